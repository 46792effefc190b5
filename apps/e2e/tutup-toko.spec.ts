/**
 * Closing the day in a real browser: the till is counted to the books, the day closes, and the
 * shell shows the next date.
 */
import { expect, test, type Page } from '@playwright/test';
import { login } from './counter.ts';

const PECAHAN = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100];

async function figure(page: Page, name: string): Promise<number> {
  const text = (await page.locator(`[data-angka=${name}]`).textContent()) ?? '';
  return Number(text.replace('Rp. ', '').replace(',-', '').replaceAll(',', ''));
}

/** Goes down the list with Enter and types what makes up the amount. */
async function count(page: Page, amount: number): Promise<void> {
  let left = amount;
  await page.getByRole('textbox', { name: 'Lembar 100,000' }).focus();
  for (const pecahan of PECAHAN) {
    const lembar = Math.floor(left / pecahan);
    left -= lembar * pecahan;
    if (lembar > 0) await page.keyboard.type(String(lembar));
    if (pecahan !== 100) await page.keyboard.press('Enter');
  }
  expect(left).toBe(0);
}

function nextDay(tgl: string): string {
  const day = new Date(`${tgl}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

test('the day is counted and closed; the shell shows the next date and the report opens', async ({
  page,
}) => {
  await page.addInitScript('window.print = () => undefined');
  await login(page, 'SPV');
  await page.goto('/tutup-toko');
  await expect(page.getByRole('textbox', { name: 'Lembar 100,000' })).toBeFocused();
  const today = (await page.locator('.pill-date').first().textContent())?.match(
    /\d{4}-\d{2}-\d{2}/,
  )?.[0];
  expect(today).toBeDefined();
  const sistem = await figure(page, 'kas-buku');
  if (sistem > 0) {
    await page.keyboard.press('F8');
    await expect(page.getByText('Alasan Tidak Boleh Kosong')).toBeVisible();
    await expect(page.getByLabel('Alasan Selisih')).toBeFocused();
  }
  await count(page, sistem);
  expect(await figure(page, 'selisih')).toBe(0);
  await expect(page.getByLabel('Alasan Selisih')).toHaveCount(0);
  await page.keyboard.press('F8');
  const ask = page.getByRole('dialog', { name: 'Tutup Toko' });
  await expect(ask).toContainText(today ?? '');
  await expect(ask.getByRole('button', { name: 'Tutup Toko' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tutup Toko Berhasil' })).toBeVisible();
  await expect(page.locator('.pill-date').first()).toContainText(nextDay(today ?? ''));
  await page.getByRole('button', { name: 'Lihat Laporan Tutup Toko' }).press('Enter');
  const report = page.getByRole('article', { name: 'Laporan Tutup Toko' });
  await expect(report).toContainText(today ?? '');
  await expect(report).toContainText('Kas Dan Rekening');
});
