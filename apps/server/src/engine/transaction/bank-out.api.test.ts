/**
 * What one person sends out of the shop's bank accounts in a day without an approval (docs/decision
 * 0033): added up over all kinds of documents, under race, and whatever way is tried round it.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';
import { cancelBody, hold, nextDay } from '../../../test/titip-case.ts';

const PRICE = 4_711_000;
/** What the ring is bought back for. */
const WORTH = 4_491_500;
const RECEIVER = {
  bank_customer: 'BRI',
  rekening_customer: '0023010',
  nama_rekening_customer: 'ORANG LAIN',
};
const LIMIT = 'BATAS_BANK_KELUAR_HARI_RP';
const DAY = [422, 'OTORISASI_DIPERLUKAN', 'BANK KELUAR HARI'];
let shop: Shop;
let spv: TestClient;

beforeAll(async () => {
  const kode = { arah: 'OUT', jenis_kas: 'BANK', nomor_akun: '6-1200' };
  shop = await openShop({
    masters: {
      kode_transaksi: [{ kode_transaksi: 'SEWA', nama_transaksi: 'SEWA TOKO', ...kode }],
    },
  });
  ({ spv } = shop);
  const modal = {
    jenis_kas: 'BANK',
    kode_transaksi: 'MODAL-BANK',
    arah: 'IN',
    keterangan: 'modal',
  };
  for (const no_rekening of ['111', '222']) {
    const body = { ...modal, no_rekening, jumlah_rp: 90_000_000 };
    const filled = await spv.post('cash/simpan', body);
    if (filled.status !== 201) throw new Error(JSON.stringify(filled.body));
  }
});
afterAll(() => shop.close());

/** What counts against the person's day. */
async function counted(user: string): Promise<number> {
  const { n } = await shop.one(
    sql<{ n: number }>`select coalesce(sum(bank_keluar), 0) as n from posting
      where user_id = ${user}
        and tgl_system = (select tgl_system from toko where kode_toko = 'JKT1')`,
  );
  return n;
}

/** Sets the limit so that the person has so much left today. */
async function leave(user: string, rp: number): Promise<void> {
  await shop.set(LIMIT, String((await counted(user)) + rp));
}

function pay(jumlah_rp: number, no_rekening = '111'): object {
  const about = { jenis_kas: 'BANK', kode_transaksi: 'SEWA', arah: 'OUT', keterangan: 'x' };
  return { ...about, no_rekening, jumlah_rp };
}
function out(client: TestClient, rp: number, rekening = '111'): Promise<Answer> {
  return client.post('cash/simpan', pay(rp, rekening));
}
function move(client: TestClient, tujuan: string, jumlah: number): Promise<Answer> {
  return client.post(`cash/mutasi-uang-${tujuan === 'CASH' ? 'cash' : 'bank'}`, {
    kategori: 'MUTASI',
    asal: 'BCA',
    asal_rekening: '111',
    tujuan: tujuan === 'CASH' ? 'CASH' : 'MANDIRI',
    tujuan_rekening: tujuan === 'CASH' ? '' : tujuan,
    jumlah,
    keterangan: 'pindah',
  });
}
function asks({ status, body }: Answer): unknown[] {
  return [status, body.code, body.kategori];
}
const transfer = (jumlah_rp: number) => ({ jenis: 'TRANSFER', jumlah_rp, no_rekening: '111' });

test('many small ones, of whichever account: the one beyond the limit asks', async () => {
  await leave('SPV', 3_000_000);
  for (const rekening of ['111', '222', '111']) {
    expect((await out(spv, 900_000, rekening)).status).toBe(201);
  }
  const over = await out(spv, 900_000, '222');
  expect(asks(over)).toEqual(DAY);
  expect(over.body.uraian).toBe(
    'Bank keluar Rp. 900,000,- oleh SPV; hari ini sudah Rp. 2,700,000,- tanpa otorisasi, ' +
      'batas Rp. 3,000,000,-',
  );
  expect((await out(spv, 300_000)).status).toBe(201);
  expect(asks(await out(spv, 1))).toEqual(DAY);
  // Another person has a day of his own.
  expect((await out(shop.owner, 900_000)).status).toBe(201);
  // What an approval named does not count: the day's own, and the one of a single payment.
  expect((await approved(spv, 'cash/simpan', pay(700_000), 'OWNER')).status).toBe(201);
  const much = await spv.post('cash/simpan', pay(1_500_000));
  expect(much.body.kategori).toBe('KAS KELUAR');
  expect((await approved(spv, 'cash/simpan', pay(1_500_000), 'OWNER')).status).toBe(201);
  expect(await counted('SPV')).toBe(3_000_000);
});

