/** A nota template edited with its live preview on a real sale, printed, and undone. */
import type { Page } from '@playwright/test';
import { go, login, told } from './counter.ts';
import { expect, test } from './story.ts';

const THANKS = 'Terima kasih dari uji peramban';

/** The page that nota/cetak draws for the sale. */
async function printed(page: Page, no: string): Promise<string> {
  const session = await page.evaluate(() => localStorage.getItem('kencana.sesi') ?? '{}');
  const answer = await page.request.post('/api/v1/nota/cetak', {
    headers: { 'x-auth-token': (JSON.parse(session) as { token?: string }).token ?? '' },
    data: { no_dokumen: no, jenis: 'NOTA' },
  });
  expect(answer.status()).toBe(200);
  return answer.text();
}

test('a text added to the nota is previewed, printed and taken back', async ({ page }) => {
  await login(page, 'OWNER');
  await go(page, '/setting-nota');
  const preview = page.locator('iframe[title="Pratinjau"]');
  await expect(preview).toHaveAttribute('srcdoc', /-FJ-\d{6}-\d{4}/);
  const html = (await preview.getAttribute('srcdoc')) ?? '';
  const no = /[A-Z0-9]+-FJ-\d{6}-\d{4}/.exec(html)?.[0] ?? '';
  expect(await printed(page, no)).not.toContain(THANKS);
  const inForce = await page.getByText(/^Versi \d+ berlaku$/).innerText();
  const versi = Number(/\d+/.exec(inForce)?.[0]);

  const last = page.getByRole('group', { name: /^\d+\. Tanda Tangan$/ });
  await last.focus();
  await page.getByRole('button', { name: 'Tambah Blok' }).click();
  await page.getByRole('menuitem', { name: 'Teks', exact: true }).click();
  const added = page.getByRole('group', { name: /^\d+\. Teks$/ }).last();
  const words = added.getByRole('textbox', { name: 'Teks' });
  await words.fill('TOTAL Rp. 25.000.000,-');
  await expect(
    page.getByText(/^[^]*Teks: Teks Template Tidak Boleh Memuat Nilai Uang/),
  ).toBeVisible();
  await words.fill(THANKS);
  await expect(preview).toHaveAttribute('srcdoc', new RegExp(THANKS));
  const before = await added.getAttribute('aria-label');
  await added.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('group', { name: /^\d+\. Teks$/ }).last()).not.toHaveAttribute(
    'aria-label',
    before ?? '',
  );
  await page.keyboard.press('Control+s');
  await told(page, 'Berhasil Menyimpan Data');
  await expect(page.getByText(`Versi ${versi + 1} berlaku`)).toBeVisible();
  expect(await printed(page, no)).toContain(THANKS);

  await page.getByRole('button', { name: `Kembali Ke Versi ${versi}` }).click();
  await expect(page.getByText(`Versi ${versi + 2} berlaku`)).toBeVisible();
  expect(await printed(page, no)).not.toContain(THANKS);
});
