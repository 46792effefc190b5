/**
 * What one person pays for old gold in a day without an approval (docs/decision/0032): all kinds of
 * buy-backs, in whatever means, added up under lock; and what an approval named counts only once.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';

/** What a ring fetches that was sold for 4.711.000. */
const WORTH = 4_491_500;
const LIMIT = 'BATAS_BELI_KEMBALI_HARI_RP';
const DAY = [422, 'OTORISASI_DIPERLUKAN', 'BELI KEMBALI HARI'];

let shop: Shop;
let kasir: TestClient;
/** Rings sold for cash on an earlier day: their cash counts for no limit of cash. */
let rings: string[];

beforeAll(async () => {
  shop = await openShop();
  ({ kasir } = shop);
  const till = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 300_000_000 };
  await demand(shop.spv, 'cash/simpan', { ...till, keterangan: 'modal' });
  rings = [];
  for (let n = 0; n < 24; n += 1) {
    const code = await addPiece(kasir);
    await demand(kasir, 'penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    rings.push(code);
  }
  await nextDay(shop);
}, 60_000);
afterAll(() => shop.close());

async function demand(by: TestClient, path: string, body: object): Promise<void> {
  const answer = await by.post(path, body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}

function ring(): string {
  const code = rings.pop();
  if (code === undefined) throw new Error('no ring left');
  return code;
}

async function counted(user: string): Promise<number> {
  const { n } = await shop.one(
    sql<{ n: number }>`select coalesce(sum(beli_kembali), 0) as n from posting
      where user_id = ${user}
        and tgl_system = (select tgl_system from toko where kode_toko = 'JKT1')`,
  );
  return n;
}
/** Sets the limit so that the person has so much left today. */
async function leave(user: string, rp: number): Promise<void> {
  await shop.set(LIMIT, String((await counted(user)) + rp));
}

const SELLER = { kode_sales: 'S1', nama_customer: 'ORANG LAIN', no_hp: '08129999999' };
const BANK = {
  no_rekening: '222',
  bank_customer: 'BRI',
  rekening_customer: '0023010',
  nama_rekening_customer: 'ORANG LAIN',
};
function buyOf(codes: readonly string[], pembayaran = [cash(WORTH * codes.length)] as object[]) {
  const nik = { nik_sim_passport: '3273012345678901' };
  const detail_barang = codes.map((kode_barcode) => ({ kode_barcode, kondisi: 'BAIK' }));
  return { ...SELLER, ...nik, detail_barang, pembayaran };
}
function buy(by: TestClient, body: object): Promise<Answer> {
  return by.post('pembelian/simpan', body);
}
async function trade(): Promise<object> {
  const fresh = await addPiece(shop.spv);
  const tukar = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: ring(), kondisi: 'BAIK' }] };
  return saleOf([fresh], [tukar, cash(4_711_000 - WORTH)]);
}
function asks({ status, body }: Answer): unknown[] {
  return [status, body.code, body.kategori];
}

test('own notas of earlier days, one after the other: the one beyond asks, with the sum', async () => {
  await leave('KASIR', 2 * WORTH);
  for (const code of [ring(), ring()]) {
    expect((await buy(kasir, buyOf([code]))).status).toBe(201);
  }
  const body = buyOf([ring()]);
  const refused = await buy(kasir, body);
  expect(asks(refused)).toEqual(DAY);
  expect(refused.body.uraian).toBe(
    'Beli kembali Rp. 4,491,500,- oleh KASIR; hari ini sudah Rp. 8,983,000,- ' +
      'tanpa otorisasi, batas Rp. 8,983,000,-',
  );
  expect((await approved(kasir, 'pembelian/simpan', body)).status).toBe(201);
  // What was approved does not count, another person has a sum of his own.
  expect(await counted('KASIR')).toBe(2 * WORTH);
  expect((await buy(shop.spv, buyOf([ring()]))).status).toBe(201);
});

test('nothing asks always, in any means: cash, transfer, and old gold that pays', async () => {
  await shop.set(LIMIT, '0');
  expect(asks(await buy(kasir, buyOf([ring()])))).toEqual(DAY);
  expect(asks(await kasir.post('penjualan/simpan', await trade()))).toEqual(DAY);
  expect(asks(await buy(shop.as('PUSAT', 'JKT1'), buyOf([ring()])))).toEqual(DAY);
  await shop.set(LIMIT, '1000000000000');
  expect((await kasir.post('penjualan/simpan', await trade())).status).toBe(201);
});

