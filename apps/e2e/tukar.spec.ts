/**
 * A trade-in by keyboard, either way of the difference, and a price below computed that is refused
 * without a supervisor and sold with one.
 */
import type { Page } from '@playwright/test';
import {
  approve,
  login,
  openCounter,
  PASSWORD,
  payCash,
  read,
  readyPieces,
  savedSale,
  scan,
  scanPiece,
  sellForCash,
  typeCustomer,
} from './counter.ts';
import { expect, test } from './story.ts';

/** The dearest ready piece and a much cheaper one. */
async function dearAndCheap(page: Page): Promise<{ dear: string; cheap: string }> {
  const list = await readyPieces(page, 40);
  const [dear, cheap] = [list[0]?.kode_barcode, list[39]?.kode_barcode];
  if (!dear || !cheap) throw new Error('no pieces');
  return { dear, cheap };
}

/** The new piece at the counter and the old one in exchange; answers what that is worth. */
async function exchange(
  page: Page,
  fresh: string,
  old: string,
  nama = 'IBU TUTI',
): Promise<number> {
  await openCounter(page);
  await scanPiece(page, fresh);
  if (nama !== '') await typeCustomer(page, nama);
  await page.keyboard.press('F6');
  await page.getByLabel('Barcode Barang Tukar').fill(old);
  await page.keyboard.press('Enter');
  const worth = page.getByRole('group', { name: 'Tukar' }).getByLabel('Harga Beli');
  await expect(worth).toBeVisible();
  const value = Number((await worth.inputValue()).replaceAll(',', ''));
  expect(value).toBeGreaterThan(0);
  return value;
}

test('old gold worth more than the new piece: the shop pays the difference', async ({ page }) => {
  await login(page);
  const { dear, cheap } = await dearAndCheap(page);
  await sellForCash(page, dear);
  const ready = await read<{ harga_total: number }>(page, `barang/ready/kode-barcode/${cheap}`);
  const value = await exchange(page, cheap, dear);
  const back = value - ready.harga_total;
  expect(back).toBeGreaterThan(0);
  const till = page.getByRole('region', { name: 'Total' });
  await expect(till).toContainText('Kembali');
  await expect(till).toContainText(back.toLocaleString('en-US'));
  await expect(till.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  // The old piece was sold today: cash for it needs an approval.
  await expect(page.getByRole('dialog', { name: 'Otorisasi' })).toContainText('dibayar CASH');
  await approve(page, 'SPV', PASSWORD);
  const no = await savedSale(page);

  const stored = await read<{ kembali: number; bayar: number }>(page, `penjualan/faktur/${no}`);
  expect(stored).toMatchObject({ bayar: value, kembali: back });
  const cash = await read<{ no_dokumen: string; kategori: string; keluar: number }[]>(
    page,
    'cash/paginated?limit=5',
  );
  expect(cash.find((row) => row.no_dokumen === no)).toMatchObject({
    kategori: 'TUKAR KURANG',
    keluar: back,
  });
});

test('old gold of this shop pays a part of the new piece', async ({ page }) => {
  await login(page);
  const { dear, cheap } = await dearAndCheap(page);
  await sellForCash(page, cheap);
  const value = await exchange(page, dear, cheap, '');
  await payCash(page);
  // Gold has a name: the screen says so before anything is sent, and keeps what was typed.
  await expect(page.getByText('Nama Penjual Tidak Boleh Kosong')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nama', exact: true })).toBeFocused();
  await page.keyboard.type('IBU TUTI', { delay: 40 });
  await page.keyboard.press('Control+s');
  // Its nota names nobody, and it is worth more than such notas may come to in a day.
  await expect(page.getByRole('dialog', { name: 'Otorisasi' })).toContainText(
    'tanpa bukti penjual',
  );
  await approve(page, 'SPV', PASSWORD);
  const no = await savedSale(page);

  const stored = await read<{ total: number; detail_tukar: { harga_total: number }[] }>(
    page,
    `penjualan/faktur/${no}`,
  );
  expect(stored.detail_tukar.map((d) => d.harga_total)).toEqual([value]);
  const cash = await read<{ no_dokumen: string; masuk: number }[]>(page, 'cash/paginated?limit=5');
  expect(cash.find((row) => row.no_dokumen === no)?.masuk).toBe(stored.total - value);
});

test('a price below computed needs a supervisor', async ({ page }) => {
  await login(page);
  const [piece] = await readyPieces(page, 1);
  if (!piece) throw new Error('no piece');
  await openCounter(page);
  await scan(page, piece.kode_barcode);
  const row = page.getByRole('row', { name: piece.kode_barcode });
  await expect(row).toBeVisible();
  const price = row.getByRole('textbox', { name: /^Harga/ });
  const lower = Math.floor((piece.harga_jual * 0.9) / 500) * 500;
  await price.fill(String(lower));
  await page.keyboard.press('Tab');
  await payCash(page);
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await expect(dialog).toContainText(piece.kode_barcode);
  await approve(page, 'SPV', 'bukan-password');
  await expect(dialog).toContainText('User Id atau Password Salah');
  const still = await read<unknown[]>(
    page,
    `barang?kode_barcode=${piece.kode_barcode}&status=READY`,
  );
  expect(still).toHaveLength(1);
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const no = await savedSale(page);
  const stored = await read<{ otorisasi: { approver: string }[] }>(page, `penjualan/faktur/${no}`);
  expect(stored.otorisasi.map((o) => o.approver)).toEqual(['SPV']);
});
