/**
 * What one person pays out of the till in a day without an approval: added up over all kinds of
 * documents, under race, and whatever way is tried round it.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';
import { cancelBody, hold, nextDay } from '../../../test/titip-case.ts';

const PRICE = 4_711_000;
let shop: Shop;
let spv: TestClient;

beforeAll(async () => {
  shop = await openShop({ settings: { TRANSFER_LEBIH_BAYAR: 'true' } });
  ({ spv } = shop);
  const till = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', jumlah_rp: 90_000_000 };
  const filled = await spv.post('cash/simpan', { ...till, keterangan: 'modal' });
  if (filled.status !== 201) throw new Error(JSON.stringify(filled.body));
});
afterAll(() => shop.close());

/** What counts against the person's day. */
async function counted(user: string): Promise<number> {
  const { n } = await shop.one(
    sql<{ n: number }>`select coalesce(sum(kas_keluar), 0) as n from posting
      where user_id = ${user}
        and tgl_system = (select tgl_system from toko where kode_toko = 'JKT1')`,
  );
  return n;
}

/** Sets the limit so that the person has so much left today. */
async function leave(user: string, rp: number): Promise<void> {
  await shop.set('BATAS_KAS_KELUAR_HARI_RP', String((await counted(user)) + rp));
}

function pay(jumlah_rp: number): object {
  const about = { jenis_kas: 'KAS', kode_transaksi: 'LISTRIK', arah: 'OUT', keterangan: 'x' };
  return { ...about, jumlah_rp };
}
function out(client: TestClient, rp: number): Promise<Answer> {
  return client.post('cash/simpan', pay(rp));
}
function toBank(client: TestClient, jumlah: number): Promise<Answer> {
  return client.post('cash/mutasi-uang-cash', {
    kategori: 'SETOR',
    asal: 'CASH',
    asal_rekening: '',
    tujuan: 'BCA',
    tujuan_rekening: '111',
    jumlah,
    keterangan: 'setor',
  });
}
function asks({ status, body }: Answer): unknown[] {
  return [status, body.code, body.kategori];
}
const DAY = [422, 'OTORISASI_DIPERLUKAN', 'KAS KELUAR HARI'];

test('many small ones: the one that goes beyond the limit asks, with the sum of the day', async () => {
  await leave('SPV', 3_000_000);
  for (let n = 0; n < 3; n += 1) expect((await out(spv, 900_000)).status).toBe(201);
  const over = await out(spv, 900_000);
  expect(asks(over)).toEqual(DAY);
  expect(over.body.uraian).toBe(
    'Kas keluar Rp. 900,000,- oleh SPV; hari ini sudah Rp. 2,700,000,- tanpa otorisasi, ' +
      'batas Rp. 3,000,000,-',
  );
  expect((await out(spv, 300_000)).status).toBe(201);
  expect(asks(await out(spv, 1))).toEqual(DAY);
  // Another kind, another person.
  expect(asks(await toBank(spv, 1))).toEqual(DAY);
  expect((await out(shop.kasir, 900_000)).status).toBe(201);
  // What was approved does not count against the rest.
  expect((await approved(spv, 'cash/simpan', pay(700_000), 'OWNER')).status).toBe(201);
  expect((await approved(spv, 'cash/simpan', pay(1_500_000), 'OWNER')).status).toBe(201);
  expect(await counted('SPV')).toBe(3_000_000);
});

test('nothing asks always, much never', async () => {
  await shop.set('BATAS_KAS_KELUAR_HARI_RP', '0');
  expect(asks(await out(shop.owner, 1))).toEqual(DAY);
  await shop.set('BATAS_KAS_KELUAR_HARI_RP', '1000000000000');
  expect((await toBank(shop.owner, 5_000_000)).status).toBe(201);
});

test('a cancellation that pays cash out counts and asks, and frees nothing', async () => {
  const cancel = async (left: number): Promise<Answer> => {
    const sold = await spv.post('penjualan/simpan', saleOf([await addPiece(spv)], [cash(PRICE)]));
    await leave('SPV', left);
    const no_faktur_group = sold.body.data.no_faktur_group as string;
    const body = { no_faktur_group, alasan: 'salah' };
    const asked = await spv.post('penjualan/batal', body);
    expect((await approved(spv, 'penjualan/batal', body, 'OWNER')).status).toBe(200);
    return asked;
  };
  const before = await counted('SPV');
  expect((await cancel(PRICE - 1)).body.kategori).toBe('BATAL PENJUALAN, KAS KELUAR HARI');
  expect(await counted('SPV')).toBe(before);
  expect((await cancel(PRICE)).body.kategori).toBe('BATAL PENJUALAN');
  expect(await counted('SPV')).toBe(before + PRICE);
});

