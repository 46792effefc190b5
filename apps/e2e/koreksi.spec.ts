/**
 * A piece entered wrongly and corrected after its day was closed, in a real browser: its texts at
 * once, weight and price with an approval, found in the list of corrections and undone there.
 */
import type { Page } from '@playwright/test';
import { approve, go, login, open, PASSWORD, read, told, write } from './counter.ts';
import { expect, test } from './story.ts';

interface Group {
  readonly kode_group: string;
  readonly kadar: number;
}

interface Tray {
  readonly kode_baki: string;
}

interface Status {
  readonly kas_sistem: number;
  readonly tgl_system: string;
}

/** Enters a ring that weighs 25 grams instead of 2.5; answers its barcode. */
async function enterWrongly(page: Page): Promise<string> {
  const [tray] = await read<Tray[]>(page, 'baki/get/by-kode-gudang/TOKO');
  const groups = await read<Group[]>(page, 'group/get/all');
  const gold = groups.find(({ kode_group }) => kode_group === 'GD') ?? groups[0];
  const body = {
    kode_group: gold?.kode_group,
    kode_jenis: 'CINCIN',
    kode_gudang: 'TOKO',
    kode_baki: tray?.kode_baki,
    nama_barang: 'CINCIN SALAH TIMBANG',
    berat: 25,
    kadar: gold?.kadar,
    harga_beli: 2_500_000,
    harga_jual: 4_000_000,
  };
  const saved = await write(page, 'barang/simpan', body);
  expect(saved['status']).toBe('success');
  return String((saved['data'] as { kode_barcode?: string }).kode_barcode);
}

/** Closes the day with what the books say is in the till. */
async function closeDay(page: Page): Promise<void> {
  const { kas_sistem, tgl_system } = await read<Status>(page, 'tutup-toko/status');
  const lembar = Math.floor(kas_sistem / 100);
  const uang_fisik = [
    { pecahan: 100_000, lembar: Math.floor(lembar / 1000) },
    { pecahan: 100, lembar: lembar % 1000 },
  ];
  const closed = await write(page, 'tutup-toko', {
    uang_fisik,
    tgl_system,
    abaikan_peringatan: true,
  });
  expect(closed['status']).toBe('success');
}

test('a piece entered wrongly is corrected after closing, and the correction undone', async ({
  page,
}) => {
  await login(page, 'OWNER');
  const code = await enterWrongly(page);
  await closeDay(page);
  await login(page, 'OWNER');
  await open(page, '/data-barang', 'Data Barang');
  await page.getByRole('searchbox', { name: 'Barcode' }).fill(code);
  await page.getByRole('button', { name: `Koreksi ${code}` }).click();
  const texts = page.getByRole('form', { name: /^Nama, cap, foto/ });
  await texts.getByLabel('Nama Barang').fill('CINCIN SOLITAIRE');
  await texts.getByRole('button', { name: /Simpan Perubahan/ }).click();
  await told(page, 'Barang Diubah');
  await expect(page.getByRole('heading', { name: 'CINCIN SOLITAIRE' })).toBeVisible();
  const values = page.getByRole('form', { name: /^Berat, kadar/ });
  await values.getByRole('textbox', { name: 'Berat', exact: true }).fill('2,5');
  await values.getByRole('textbox', { name: /^Berat Asli/ }).fill('2,5');
  await values.getByRole('textbox', { name: /^Alasan/ }).fill('salah ketik');
  await page.keyboard.press('F8');
  await approve(page, 'SPV', PASSWORD);
  await told(page, 'Barang Dikoreksi');
  await go(page, '/lihat-koreksi-barang');
  const row = page.getByRole('row', { name: /-KO-/ });
  await expect(row).toContainText('salah ketik');
  await row.getByRole('button', { name: 'Batalkan' }).click();
  await page.getByRole('textbox', { name: /^Alasan/ }).fill('ternyata benar');
  await page.keyboard.press('Control+s');
  await approve(page, 'SPV', PASSWORD);
  await told(page, /-KO-\S+ Berhasil Dibatalkan/);
  const [piece] = await read<{ berat: number; nama_barang: string }[]>(
    page,
    `barang?kode_barcode=${code}`,
  );
  expect([piece?.berat, piece?.nama_barang]).toEqual([25, 'CINCIN SOLITAIRE']);
});
