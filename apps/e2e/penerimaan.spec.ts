/**
 * A supplier's invoice in a real browser: typed, its pieces received in two parts with barcodes and
 * labels, the second part cancelled on its day, the rest closed short.
 */
import type { Page } from '@playwright/test';
import { approve, login, open, PASSWORD, pickOne, told } from './counter.ts';
import { expect, test } from './story.ts';

const cell = (page: Page, column: string, row: number) =>
  page
    .getByRole('combobox', { name: `${column} baris ${row}`, exact: true })
    .or(page.getByRole('textbox', { name: `${column} baris ${row}`, exact: true }));

async function typeInvoice(page: Page): Promise<string> {
  await open(page, '/penerimaan-barang', 'Penerimaan Barang');
  const supplier = page.getByRole('combobox', { name: 'Supplier', exact: true });
  if (await supplier.isVisible()) await pickOne(supplier);
  else await page.getByLabel('Nama Supplier').fill('PT EMAS JAYA');
  await page.getByLabel('No Faktur Supplier').fill('INV-77');
  await page.getByLabel('Tgl Faktur').fill('2026-01-05');
  await page.getByLabel('1. Nama Barang').fill('CINCIN SOLITAIRE');
  await pickOne(page.getByRole('combobox', { name: 'Kode Group' }));
  await pickOne(page.getByRole('combobox', { name: 'Kode Jenis' }));
  await page.getByLabel('Qty').fill('3');
  await page.getByRole('textbox', { name: 'Berat', exact: true }).fill('9');
  await page.getByRole('textbox', { name: 'Harga', exact: true }).fill('900000');
  await expect(page.getByText('3 Barang · 9.000 gr · Rp. 8,100,000,-')).toBeVisible();
  await page.keyboard.press('F8');
  const saved = page
    .getByRole('main')
    .getByText(/^\w+-PN-\S+ Tersimpan$/)
    .first();
  await expect(saved).toBeVisible();
  return ((await saved.textContent()) ?? '').split(' ')[0] ?? '';
}

/** Receives `n` pieces of 3 grams that the sheet offers; answers what was said. */
async function receive(page: Page, no: string, n: number, offered: number): Promise<string> {
  await open(page, `/lihat-penerimaan-barang?no=${no}`, 'Lihat Penerimaan Barang');
  const row = page.getByRole('row').filter({ hasText: no });
  await row.getByRole('button', { name: 'Terima Barang' }).click();
  await expect(cell(page, 'Nama Barang', offered)).toHaveValue('CINCIN SOLITAIRE');
  // What has not come yet is taken out of the sheet.
  for (let last = offered; last > n; last -= 1) {
    await cell(page, 'Nama Barang', last).focus();
    await page.getByRole('button', { name: 'Hapus Baris' }).click();
  }
  const tray = page.locator('#lembar-kode_baki option').first();
  await expect(tray).toBeAttached();
  await cell(page, 'Kode Gudang', 1).fill('TOKO');
  await page.keyboard.press('Control+Shift+D');
  await cell(page, 'Kode Baki', 1).fill((await tray.getAttribute('value')) ?? '');
  await page.keyboard.press('Control+Shift+D');
  await cell(page, 'Berat', 1).fill('3');
  await page.keyboard.press('Control+Shift+D');
  await cell(page, 'Harga Jual', 1).fill('4000000');
  await page.keyboard.press('Control+Shift+D');
  await page.keyboard.press('F8');
  const saved = page.getByRole('status').filter({ hasText: `${n} barang disimpan` });
  await expect(saved).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: `Cetak ${n} Label` })).toBeEnabled();
  return (await saved.textContent()) ?? '';
}

async function sees(page: Page, no: string, text: string): Promise<void> {
  await open(page, `/lihat-penerimaan-barang?no=${no}`, 'Lihat Penerimaan Barang');
  await expect(page.getByRole('row').filter({ hasText: no })).toContainText(text);
}

test('a supplier’s invoice is received in two parts, one is cancelled, the rest closed', async ({
  page,
}) => {
  await login(page, 'OWNER');
  const no = await typeInvoice(page);
  await receive(page, no, 1, 3);
  await sees(page, no, 'Belum Lengkap');
  const said = await receive(page, no, 2, 2);
  await sees(page, no, 'Lengkap');
  const tambah = /\w+-TB-[\d-]+/.exec(said)?.[0] ?? '';
  await open(page, `/batal-penerimaan-barang?no=${no}`, 'Batal Penerimaan Barang');
  await page.getByRole('combobox', { name: 'Penerimaan Yang Dibatalkan' }).click();
  await page.getByRole('option', { name: new RegExp(tambah) }).click();
  await page.getByRole('textbox', { name: /^Alasan/ }).fill('salah kirim');
  await page.keyboard.press('Control+s');
  await approve(page, 'SPV', PASSWORD);
  await told(page, `${tambah} Berhasil Dibatalkan`);
  await sees(page, no, 'Belum Lengkap');
  const row = page.getByRole('row').filter({ hasText: no });
  await row.getByRole('button', { name: 'Tutup Faktur' }).click();
  await page.getByLabel('Alasan Ditutup').fill('tidak dikirim');
  await page.keyboard.press('Control+s');
  await approve(page, 'SPV', PASSWORD);
  await told(page, `${no} Ditutup`);
});
