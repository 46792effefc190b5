/**
 * The counter in a real browser, by keyboard and scanner alone: a cash sale in four actions, a sale
 * with two payments and change, a second scan of one piece, a draft that survives a reload, and a
 * cancelled sale.
 */
import type { Page } from '@playwright/test';
import {
  go,
  login,
  openCounter,
  PASSWORD,
  payCash,
  readyPieces,
  savedSale,
  scan,
} from './counter.ts';
import { expect, test } from './story.ts';

function row(page: Page, code: string) {
  return page.getByRole('row', { name: code });
}

async function readyCodes(page: Page, count: number): Promise<string[]> {
  return (await readyPieces(page, count)).map((piece) => piece.kode_barcode);
}

/** The saved sale's number; the button of the next sale has the focus. */
async function saved(page: Page): Promise<string> {
  const no = await savedSale(page);
  await expect(page.getByRole('button', { name: 'Transaksi Baru' })).toBeFocused();
  return no;
}

test.beforeEach(({ page }) => login(page));

test('scan, F8, Enter, Enter sells a piece for cash; the next scan begins a new sale', async ({
  page,
}) => {
  const [first = '', second = ''] = await readyCodes(page, 2);
  await openCounter(page);
  const printed = page.waitForRequest('**/nota/cetak');
  await scan(page, first);
  await expect(row(page, first)).toBeVisible();
  await payCash(page);
  expect(await saved(page)).toMatch(/-FJ-\d{6}-\d{4}$/);
  expect((await printed).postDataJSON()).toMatchObject({ jenis: 'NOTA', format: 'html' });

  // The scanner's echo of two seconds passes on the page's own clock.
  await page.clock.install();
  await scan(page, second);
  await expect(row(page, second)).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);
  await page.clock.fastForward(2_100);
  await scan(page, second);
  await expect(page.getByText(`Barang ${second} sudah ada di daftar`)).toBeVisible();
  await scan(page, first);
  await expect(page.getByText(`Barang ${first} tidak ready: status TERJUAL`)).toBeVisible();
  await expect(row(page, second)).toHaveCount(1);

  await page.reload();
  await expect(row(page, second)).toBeVisible();
  await row(page, second).focus();
  await page.keyboard.press('Delete');
  await expect(row(page, second)).toHaveCount(0);
});

test('a card and cash together, with change; then the sale is cancelled', async ({ page }) => {
  const [code = ''] = await readyCodes(page, 1);
  await openCounter(page);
  await scan(page, code);
  await expect(row(page, code)).toBeVisible();
  await row(page, code).focus();
  await page.keyboard.press('Space');
  const note = page.getByRole('combobox', { name: `Keterangan ${code}` });
  await expect(note).toBeFocused();
  await page.keyboard.type('UKIR NAMA ANI', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Barcode').first()).toBeFocused();
  const accounts = page.waitForResponse(/\/rekenings/);
  await page.reload();
  await accounts;
  const written = page.getByRole('button', { name: `Keterangan ${code}: UKIR NAMA ANI` });
  await expect(written).toBeVisible();
  await page.keyboard.press('F9');
  const card = page.getByRole('group', { name: 'Debit' });
  await expect(card.getByLabel('Rekening')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Jumlah')).toBeFocused();
  await page.keyboard.type('100.000', { delay: 60 });
  await page.keyboard.press('F8');
  const cash = page.getByLabel('Uang Diterima');
  await expect(cash).toBeFocused();
  const rest = Number((await cash.inputValue()).replaceAll(',', ''));
  await page.keyboard.type(String(rest + 50_000), { delay: 60 });
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('Rp. 50,000,-');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const no = await saved(page);
  await expect(page.getByText('Rp. 50,000,-').first()).toBeVisible();

  await go(page, `/batal-penjualan?no=${no}`);
  await expect(page.getByRole('cell', { name: 'UKIR NAMA ANI' })).toBeVisible();
  await expect(page.getByLabel('Alasan Batal')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Alasan Tidak Boleh Kosong')).toBeVisible();
  await page.keyboard.type('salah barang', { delay: 60 });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog.getByRole('combobox', { name: 'Username' })).toBeFocused();
  await page.keyboard.type('SPV', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.type(PASSWORD, { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${no} Sudah Dibatalkan`)).toBeVisible();
  expect(await readyCodes(page, 1)).toEqual([code]);
});
