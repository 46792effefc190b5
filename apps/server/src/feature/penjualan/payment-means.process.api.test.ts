/**
 * A way of paying that only the tests have, sold with through the API: one file on each side and
 * its line in the two lists (which a mock adds). Limits, books, closing, desk and reports know it
 * by its worth.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import { openShop } from '../../../test/open-shop.ts';
import type { Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

vi.mock('@kencana/contract/payment/payment-list', async (original) => {
  const { payments } = await original<{ payments: readonly unknown[] }>();
  const { cicilanPayment } = await import('@kencana/contract/payment/cicilan.test-data');
  return { payments: [...payments, cicilanPayment] };
});
vi.mock('./payment-list.part.ts', async (original) => {
  const { paymentList } = await original<{ paymentList: readonly unknown[] }>();
  const { cicilanMeans } = await import('./cicilan.test-data.ts');
  return { paymentList: [...paymentList, cicilanMeans] };
});

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const TOTAL = 4_711_000;
const cicilan = (jumlah_rp: number, no_kontrak = 'K-1') => ({
  jenis: 'CICILAN',
  kode_leasing: 'ADIRA',
  no_kontrak,
  jumlah_rp,
});

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ modules: ['MEMBER_MODULE'], members: ['ANI'], points: true });
});
afterAll(() => shop.close());

async function sell(pembayaran: readonly object[], change: object = {}) {
  const code = await addPiece(shop.kasir);
  return shop.kasir.post('penjualan/simpan', saleOf([code], pembayaran, change));
}

it('pays a sale, is owed in the books and kept with the document, and earns no points', async () => {
  const sold = await sell([cicilan(4_000_000), cash(711_000)], { kode_member: 'ANI' });
  expect(sold.status).toBe(201);
  const no = String(sold.body.data.no_faktur_group);
  expect(sold.body.data.pembayaran).toMatchObject([
    { jenis: 'CICILAN', jumlah_rp: 4_000_000 },
    { jenis: 'CASH', jumlah_rp: 711_000 },
  ]);
  expect(await shop.balance(no)).toMatchObject({ 'PIUTANG LEASING': 4_000_000, KAS: 711_000 });
  expect(await shop.cash(no)).toMatchObject([{ jenis: 'CASH', masuk: 711_000 }]);
  const { rincian } = await shop.one<{ rincian: object }>(
    sql`select rincian from dokumen where no_dokumen = ${no}`,
  );
  expect(rincian).toMatchObject({ kode_leasing: 'ADIRA', no_kontrak: 'K-1', poin: { dapat: 7 } });
  const account = await shop.one(
    sql`select kode_akun, nomor_akun from para_akun_transaksi
        where trx = 'PENJUALAN' and kode_akun = 'PIUTANG LEASING'`,
  );
  expect(account).toEqual({ kode_akun: 'PIUTANG LEASING', nomor_akun: '1-1490' });
  const gone = await approved(shop.kasir, 'penjualan/batal', { no_faktur_group: no, alasan: 'X' });
  expect(gone.status).toBe(200);
  expect(new Set(Object.values(await shop.balance(no)))).toEqual(new Set([0]));
  expect(await shop.violations()).toEqual([]);
});

it('gives no change, stands once, and holds nothing', async () => {
  const over = await sell([cicilan(TOTAL + 1)]);
  expect([over.status, over.body.code]).toEqual([400, 'BAYAR_LEBIH']);
  const twice = await sell([cicilan(1_000_000), cicilan(TOTAL - 1_000_000, 'K-2')]);
  expect(twice.body.errors).toHaveProperty(['pembayaran.1.no_kontrak']);
  const held = await sell([cicilan(1_000_000)], { bayar_dp: true });
  expect(held.body.code).toBe('DP_BUKAN_UANG');
  const blank = await sell([{ jenis: 'CICILAN', jumlah_rp: TOTAL }]);
  expect(Object.keys(blank.body.errors)).toEqual([
    'pembayaran.0.kode_leasing',
    'pembayaran.0.no_kontrak',
  ]);
});

it('counts for the day of what others owe, waits at the desk by who owes it, and is reported', async () => {
  await shop.set('BATAS_MARKETPLACE_HARI_RP', '1000000');
  const asked = await sell([cicilan(TOTAL)]);
  expect([asked.status, asked.body.kategori]).toEqual([422, 'MARKETPLACE HARI']);
  await shop.set('BATAS_MARKETPLACE_HARI_RP', '1000000000000');
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const waits = await sell([cicilan(TOTAL)]);
  const no = String(waits.body.data.no_faktur_group);
  const desk = await shop.kasir.get('validasi/meja/validasi-non-cash');
  const row = desk.body.data.find((one: { no_faktur_group: string }) => one.no_faktur_group === no);
  expect(row.uang).toEqual([{ jenis: 'CICILAN', akun: 'ADIRA', masuk: TOTAL, keluar: 0 }]);
  const period = 'tanggal_awal=2026-11-20&sampai_tgl=2026-11-20';
  const { body } = await shop.owner.get(
    `laporan/penjualan?status_valid=ALL&kode_sales=ALL&${period}`,
  );
  const { columns, lines } = body.data as Sheet;
  const rows = lines.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, i) => [columns[i]?.key ?? '', cell])),
  );
  const sold = rows.find((one) => one['no_faktur'] === no);
  expect(sold).toMatchObject({ total: TOTAL, cash: 0, lain: TOTAL });
  expect(await shop.violations()).toEqual([]);
});

it('is named by its own files alone', async () => {
  const named: string[] = [];
  for (const folder of ['apps/server/src', 'apps/web/src', 'packages/contract/src']) {
    for (const file of await readdir(path.join(ROOT, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(file)) continue;
      const text = await readFile(path.join(ROOT, folder, file), 'utf8');
      if (/'CICILAN'|CICILAN:|cicilan\.test/.test(text)) named.push(path.posix.join(folder, file));
    }
  }
  expect(named.toSorted()).toEqual([
    'apps/server/src/feature/penjualan/cicilan.test-data.ts',
    'apps/server/src/feature/penjualan/payment-means.process.api.test.ts',
    'apps/web/src/feature/penjualan/cicilan.test-data.tsx',
    'apps/web/src/feature/penjualan/pay-means.process.test.ts',
    'packages/contract/src/payment/cicilan.test-data.ts',
  ]);
});