test('a down payment that goes back in cash counts, by transfer it does not', async () => {
  const { no } = await hold(shop);
  await leave('SPV', 999_999);
  const refused = await spv.post('titip/batal', cancelBody(no));
  expect(refused.body.kategori).toBe('BATAL TITIP, KAS KELUAR HARI');
  expect(refused.body.uraian).toContain('dibayar CASH, kembali CASH');
  const transfer = cancelBody(no, { kembali: { jenis: 'TRANSFER', no_rekening: '222' } });
  expect((await spv.post('titip/batal', transfer)).body.kategori).toBe('BATAL TITIP');
  await leave('SPV', 1_000_000);
  const before = await counted('SPV');
  expect((await approved(spv, 'titip/batal', cancelBody(no), 'OWNER')).status).toBe(200);
  expect(await counted('SPV')).toBe(before + 1_000_000);
});

/** A sale by a transfer that is 1.289.000 too much: that goes back in cash. */
async function overpaid(): Promise<object> {
  const transfer = { jenis: 'TRANSFER', jumlah_rp: 6_000_000, no_rekening: '222' };
  return saleOf([await addPiece(spv)], [transfer]);
}

test('the change of an overpaid transfer counts; cancelling it frees nothing', async () => {
  await leave('SPV', 1_288_999);
  expect(asks(await spv.post('penjualan/simpan', await overpaid()))).toEqual(DAY);
  await leave('SPV', 1_289_000);
  const sold = await spv.post('penjualan/simpan', await overpaid());
  expect(sold.status).toBe(201);
  const { no_faktur_group } = sold.body.data;
  const cancel = { no_faktur_group, alasan: 'salah' };
  expect((await approved(spv, 'penjualan/batal', cancel, 'OWNER')).status).toBe(200);
  expect(asks(await out(spv, 1))).toEqual(DAY);
});

test('one that waits for the cashier counts for who saved it, when it is saved', async () => {
  await shop.set('VALIDASI_PENJUALAN', 'true');
  await leave('SPV', 1_288_999);
  expect(asks(await spv.post('penjualan/simpan', await overpaid()))).toEqual(DAY);
  await leave('SPV', 1_289_000);
  const saved = await spv.post('penjualan/simpan', await overpaid());
  expect(saved.status).toBe(201);
  const validator = await counted('OWNER');
  expect(asks(await out(spv, 1))).toEqual(DAY);
  const { no_faktur_group } = saved.body.data;
  expect((await shop.owner.post('penjualan/validasi', { no_faktur_group })).status).toBe(200);
  expect(await counted('OWNER')).toBe(validator);
  await shop.set('VALIDASI_PENJUALAN', 'false');
});

test('two devices at once: each below the limit, together beyond it', async () => {
  for (const second of [() => out(spv, 600_000), () => toBank(spv, 600_000)]) {
    await leave('SPV', 1_000_000);
    const lock = lockOf('saldo_kas.akun', 'CASH');
    const url = shop.server.database.superUrl;
    const answers = await inLine(url, lock, [() => out(spv, 600_000), second]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 422]);
    expect(answers[1]?.body.kategori).toBe('KAS KELUAR HARI');
  }
});

test('head office inside the branch has the same limit', async () => {
  await leave('PUSAT', 500_000);
  const pusat = shop.as('PUSAT', 'JKT1');
  expect((await out(pusat, 500_000)).status).toBe(201);
  expect(asks(await out(pusat, 1))).toEqual(DAY);
});

test('the day is the business date: closing begins a new sum', async () => {
  await leave('SPV', 0);
  expect(asks(await out(spv, 1))).toEqual(DAY);
  await nextDay(shop);
  expect(await counted('SPV')).toBe(0);
  await shop.set('BATAS_KAS_KELUAR_HARI_RP', '900000');
  expect((await out(spv, 900_000)).status).toBe(201);
  expect(asks(await out(spv, 1))).toEqual(DAY);
  expect(await shop.violations()).toEqual([]);
});
