/**
 * Vouchers in sales through the real calls: their whole value, once, several at a time, every
 * reason to refuse one, cancelling, and members' points that they do not earn.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;
/** A ring of the shop fixture. */
const HARGA = 4_711_000;
const NILAI = 250_000;

beforeAll(async () => {
  shop = await openShop({
    modules: ['KUPON_PENJUALAN_MODULE', 'MEMBER_MODULE'],
    members: ['M1'],
    points: true,
  });
  owner = shop.owner;
});
afterAll(() => shop.close());

function body(kode_kupon: string, change: object = {}): object {
  return {
    kode_kupon,
    nama_kupon: `VOUCHER ${kode_kupon}`,
    tgl_dari: '2026-11-01',
    tgl_sampai: '2026-11-30',
    tipe_kupon: 'VOUCHER',
    nilai: NILAI,
    minimal_rp: 0,
    kuota: 1,
    ...change,
  };
}

async function voucher(kode_kupon: string, change: object = {}): Promise<string> {
  const answer = await owner.post('transaksi-kupon', body(kode_kupon, change));
  expect([kode_kupon, answer.status]).toEqual([kode_kupon, 201]);
  return kode_kupon;
}

const byVoucher = (kode_voucher: string) => ({ jenis: 'VOUCHER', kode_voucher });

async function sell(payments: object[], change: object = {}): Promise<Answer> {
  return owner.post('penjualan/simpan', saleOf([await addPiece(owner)], payments, change));
}

async function deducted(no: string): Promise<number> {
  const { rp } = await shop.one<{
    rp: number;
  }>(sql`select coalesce(sum(debit - kredit), 0)::bigint rp from jurnal_baris
          where no_dokumen = ${no} and peran = 'POTONGAN KUPON'`);
  return rp;
}

it('pays its whole value, several at once, once each; cancelling gives them back', async () => {
  const codes = [await voucher('V1'), await voucher('V2', { nilai: 100_000 })];
  const sold = await sell([...codes.map(byVoucher), cash(HARGA - 350_000)]);
  expect([sold.status, sold.body.data.total, sold.body.data.kembali]).toEqual([201, HARGA, 0]);
  const no = sold.body.data.no_faktur_group as string;
  expect(await deducted(no)).toBe(350_000);
  const again = await sell([byVoucher('V1'), cash(HARGA)]);
  expect([again.body.code, Object.keys(again.body.errors)]).toEqual([
    'KUPON_HABIS',
    ['pembayaran.0.kode_voucher'],
  ]);
  const batal = { no_faktur_group: no, alasan: 'tidak jadi' };
  expect((await approved(owner, 'penjualan/batal', batal)).status).toBe(200);
  expect(await deducted(no)).toBe(0);
  expect((await sell([byVoucher('v1'), cash(HARGA - NILAI)])).status).toBe(201);
});

it('stands beside a coupon and earns no points', async () => {
  await voucher('V3');
  const coupon = { tipe_kupon: 'RP', nilai: 11_000, kuota: 5 };
  expect((await owner.post('transaksi-kupon', body('K3', coupon))).status).toBe(201);
  const payments = [
    { jenis: 'KUPON', kode_kupon: 'K3' },
    byVoucher('V3'),
    cash(HARGA - NILAI - 11_000),
  ];
  const sold = await sell(payments, { kode_member: 'M1' });
  expect([sold.status, sold.body.data.rincian.poin.dapat]).toEqual([201, 44]);
});

test.each<[string, string, () => Promise<object[]>]>([
  ['two of the same', 'VOUCHER_GANDA', async () => twice(await voucher('D1'))],
  ['an unknown one', 'REF_TIDAK_ADA', async () => [byVoucher('TIADA'), cash(HARGA)]],
  ['a coupon', 'VOUCHER_BUKAN', async () => [byVoucher('K3'), cash(HARGA)]],
  ['one that ended', 'KUPON_TIDAK_BERLAKU', async () => [byVoucher(await ended()), cash(HARGA)]],
  ['another value', 'KUPON_BEDA', async () => [{ ...byVoucher('D1'), jumlah_rp: 1 }, cash(HARGA)]],
])('refuses %s with %s', async (_, code, payments) => {
  const answer = await sell(await payments());
  expect([answer.body.code, answer.body.message.includes('{{')]).toEqual([code, false]);
});

function twice(kode: string): object[] {
  return [byVoucher(kode), byVoucher(kode), cash(HARGA)];
}

function ended(): Promise<string> {
  return voucher('LAMA', { tgl_sampai: '2026-11-02' });
}

