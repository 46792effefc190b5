/**
 * Selling prices of a tray raised by one rule in a real browser: seen before, changed while it is
 * looked at, approved once, looked up, undone.
 */
import type { Page } from '@playwright/test';
import { approve, go, login, open, PASSWORD, read, write } from './counter.ts';
import { expect, test } from './story.ts';

interface Piece {
  readonly kode_barcode: string;
  readonly kode_baki: string;
  readonly harga_jual: number;
}

/** Chooses a row of a master in a field of the form. */
async function choose(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await field.click();
  await field.fill(code);
  await page
    .getByRole('option', { name: new RegExp(`^${code}\\b`) })
    .first()
    .click();
}

test('prices of a tray rise by ten per cent: seen, changed, looked up, undone', async ({
  page,
}) => {
  await login(page, 'SPV');
  const [first] = await read<Piece[]>(page, 'barang?status=READY&limit=1');
  const tray = first?.kode_baki ?? '';
  const ready = (): Promise<Piece[]> =>
    read<Piece[]>(page, `barang?status=READY&kode_baki=${tray}&limit=500`);
  const before = await ready();
  await open(page, '/update-profit-barang', 'Update Profit Barang');
  await choose(page, 'Kode Gudang', 'TOKO');
  await choose(page, 'Kode Baki', tray);
  await expect(page.getByText(/^Isi aturan harga/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Persen/ }).fill('10');
  await expect(page.getByText(`${before.length} naik, 0 turun, 0 tetap`)).toBeVisible();
  const row = page.getByRole('row', { name: first?.kode_barcode ?? '' });
  await expect(row).toContainText(first?.harga_jual.toLocaleString('en-US') ?? '');
  const trays = await read<{ kode_baki: string }[]>(page, 'baki/get/by-kode-gudang/TOKO');
  const kode_baki = trays.find((one) => one.kode_baki !== tray)?.kode_baki;
  const barang = [first?.kode_barcode];
  await write(page, 'pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki, barang });
  await page.keyboard.press('F8');
  await expect(page.getByText(`1 Keluar (${first?.kode_barcode})`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Muat Ulang' }).click();
  await expect(page.getByText(`${before.length - 1} naik, 0 turun, 0 tetap`)).toBeVisible();
  await page.keyboard.press('F8');
  await approve(page, 'OWNER', PASSWORD);
  await expect(page.getByText(`${before.length - 1} Barang ·`)).toBeVisible();
  const after = await ready();
  expect(after.map(({ harga_jual }) => harga_jual)).toEqual(
    before.slice(1).map(({ harga_jual }) => Math.ceil((harga_jual * 1.1) / 500 - 1e-6) * 500),
  );
  await go(page, '/lihat-update-profit');
  const listed = page.getByRole('row', { name: /-UP-/ });
  await listed.getByRole('button', { name: 'Batalkan' }).click();
  await page.getByRole('textbox', { name: /^Alasan/ }).fill('salah persen');
  await page.keyboard.press('Control+s');
  await approve(page, 'OWNER', PASSWORD);
  await expect(page.getByText(/-UP-.* Sudah Dibatalkan/)).toBeVisible();
  expect(await ready()).toEqual(before.slice(1));
});