test('old gold in a sale and a buy-back are one sum', async () => {
  await leave('KASIR', 2 * WORTH - 1);
  expect((await kasir.post('penjualan/simpan', await trade())).status).toBe(201);
  expect(asks(await buy(kasir, buyOf([ring()])))).toEqual(DAY);
  await leave('KASIR', WORTH);
  expect((await buy(kasir, buyOf([ring()]))).status).toBe(201);
});

test('what an approval named as bought does not count twice; the rest does', async () => {
  await shop.set(LIMIT, '0');
  const goods = { nama_barang: 'GELANG', kode_group: 'MT', kode_jenis: 'CINCIN', kadar: 75 };
  const free = { ...goods, berat: 1, harga_beli: 1_000_000 };
  const alone = { ...buyOf([]), detail_barang: [free], pembayaran: [cash(1_000_000)] };
  expect((await buy(kasir, alone)).body.kategori).not.toContain('BELI KEMBALI HARI');
  const transfer = { jenis: 'TRANSFER', jumlah_rp: WORTH, ...BANK };
  expect(asks(await buy(kasir, buyOf([ring()], [transfer])))[2]).toBe('BELI TRANSFER');
  // A transfer for one beside cash for the other: the cash is what nobody named.
  const [one, two] = [ring(), ring()];
  const mixed = buyOf([one, two], [transfer, cash(WORTH)]);
  const refused = await buy(kasir, mixed);
  expect(asks(refused)[2]).toBe('BELI TRANSFER, BELI KEMBALI HARI');
  expect(refused.body.uraian).toContain('Beli kembali Rp. 4,491,500,- oleh KASIR');
  // Named twice is not named double: goods without barcode by transfer, an own ring in cash.
  const paid = { ...transfer, jumlah_rp: 1_000_000 };
  const both = {
    ...buyOf([one], [paid, cash(WORTH)]),
    detail_barang: [free, { kode_barcode: one, kondisi: 'BAIK' }],
  };
  expect((await buy(kasir, both)).body.uraian).toContain('Beli kembali Rp. 4,491,500,- oleh');
  rings.push(one, two);
});

test('an approval that names the day’s buy-backs names the cash of it too', async () => {
  await shop.set(LIMIT, '0');
  await shop.set('BATAS_KAS_KELUAR_HARI_RP', '0');
  const code = await addPiece(kasir);
  const sale = saleOf([code], [cash(4_711_000)]);
  expect((await kasir.post('penjualan/simpan', sale)).status).toBe(201);
  expect(asks(await buy(kasir, buyOf([code])))).toEqual(DAY);
  await shop.set('BATAS_KAS_KELUAR_HARI_RP', '1000000000000');
});

test('cancelling frees nothing, and what waits for the cashier counts when it is saved', async () => {
  await leave('KASIR', WORTH);
  const saved = await buy(kasir, buyOf([ring()]));
  const { no_faktur_group } = saved.body.data;
  const back = { no_faktur_group, alasan: 'salah' };
  expect((await approved(kasir, 'pembelian/batal', back)).status).toBe(200);
  expect(asks(await buy(kasir, buyOf([ring()])))).toEqual(DAY);
  await shop.set('VALIDASI_PEMBELIAN', 'true');
  await leave('KASIR', WORTH);
  expect((await buy(kasir, buyOf([ring()]))).status).toBe(201);
  expect(asks(await buy(kasir, buyOf([ring()])))).toEqual(DAY);
  await shop.set('VALIDASI_PEMBELIAN', 'false');
});

test('two devices at once: each below the limit, together beyond it', async () => {
  await leave('SPV', 2 * WORTH - 1);
  const [one, two] = [buyOf([ring()]), buyOf([ring()])];
  const lock = lockOf('saldo_kas.akun', 'CASH');
  const answers = await inLine(shop.server.database.superUrl, lock, [
    () => buy(shop.spv, one),
    () => buy(shop.spv, two),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([201, 422]);
  expect(answers[1]?.body.kategori).toBe('BELI KEMBALI HARI');
  expect(await shop.violations()).toEqual([]);
});
