/**
 * The category of gold: the owner chooses a group's in Master Group, and a buy-back at the counter
 * says what the category takes off.
 */
import type { Page } from '@playwright/test';
import { go, login, open, read, readyPieces, scan, sellForCash, write } from './counter.ts';
import { expect, test } from './story.ts';

interface Quote {
  readonly kode_group: string;
  readonly kadar: number;
  readonly kategori: string;
  readonly potongan_kategori: number;
  readonly harga_nota: number;
  readonly harga_beli: number;
}

const quoteOf = (page: Page, code: string) => read<Quote>(page, `pembelian/get/jual/${code}`);

test('an owner tells a group’s category, and the buy-back takes its cut', async ({ page }) => {
  await login(page, 'OWNER');
  const piece = (await readyPieces(page, 60)).at(-1);
  if (!piece) throw new Error('nothing to sell');
  const code = piece.kode_barcode;
  await sellForCash(page, code);
  const before = await quoteOf(page, code);
  expect(before.potongan_kategori).toBe(0);
  const { kode_group, kadar } = before;
  await write(page, 'kategori', { kode_kategori: 'PATAHAN', nama_kategori: 'PATAHAN', kadar });
  await write(page, 'para-potongan-kategori', { kode_kategori: 'PATAHAN', persen: 5 });

  await open(page, '/master-group', 'Master Group');
  await page.getByRole('cell', { name: kode_group, exact: true }).first().dblclick();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('combobox', { name: 'Kode Kategori' });
  await choice.fill('PATAHAN');
  await page.getByRole('option', { name: 'PATAHAN' }).first().click();
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  const after = await quoteOf(page, code);
  expect(after).toMatchObject({
    kategori: 'PATAHAN',
    potongan_kategori: Math.floor((before.harga_nota * 5) / 100),
  });

  await go(page, '/transaksi-pembelian');
  await page.getByLabel('Barcode / No Nota').focus();
  await scan(page, code);
  const told = page.getByText(/kategori PATAHAN Rp/);
  await expect(told).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(told).toBeVisible();
});
