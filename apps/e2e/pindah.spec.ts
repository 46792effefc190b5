/**
 * Moves in a real browser: looked up by date, printed again as PDF and Excel, cancelled, and
 * what is told where there are none or a receipt fails.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { approve, go, login, open, PASSWORD, read, told, write } from './counter.ts';
import { expect, test } from './story.ts';

interface Piece {
  readonly kode_barcode: string;
  readonly kode_baki: string;
}

/** Moves ready pieces of one tray to another one of the shop floor; answers the number. */
async function move(page: Page, n: number): Promise<string> {
  const trays = await read<{ kode_baki: string }[]>(page, 'baki/get/by-kode-gudang/TOKO');
  const ready = await read<Piece[]>(page, `barang?status=READY&limit=${n}`);
  const from = ready.map(({ kode_baki }) => kode_baki);
  const kode_baki = trays.find((tray) => !from.includes(tray.kode_baki))?.kode_baki ?? '';
  const barang = ready.map(({ kode_barcode }) => kode_barcode);
  const body = { kode_gudang: 'TOKO', kode_baki, barang, keterangan: 'etalase' };
  const saved = await write(page, 'pindahbarang/simpan', body);
  return String((saved['data'] as { no_pindah?: string }).no_pindah);
}

test('moves are looked up by date, printed again, and told when there are none', async ({
  page,
}) => {
  await login(page, 'SPV');
  await go(page, '/lihat-pindah-barang');
  await told(page, 'Data Yang Anda Cari Tidak Ada');
  await expect(page.getByText('Data Barang Kosong')).toBeVisible();
  const no = await move(page, 3);
  await go(page, '/home');
  await go(page, '/lihat-pindah-barang');
  const row = page.getByRole('row', { name: no });
  await expect(row).toContainText('TOKO');
  await told(page, 'Data Hutang Tersedia');
  for (const [name, file] of [
    [`Bukti Pindah ${no} (PDF)`, 'BUKTI PINDAH BARANG.pdf'],
    [`Bukti Pindah ${no} (Excel)`, 'TANDA_TERIMA.xlsx'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await row.getByRole('button', { name }).press('Enter');
    const saved = await coming;
    expect(saved.suggestedFilename()).toBe(file);
    const head = (await readFile(await saved.path())).subarray(0, 2).toString('latin1');
    expect(head).toBe(file.endsWith('.pdf') ? '%P' : 'PK');
  }
  await page.route(/by-no-pindah\?/, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'GALAT_SERVER' } }),
  );
  await row.getByRole('button', { name: /\(PDF\)$/ }).click();
  await told(page, 'Terjadi Kesalahan Saat Mengirim Data');
});

test('a move is cancelled from its list: told by pieces and grams, back in its tray', async ({
  page,
}) => {
  await login(page, 'SPV');
  const no = await move(page, 2);
  await go(page, '/lihat-pindah-barang');
  await page.getByRole('row', { name: no }).getByRole('button', { name: 'Batalkan' }).click();
  await expect(page.getByText(/^2 Barang · [\d.]+ gr$/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Alasan/ }).fill('salah baki');
  await page.keyboard.press('Control+s');
  await approve(page, 'OWNER', PASSWORD);
  await expect(page.getByText(`${no} Sudah Dibatalkan`)).toBeVisible();
});

test('a whole tray is shown, changes before it is saved, and is moved as it lies then', async ({
  page,
}) => {
  await login(page, 'SPV');
  const [first] = await read<Piece[]>(page, 'barang?status=READY&limit=1');
  const tray = first?.kode_baki ?? '';
  const lying = await read<Piece[]>(page, `barang?status=READY&kode_baki=${tray}&limit=500`);
  const trays = await read<{ kode_baki: string }[]>(page, 'baki/get/by-kode-gudang/TOKO');
  const target = trays.find(({ kode_baki }) => kode_baki !== tray)?.kode_baki ?? '';
  await open(page, '/pindah-barang-satu-baki', 'Pindah Barang Satu Baki');
  await expect(page.getByText('Pilih gudang dan baki asal untuk melihat isinya.')).toBeVisible();
  await choose(page, 'Dari Gudang', 'TOKO');
  await choose(page, 'Dari Baki', tray);
  const shown = (n: number) => page.getByText(new RegExp(`^${n} barang dipindah, [\\d.,]+ gr$`));
  await expect(shown(lying.length)).toBeVisible();
  await expect(page.getByRole('row', { name: first?.kode_barcode ?? '' })).toBeVisible();
  await choose(page, 'Gudang Tujuan', 'TOKO');
  await choose(page, 'Baki Tujuan', target);
  const barang = [first?.kode_barcode];
  await write(page, 'pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki: target, barang });
  await page.keyboard.press('F8');
  await expect(page.getByText(`1 Keluar (${first?.kode_barcode})`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Muat Ulang' }).click();
  await expect(shown(lying.length - 1)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByText(`${lying.length - 1} Barang ·`)).toBeVisible();
  expect(await read<Piece[]>(page, `barang?status=READY&kode_baki=${tray}`)).toEqual([]);
});

/** Chooses a row of a master in a field of the form. */
async function choose(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).or(page.getByLabel(label)).first();
  await field.click();
  await field.fill(code);
  await page
    .getByRole('option', { name: new RegExp(`^${code}\\b`) })
    .first()
    .click();
}
