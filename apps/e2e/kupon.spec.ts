/**
 * A coupon by keyboard: it pays a part at the counter, Cek Kupon shows that it is used up, the next
 * sale is refused it, and cancelling the sale gives it back.
 */
import type { Page } from '@playwright/test';
import {
  approve,
  go,
  login,
  open,
  openCounter,
  PASSWORD,
  payCash,
  read,
  readyPieces,
  savedSale,
  scanPiece,
  write,
} from './counter.ts';
import { expect, test } from './story.ts';

const OFF = 150_000;

/** One coupon of Rp 150.000 that nobody has used, or a voucher of as much. */
async function newCoupon(page: Page, tipe_kupon: 'RP' | 'VOUCHER' = 'RP'): Promise<string> {
  const kode_kupon = `E2E${Date.now() % 1_000_000_000}`;
  const made = await write(page, 'transaksi-kupon', {
    kode_kupon,
    nama_kupon: 'KUPON UJI',
    tgl_dari: '2020-01-01',
    tgl_sampai: '2099-12-31',
    tipe_kupon,
    nilai: OFF,
    minimal_rp: 0,
    kuota: 1,
  });
  expect(made).toMatchObject({ status: 'success' });
  return kode_kupon;
}

/** Scans the piece and enters the coupon with Shift+F8. */
async function scanWithCoupon(page: Page, barcode: string, kode: string): Promise<void> {
  await openCounter(page);
  await scanPiece(page, barcode);
  await page.keyboard.press('Shift+F8');
  await expect(page.getByLabel('Kode kupon')).toBeFocused();
  await page.keyboard.type(kode.toLowerCase(), { delay: 60 });
  await page.keyboard.press('Enter');
}

async function look(page: Page, kode: string): Promise<void> {
  await open(page, '/cek-kupon', 'Cek Kupon');
  await expect(page.getByLabel('Kode kupon')).toBeFocused();
  await page.keyboard.type(kode, { delay: 60 });
  await page.keyboard.press('Enter');
}

test('pays a part, is used up, comes back with the cancelled sale', async ({ page }) => {
  await login(page, 'OWNER');
  const kode = await newCoupon(page);
  const [first, second] = await readyPieces(page, 2);
  if (!first || !second) throw new Error('no pieces');
  const { harga_total } = await read<{ harga_total: number }>(
    page,
    `barang/ready/kode-barcode/${first.kode_barcode}`,
  );

  await scanWithCoupon(page, first.kode_barcode, kode);
  const row = page.getByRole('group', { name: 'Kupon' });
  await expect(row.getByText('KUPON UJI')).toBeVisible();
  await expect(row.getByText('Rp. 150,000,-')).toBeVisible();
  await page.keyboard.press('F8');
  const cash = page.getByLabel('Uang Diterima');
  await expect(cash).toBeFocused();
  await expect(cash).toHaveValue((harga_total - OFF).toLocaleString('en-US'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const no = await savedSale(page);
  const stored = await read<{ total: number; pembayaran: object[] }>(
    page,
    `penjualan/faktur/${no}`,
  );
  expect(stored).toMatchObject({
    total: harga_total,
    pembayaran: [
      { jenis: 'KUPON', jumlah_rp: OFF },
      { jenis: 'CASH', jumlah_rp: harga_total - OFF },
    ],
  });

  await look(page, kode);
  const card = page.getByRole('region', { name: kode });
  await expect(card.getByText('Habis')).toBeVisible();
  await expect(card.getByText('1 dari 1, sisa 0')).toBeVisible();
  await expect(page.getByText(no)).toBeVisible();

  await scanWithCoupon(page, second.kode_barcode, kode);
  await expect(page.getByText(`Kuota Kupon ${kode} Sudah Habis`)).toBeVisible();

  await go(page, `/batal-penjualan?no=${no}`);
  await expect(page.getByLabel('Alasan Batal')).toBeFocused();
  await page.keyboard.type('tidak jadi', { delay: 60 });
  await page.keyboard.press('Enter');
  await approve(page, 'SPV', PASSWORD);
  await expect(page.getByText(`${no} Sudah Dibatalkan`)).toBeVisible();

  await look(page, kode);
  await expect(card.getByText('0 dari 1, sisa 1')).toBeVisible();
  await expect(page.getByText('Belum Pernah Dipakai')).toBeVisible();
});

test('a voucher pays its whole value once and is no coupon', async ({ page }) => {
  await login(page, 'OWNER');
  const kode = await newCoupon(page, 'VOUCHER');
  const [first] = await readyPieces(page, 1);
  if (!first) throw new Error('no pieces');
  await scanWithCoupon(page, first.kode_barcode, kode);
  const coupon = page.getByRole('group', { name: 'Kupon' });
  await expect(coupon.getByText(`Kode ${kode} Adalah Voucher`)).toBeVisible();
  await coupon.getByRole('button', { name: /Hapus/ }).click();
  await expect(coupon).toBeHidden();

  await page.keyboard.press('Shift+F6');
  const field = page.getByLabel('Kode voucher');
  await expect(field).toBeFocused();
  await page.keyboard.type(kode.toLowerCase(), { delay: 60 });
  await page.keyboard.press('Enter');
  const row = page.getByRole('group', { name: 'Voucher' });
  await expect(row.getByText('Rp. 150,000,-')).toBeVisible();
  await payCash(page);
  const no = await savedSale(page);
  const stored = await read<{ total: number; pembayaran: object[] }>(
    page,
    `penjualan/faktur/${no}`,
  );
  expect(stored).toMatchObject({
    pembayaran: [
      { jenis: 'VOUCHER', jumlah_rp: OFF },
      { jenis: 'CASH', jumlah_rp: stored.total - OFF },
    ],
  });
  await look(page, kode);
  await expect(page.getByRole('region', { name: kode }).getByText('Habis')).toBeVisible();
});

test('a code that nobody knows is told at its field, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'OWNER');
  await look(page, 'TIADA');
  await expect(page.getByText('Kupon TIADA tidak ditemukan')).toBeVisible();
  await page.getByLabel('Kode kupon').fill('HEMAT');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'HEMAT' })).toBeVisible();
  const width = await page.evaluate('document.documentElement.scrollWidth');
  expect(width).toBeLessThanOrEqual(390);
});
