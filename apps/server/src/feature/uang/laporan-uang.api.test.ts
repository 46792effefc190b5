/**
 * The reports of money over documents that live longer than a day, against the cash book: each
 * payment on the day it came, with its sign, and only once it was taken (I13).
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';
import { cancelBody, hold, nextDay, TOTAL } from '../../../test/titip-case.ts';

const DAY = '2026-11-20';
const transfer = (jumlah_rp: number) => ({ jenis: 'TRANSFER', jumlah_rp, no_rekening: '222' });

let shop: Shop;
let kasir: TestClient;
let owner: TestClient;

beforeAll(async () => {
  shop = await openShop();
  kasir = shop.kasir;
  await shop.set('PREVIOUS_DAY_OWNER', 'true');
  owner = shop.owner;
});
afterAll(() => shop.close());

/** Document and amount of each row of the report of a day. */
async function nonCash(tgl: string): Promise<[string, number][]> {
  const query = `start_date=${tgl}&end_date=${tgl}&jenis=ALL&no_rekening=ALL`;
  const { body } = await owner.get(`cash/transaction/report?${query}`);
  const groups = body.data as { detail: { keterangan: string; jumlah_gesek_rp: number }[] }[];
  return groups
    .flatMap((g) => g.detail)
    .map((d) => [d.keterangan.split(' ')[0] ?? '', d.jumlah_gesek_rp]);
}

/** What the cash book's accounts moved on a day. */
async function book(tgl: string): Promise<number> {
  const [row] = await shop.rows(sql<{
    rp: number;
  }>`select coalesce(sum(masuk - keluar), 0)::bigint rp from buku_kas
      where akun <> 'CASH' and tgl_system = ${tgl}::date`);
  return row?.rp ?? 0;
}

const sum = (rows: readonly [string, number][]): number => rows.reduce((n, [, rp]) => n + rp, 0);

async function dpOf(report: string, no: string, tgl: string): Promise<unknown[]> {
  const { body } = await owner.get(`laporan/${report}?tgl_from=${tgl}&tgl_to=${tgl}`);
  const { columns, lines } = body.data;
  const at = columns.findIndex((c: { key: string }) => c.key === 'dp_rp');
  let group = '';
  const found: unknown[] = [];
  for (const line of lines) {
    if (line.jenis === 'kelompok') group = line.label;
    if (line.jenis === 'baris' && group.startsWith(no)) found.push(line.cells[at]);
  }
  return found;
}

test('non cash: a buy-back goes out, a down payment stands on its day, a refused one nowhere', async () => {
  const held = await hold(shop, [transfer(900_000)]);
  const other = await hold(shop);
  const code = await addPiece(kasir);
  const sold = await kasir.post('penjualan/simpan', saleOf([code], [transfer(TOTAL)]));
  const quote = await kasir.get(`pembelian/get/jual/${code}?kondisi=BAIK`);
  const worth = Number(quote.body.data.harga_beli);
  const bank = { bank_customer: 'BRI', rekening_customer: '009912', nama_rekening_customer: 'A' };
  const bought = await approved(kasir, 'pembelian/simpan', {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    nik_sim_passport: '3273012345678901',
    detail_barang: [{ kode_barcode: code, kondisi: 'BAIK' }],
    pembayaran: [{ ...transfer(worth), ...bank }],
  });
  expect([bought.status, bought.body.code]).toEqual([201, undefined]);
  await shop.set('VALIDASI_TITIPAN', 'true');
  const more = { no_faktur_group: other.no, pembayaran: [transfer(100_000)] };
  expect((await kasir.post('titip/tambah-dp', more)).status).toBe(200);
  const first = [
    [held.no, 900_000],
    [String(sold.body.data.no_faktur_group), TOTAL],
    [String(bought.body.data.no_faktur_group), -worth],
  ];
  expect(await nonCash(DAY)).toEqual(expect.arrayContaining(first));
  expect(await nonCash(DAY)).toHaveLength(3);
  expect(await dpOf('titipan', other.no, DAY)).toEqual([1_000_000]);
  const refuse = { no_faktur_group: other.no, alasan: 'uang kurang' };
  expect((await kasir.post('titip/tolak', refuse)).status).toBe(200);
  expect(await nonCash(DAY)).toHaveLength(3);
  const waits = await hold(shop, [transfer(50_000)]);
  const gone = { no_faktur_group: waits.no, alasan: 'uang kurang' };
  expect((await kasir.post('titip/tolak', gone)).status).toBe(200);
  expect(await dpOf('batal-titip', waits.no, DAY)).toEqual([0]);
  // Every titipan is there where no status is asked for; what it took is nothing.
  expect(await dpOf('titipan', waits.no, DAY)).toEqual([0]);
  expect(await nonCash(DAY)).toHaveLength(3);
  expect(sum(await nonCash(DAY))).toBe(await book(DAY));
  await shop.set('VALIDASI_TITIPAN', 'false');

  const tgl = await nextDay(shop);
  owner = shop.owner;
  const added = { no_faktur_group: held.no, pembayaran: [transfer(200_000)] };
  expect((await kasir.post('titip/tambah-dp', added)).status).toBe(200);
  expect(await nonCash(tgl)).toEqual([[held.no, 200_000]]);
  const back = { kembali: { jenis: 'TRANSFER', no_rekening: '222' } };
  expect((await approved(kasir, 'titip/batal', cancelBody(held.no, back))).status).toBe(200);
  expect(await nonCash(tgl)).toEqual([
    [held.no, 200_000],
    [held.no, -1_100_000],
  ]);
  expect(await nonCash(DAY)).toEqual(expect.arrayContaining(first));
  for (const day of [DAY, tgl]) expect(sum(await nonCash(day))).toBe(await book(day));
  expect(await dpOf('batal-titip', held.no, tgl)).toEqual([1_100_000]);
});