it('gives no change, is no coupon, and needs the module', async () => {
  await voucher('BESAR', { nilai: 9_000_000 });
  expect((await sell([byVoucher('BESAR')])).body.code).toBe('BAYAR_LEBIH');
  const coupon = { jenis: 'KUPON', kode_kupon: 'BESAR' };
  expect((await sell([coupon, cash(HARGA)])).body.code).toBe('KUPON_VOUCHER');
  await shop.set('KUPON_PENJUALAN_MODULE', 'false');
  expect((await sell([byVoucher('BESAR')])).body.code).toBe('MODUL_MATI');
  await shop.set('KUPON_PENJUALAN_MODULE', 'true');
});

it('is used once and has no conditions: the master refuses others at their fields', async () => {
  const two = await owner.post('transaksi-kupon', body('X', { kuota: 2 }));
  expect([two.status, Object.keys(two.body.errors)]).toEqual([400, ['kuota']]);
  const least = await owner.post('transaksi-kupon', body('X', { minimal_rp: 5 }));
  expect(Object.keys(least.body.errors)).toEqual(['minimal_rp']);
  const nothing = await owner.post('transaksi-kupon', body('X', { nilai: 0 }));
  expect(nothing.body.errors).toEqual({ nilai: ['Nilai Tidak Boleh 0'] });
  const kinds = await owner.post('transaksi-kupon', body('X', { detail_jenis: ['CINCIN'] }));
  expect(Object.keys(kinds.body.errors)).toEqual(['minimal_rp']);
  expect((await owner.get('kupon/cek/V2')).body.data).toMatchObject({
    tipe_kupon: 'VOUCHER',
    nilai: 100_000,
    kuota: 1,
  });
});

it('stays with its shop when coupons are copied to another: each would pay it once', async () => {
  await shop.set('KUPON_PENJUALAN_MODULE', 'true', 'PUSAT');
  const pusat = shop.as('PUSAT');
  const coupon = { tipe_kupon: 'RP', nilai: 5000, kuota: 9 };
  for (const row of [body('PV'), body('PK', coupon)])
    expect((await pusat.post('transaksi-kupon', row)).status).toBe(201);
  const choice = { pilihan: [{ master: 'kupon' }] };
  const seen = await owner.post('import-data-pusat/pratinjau', choice);
  expect(seen.body.data.master[0].baru).toMatchObject([{ kunci: 'PK' }]);
  const { hash } = seen.body.data;
  expect((await owner.post('import-data-pusat', { ...choice, hash })).status).toBe(200);
  expect((await sell([byVoucher('PV'), cash(HARGA)])).body.code).toBe('REF_TIDAK_ADA');
});

describe('codes that are tried out', () => {
  const KEY = "kunci like 'kode:%|OWNER'";
  const tried = async (): Promise<unknown> => {
    const root = await shop.root();
    return (await root.query(`select gagal from percobaan_login where ${KEY}`)).rows[0]?.gagal;
  };
  const forget = async (): Promise<void> => {
    await (await shop.root()).query(`delete from percobaan_login where ${KEY}`);
  };

  it('are counted for the person at every door where they are refused, and right ones never', async () => {
    await forget();
    await voucher('BENAR');
    expect((await owner.get('kupon/cek/TIADA1')).status).toBe(404);
    expect((await owner.get('kupon/jual/TIADA2')).status).toBe(404);
    expect((await owner.get('kupon/jual/BENAR')).status).toBe(200);
    // Another mistake in front of it does not hide it.
    const other = await sell([byVoucher('TIADA3'), cash(1000)]);
    expect(other.status).toBe(400);
    expect(await tried()).toBe(3);
    expect((await sell([byVoucher('BENAR'), cash(HARGA - NILAI)])).status).toBe(201);
    expect(await tried()).toBe(3);
  });

  it('hold the person at every door, and nothing but codes', async () => {
    const root = await shop.root();
    await owner.get('kupon/cek/TIADA4');
    await root.query(`update percobaan_login set gagal = 32, sampai = now() + interval '4 minutes'
      where ${KEY}`);
    for (const path of ['kupon/cek/BENAR', 'kupon/jual/BENAR']) {
      expect((await owner.get(path)).body.code).toBe('TERLALU_SERING');
    }
    const held = await sell([byVoucher('BENAR'), cash(HARGA - NILAI)]);
    expect([held.status, held.body.code]).toEqual([429, 'TERLALU_SERING']);
    expect((await sell([cash(HARGA)])).status).toBe(201);
    await forget();
  });
});