test('nothing asks always, much never', async () => {
  await shop.set(LIMIT, '0');
  expect(asks(await out(shop.owner, 1))).toEqual(DAY);
  await shop.set(LIMIT, '1000000000000');
  expect((await out(shop.owner, 1)).status).toBe(201);
});

test('to an own account or into the till is not gone; out of the till is cash', async () => {
  await shop.set(LIMIT, '0');
  const before = await counted('SPV');
  expect((await move(spv, '222', 5_000_000)).status).toBe(201);
  expect((await move(spv, 'CASH', 5_000_000)).status).toBe(201);
  const body = { kategori: 'SETOR', asal: 'CASH', asal_rekening: '', keterangan: 'setor' };
  const back = { ...body, tujuan: 'BCA', tujuan_rekening: '111', jumlah: 1_000_000 };
  expect((await spv.post('cash/mutasi-uang-cash', back)).status).toBe(201);
  expect(await counted('SPV')).toBe(before);
});

test('a cancelled sale that was paid by transfer counts, and frees nothing', async () => {
  const cancel = async (left: number): Promise<Answer> => {
    const code = await addPiece(spv);
    const sold = await spv.post('penjualan/simpan', saleOf([code], [transfer(PRICE)]));
    await leave('SPV', left);
    const body = { no_faktur_group: sold.body.data.no_faktur_group, alasan: 'salah' };
    const asked = await spv.post('penjualan/batal', body);
    expect((await approved(spv, 'penjualan/batal', body, 'OWNER')).status).toBe(200);
    return asked;
  };
  const before = await counted('SPV');
  expect((await cancel(PRICE - 1)).body.kategori).toBe('BATAL PENJUALAN, BANK KELUAR HARI');
  expect(await counted('SPV')).toBe(before);
  expect((await cancel(PRICE)).body.kategori).toBe('BATAL PENJUALAN');
  expect(await counted('SPV')).toBe(before + PRICE);
});

test('a down payment that goes back by transfer counts', async () => {
  const { no } = await hold(shop);
  const back = cancelBody(no, { kembali: { jenis: 'TRANSFER', no_rekening: '222' } });
  await leave('SPV', 999_999);
  expect((await spv.post('titip/batal', back)).body.kategori).toBe('BATAL TITIP, BANK KELUAR HARI');
  await leave('SPV', 1_000_000);
  const before = await counted('SPV');
  expect((await approved(spv, 'titip/batal', back, 'OWNER')).status).toBe(200);
  expect(await counted('SPV')).toBe(before + 1_000_000);
});

test('a buy-back by transfer is named by its own approval: it neither asks twice nor counts', async () => {
  const code = await addPiece(spv);
  const sold = await spv.post('penjualan/simpan', saleOf([code], [transfer(PRICE)]));
  expect(sold.status).toBe(201);
  await shop.set(LIMIT, '0');
  const before = await counted('SPV');
  const body = {
    kode_sales: 'S1',
    nama_customer: 'ORANG LAIN',
    no_hp: '08129999999',
    nik_sim_passport: '3273012345678901',
    detail_barang: [{ kode_barcode: code, type_kondisi: 'RP', kondisi: 'BAIK' }],
    pembayaran: [{ ...transfer(WORTH), ...RECEIVER }],
  };
  expect((await spv.post('pembelian/simpan', body)).body.kategori).toBe('BELI TRANSFER');
  expect((await approved(spv, 'pembelian/simpan', body, 'OWNER')).status).toBe(201);
  expect(await counted('SPV')).toBe(before);
});

test('two devices at once: each below the limit, together beyond it', async () => {
  await leave('SPV', 1_000_000);
  const lock = lockOf('saldo_kas.akun', '111');
  const answers = await inLine(shop.server.database.superUrl, lock, [
    () => out(spv, 600_000),
    () => out(spv, 600_000),
  ]);
  expect(answers.map(asks)).toEqual([[201, undefined, undefined], DAY]);
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
  await shop.set(LIMIT, '900000');
  expect((await out(spv, 900_000)).status).toBe(201);
  expect(asks(await out(spv, 1))).toEqual(DAY);
  expect(await shop.violations()).toEqual([]);
});
