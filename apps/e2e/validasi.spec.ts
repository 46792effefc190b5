/**
 * The cashiers' desk with two cashiers: what one counter saves appears on both, arrows, Space and
 * Enter validate, who is late is told who was faster, and one is refused with a reason.
 */
import type { Browser, Page } from '@playwright/test';
import { login, open, read, readyPieces, sellForCash, setSetting, write } from './counter.ts';
import { expect, test } from './story.ts';

async function signedIn(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await login(page, user);
  return page;
}

/** Sales that wait, as a counter saves them; answers their numbers. */
async function sell(page: Page, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (const { kode_barcode } of await readyPieces(page, count)) {
    numbers.push(await sellForCash(page, kode_barcode));
  }
  return numbers;
}

const row = (page: Page, no: string | undefined) =>
  page.getByRole('option', { name: new RegExp(no ?? 'none') });
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Refuses what an interrupted story may have left waiting. */
async function clearDesk(page: Page): Promise<void> {
  const waiting = await read<{ no_faktur_group: string }[]>(
    page,
    'validasi/meja/validasi-penjualan',
  );
  for (const { no_faktur_group } of waiting) {
    await write(page, 'penjualan/tolak', { no_faktur_group, alasan: 'sisa cerita' });
  }
}

test('two cashiers at one desk', async ({ browser }) => {
  const owner = await signedIn(browser, 'OWNER');
  await setSetting(owner, 'VALIDASI_PENJUALAN', 'true');
  try {
    const kasir = await signedIn(browser, 'KASIR');
    const spv = await signedIn(browser, 'SPV');
    await clearDesk(spv);
    for (const page of [kasir, spv]) await open(page, '/validasi-penjualan', 'Validasi Penjualan');
    await expect(kasir.getByText('Tidak Ada Dokumen Yang Menunggu Validasi')).toBeVisible();

    const numbers = await sell(kasir, 5);
    for (const page of [kasir, spv]) {
      for (const no of numbers) await expect(row(page, no)).toBeVisible();
    }

    // Two at once: the list has the focus, the first row is the active one.
    await kasir.getByRole('listbox').focus();
    await kasir.keyboard.press('Home');
    await kasir.keyboard.press('Space');
    await kasir.keyboard.press('ArrowDown');
    await kasir.keyboard.press('Space');
    await expect(row(kasir, numbers[0])).toHaveAttribute('aria-selected', 'true');
    await expect(kasir.getByRole('button', { name: /Validasi 2 Dokumen/ })).toBeVisible();
    await kasir.keyboard.press('Enter');
    await expect(kasir.getByRole('dialog')).toContainText('CASH Rp.');
    await expect(answer(kasir, 'Validasi')).toBeFocused();
    await kasir.keyboard.press('Enter');
    for (const page of [kasir, spv]) {
      for (const no of numbers.slice(0, 2)) await expect(row(page, no)).toHaveCount(0);
    }

    // Both have asked about the same document; the first to answer wins.
    const contested = numbers[2] ?? '';
    for (const page of [kasir, spv]) {
      await row(page, contested).click();
      await page.getByRole('listbox').press('Enter');
      await expect(page.getByRole('dialog')).toContainText(contested);
    }
    await answer(kasir, 'Validasi').click();
    await expect(row(kasir, contested)).toHaveCount(0);
    await answer(spv, 'Validasi').click();
    await expect(spv.getByRole('alert').first()).toContainText(
      `${contested} Sudah Divalidasi Oleh KASIR`,
    );

    const refused = numbers[3] ?? '';
    await row(spv, refused).click();
    await spv.getByRole('listbox').press('Delete');
    await spv.getByRole('textbox', { name: 'Alasan' }).fill('Uang pembeli kurang');
    await spv.keyboard.press('Enter');
    for (const page of [kasir, spv]) await expect(row(page, refused)).toHaveCount(0);
    const stored = await read<object>(kasir, `penjualan/faktur/${refused}`);
    expect(stored).toMatchObject({ status: 'BATAL', batal_alasan: 'Uang pembeli kurang' });

    await kasir.getByRole('listbox').focus();
    await kasir.keyboard.press('Enter');
    await expect(kasir.getByRole('dialog')).toContainText(numbers[4] ?? 'none');
    await expect(answer(kasir, 'Validasi')).toBeFocused();
    await kasir.keyboard.press('Enter');
    await expect(kasir.getByText('Tidak Ada Dokumen Yang Menunggu Validasi')).toBeVisible();
    const last = await read<object>(kasir, `penjualan/faktur/${numbers[4]}`);
    expect(last).toMatchObject({ status_valid: 'DONE', valid_by: 'KASIR' });
  } finally {
    await setSetting(owner, 'VALIDASI_PENJUALAN', 'false');
  }
});
