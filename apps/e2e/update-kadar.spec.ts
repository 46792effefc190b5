/**
 * Purities of a tray changed in a real browser: what would change and its fine gold, a reason, one
 * approval, looked up line by line.
 */
import type { Page } from '@playwright/test';
import { approve, go, login, open, PASSWORD, read, setSetting } from './counter.ts';
import { expect, test } from './story.ts';

interface Piece {
  readonly kode_barcode: string;
  readonly kode_baki: string;
  readonly kadar: number;
}

/** Chooses a row of a list in a field of the form. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await field.click();
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click();
}

test('a tray was assayed again: its pieces get the purity that is typed', async ({ page }) => {
  await login(page, 'OWNER');
  await setSetting(page, 'UPDATE_KADAR_MODULE', 'true');
  const [first] = await read<Piece[]>(page, 'barang?status=READY&limit=1');
  const tray = first?.kode_baki ?? '';
  const ready = (): Promise<Piece[]> =>
    read<Piece[]>(page, `barang?status=READY&kode_baki=${tray}&limit=500`);
  const n = (await ready()).length;
  await open(page, '/update-kadar', 'Update Kadar');
  await choose(page, 'Kode Gudang', 'TOKO');
  await choose(page, 'Kode Baki', tray);
  await choose(page, 'Kadar Dari', 'Diketik');
  await expect(page.getByText('Isi kadar untuk melihat barang yang berubah.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Kadar\b(?! Cetak)/ }).fill('71.5');
  await expect(page.getByText(new RegExp(`^${n} barang, .* emas murni .* menjadi `))).toBeVisible();
  const row = page.getByRole('row', { name: first?.kode_barcode ?? '' });
  await expect(row).toContainText(`${first?.kadar}%`);
  await expect(row).toContainText('71.5%');
  await page.getByRole('textbox', { name: /^Alasan/ }).fill('uji ulang');
  await page.keyboard.press('F8');
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText(`${n} Barang ·`)).toBeVisible();
  expect([...new Set((await ready()).map(({ kadar }) => kadar))]).toEqual([71.5]);
  await go(page, '/lihat-update-kadar');
  const listed = page.getByRole('row', { name: /-KD-/ });
  await expect(listed).toContainText('Diketik');
  await listed.press('Enter');
  await expect(page.getByRole('row', { name: first?.kode_barcode ?? '' })).toContainText('71.5');
});
