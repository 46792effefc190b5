/**
 * A piece's life in a real browser: from Data Barang, by typing its barcode, from the line of a
 * document, and from there to the documents that touched it.
 */
import { go, login, open, read, scan, write } from './counter.ts';
import { expect, test } from './story.ts';

interface Piece {
  readonly kode_barcode: string;
  readonly kode_baki: string;
}

test('where a piece came from, where it went, and the documents that say so', async ({ page }) => {
  await login(page, 'SPV');
  const [piece] = await read<Piece[]>(page, 'barang?status=READY&limit=1');
  const code = piece?.kode_barcode ?? '';
  const trays = await read<{ kode_baki: string }[]>(page, 'baki/get/by-kode-gudang/TOKO');
  const kode_baki = trays.find((tray) => tray.kode_baki !== piece?.kode_baki)?.kode_baki ?? '';
  const body = { kode_gudang: 'TOKO', kode_baki, barang: [code], keterangan: 'ke etalase' };
  const moved = await write(page, 'pindahbarang/simpan', body);
  const no = String((moved['data'] as { no_pindah?: string }).no_pindah);
  await open(page, '/data-barang', 'Data Barang');
  await page.getByLabel('Barcode', { exact: true }).fill(code);
  await page.getByRole('button', { name: `Riwayat ${code}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Riwayat Barang' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Tambah Barang/ })).toBeVisible();
  const row = page.getByRole('row', { name: no });
  await expect(row).toContainText(`TOKO / ${piece?.kode_baki} → TOKO / ${kode_baki}`);
  await expect(row).toContainText('ke etalase');
  await row.getByRole('link', { name: no }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lihat Pindah Barang' })).toBeVisible();
  await page.getByRole('row', { name: no }).press('Enter');
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByText(`${code} · `)).toBeVisible();
  await go(page, '/home');
  await open(page, '/riwayat-barang', 'Riwayat Barang');
  await expect(page.getByText(/^Scan atau ketik barcode/)).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Barcode' });
  await field.fill('99999999');
  await field.press('Enter');
  await expect(page.getByText('Barang 99999999 Tidak Ditemukan').first()).toBeVisible();
  await scan(page, code);
  await expect(page.getByRole('row', { name: no })).toBeVisible();
});
