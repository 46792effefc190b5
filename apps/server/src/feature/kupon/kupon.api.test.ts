/**
 * Coupons in sales through the real calls: what they take off and post, every reason to refuse one,
 * two sales that want the last one, cancelling that gives it back, Cek Kupon and Laporan Kupon.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, saleOf } from '../../../test/shop-fixture.ts';
import { kinds } from '../../app/kinds.ts';
import { reconcile } from '../tutup-toko/reconcile.ts';

let shop: Shop;
let owner: TestClient;
const HARI_INI = '2026-11-20';
/** A ring of the shop fixture. */
const HARGA = 4_711_000;

beforeAll(async () => {
  shop = await openShop({
    modules: ['KUPON_PENJUALAN_MODULE'],
    masters: { member: [{ kode_member: 'M1', nama_customer: 'RINA' }] },
  });
  owner = shop.owner;
});
afterAll(() => shop.close());

/** Makes a coupon of Rp 111.000 for today; tests spread what matters over it. */
async function coupon(kode_kupon: string, change: object = {}): Promise<string> {
  const answer = await owner.post('transaksi-kupon', {
    kode_kupon,
    nama_kupon: `KUPON ${kode_kupon}`,
    tgl_dari: HARI_INI,
    tgl_sampai: HARI_INI,
    tipe_kupon: 'RP',
    nilai: 111_000,
    minimal_rp: 0,
    kuota: 5,
    ...change,
  });
  expect([kode_kupon, answer.status]).toEqual([kode_kupon, 201]);
  return kode_kupon;
}

/** A ring paid by the coupon and the rest in cash. */
async function sell(kode_kupon: string, off: number, change: object = {}): Promise<Answer> {
  const code = await addPiece(owner);
  const payments = [
    { jenis: 'KUPON', kode_kupon },
    { jenis: 'CASH', jumlah_rp: HARGA - off },
  ];
  return owner.post('penjualan/simpan', saleOf([code], payments, change));
}

it('pays a part of the sale: less cash, a deduction in the books, full turnover', async () => {
  await coupon('RP1');
  const { status, body } = await sell('rp1', 111_000);
  expect([status, body.data.total, body.data.kembali]).toEqual([201, HARGA, 0]);
  const paid = body.data.pembayaran.map((p: { jenis: string; jumlah_rp: number }) => [
    p.jenis,
    p.jumlah_rp,
  ]);
  expect(paid).toEqual([
    ['KUPON', 111_000],
    ['CASH', HARGA - 111_000],
  ]);
  expect(await shop.balance(body.data.no_faktur_group)).toMatchObject({
    KAS: HARGA - 111_000,
    'POTONGAN KUPON': 111_000,
    PENJUALAN: -4_710_600,
    PEMBULATAN: -400,
  });
});

it('takes a per cent off the goods that it counts for, and leaves what can be paid in cash', async () => {
  await coupon('PERSEN', { tipe_kupon: 'PERSEN', nilai: 2.5, detail_jenis: ['GELANG'] });
  const codes = [await addPiece(owner), await addPiece(owner, { kode_jenis: 'GELANG' })];
  // 2.5 % of 4.711.000 is 117.775; the shop sells in steps of 500, upwards.
  const off = 117_500;
  const payments = [
    { jenis: 'KUPON', kode_kupon: 'PERSEN', jumlah_rp: off },
    { jenis: 'CASH', jumlah_rp: 2 * HARGA - off },
  ];
  const sold = await owner.post('penjualan/simpan', saleOf(codes, payments));
  expect([sold.status, sold.body.data.total]).toEqual([201, 2 * HARGA]);
});

it('never pays more than its goods cost and gives no change', async () => {
  await coupon('BESAR', { nilai: 99_000_000 });
  const code = await addPiece(owner);
  const only = [{ jenis: 'KUPON', kode_kupon: 'BESAR' }];
  const sold = await owner.post('penjualan/simpan', saleOf([code], only));
  expect(sold.body.data).toMatchObject({ total: HARGA, bayar: HARGA, kembali: 0 });
  const journal = await shop.balance(sold.body.data.no_faktur_group);
  expect([journal['KAS'], journal['POTONGAN KUPON']]).toEqual([undefined, HARGA]);
  const more = [{ jenis: 'TRANSFER', jumlah_rp: 1_000, no_rekening: '111' }, ...only];
  const over = await owner.post('penjualan/simpan', saleOf([await addPiece(owner)], more));
  expect(over.body.code).toBe('BAYAR_LEBIH');
});

test.each<[string, string, object, object]>([
  ['is switched off', 'KUPON_MATI', { aktif: false }, {}],
  ['starts tomorrow', 'KUPON_TIDAK_BERLAKU', besok(), {}],
  ['ended yesterday', 'KUPON_TIDAK_BERLAKU', kemarin(), {}],
  ['is for members', 'KUPON_MEMBER', { maks_member: 1 }, {}],
  ['is for other types', 'KUPON_BARANG', { detail_jenis: ['GELANG'] }, {}],
  ['is for other groups', 'KUPON_BARANG', { detail_group: ['MD'] }, {}],
  ['wants a larger sale', 'KUPON_MINIMAL', { minimal_rp: HARGA + 1 }, {}],
])('a coupon that %s is refused with %s at its field', async (why, code, change, sale) => {
  const kode = await coupon(why.replaceAll(' ', '').toUpperCase().slice(0, 18), change);
  const { body } = await sell(kode, 111_000, sale);
  expect([body.code, Object.keys(body.errors)]).toEqual([code, ['pembayaran.0.kode_kupon']]);
  expect(body.message).not.toContain('{{');
});

function besok(): object {
  return { tgl_dari: '2026-11-21', tgl_sampai: '2026-11-30' };
}

function kemarin(): object {
  return { tgl_dari: '2026-11-01', tgl_sampai: '2026-11-19' };
}

it('refuses an unknown one, two at once, another worth, and all while the module is off', async () => {
  await coupon('BEDA');
  expect((await sell('TIADA', 0)).body.code).toBe('REF_TIDAK_ADA');
  const code = await addPiece(owner);
  const use = (jumlah_rp?: number) => ({ jenis: 'KUPON', kode_kupon: 'BEDA', jumlah_rp });
  const cash = { jenis: 'CASH', jumlah_rp: HARGA };
  const save = (payments: object[]) => owner.post('penjualan/simpan', saleOf([code], payments));
  expect((await save([use(), use(), cash])).body.code).toBe('KUPON_SATU');
  const other = await save([use(110_000), cash]);
  expect(other.body.errors).toEqual({ 'pembayaran.0.jumlah_rp': [expect.any(String)] });
  const held = { ...saleOf([code], [use()]), bayar_dp: true };
  expect((await owner.post('penjualan/simpan', held)).body.code).toBe('DP_BUKAN_UANG');
  await shop.set('KUPON_PENJUALAN_MODULE', 'false');
  expect((await save([use(), cash])).body.code).toBe('MODUL_MATI');
  expect((await owner.get('kupon/cek/BEDA')).body.code).toBe('MODUL_MATI');
  await shop.set('KUPON_PENJUALAN_MODULE', 'true');
});

it('counts per member, and a cancelled sale gives the use back', async () => {
  await coupon('MEMBER', { maks_member: 1 });
  const member = { kode_member: 'M1', nama_customer: 'RINA' };
  const first = await sell('MEMBER', 111_000, member);
  expect(first.status).toBe(201);
  const again = await sell('MEMBER', 111_000, member);
  expect(again.body.code).toBe('KUPON_MEMBER_HABIS');
  const no = first.body.data.no_faktur_group;
  const look = async () => (await owner.get('kupon/cek/member')).body.data;
  expect(await look()).toMatchObject({ dipakai: 1, sisa: 4, status: 'BERLAKU' });
  expect((await look()).pemakaian).toEqual([
    {
      no_faktur_group: no,
      tgl_system: HARI_INI,
      kode_member: 'M1',
      nama_customer: 'RINA',
      jumlah_rp: 111_000,
    },
  ]);
  const cancelled = { no_faktur_group: no, alasan: 'tidak jadi' };
  expect((await approved(owner, 'penjualan/batal', cancelled)).status).toBe(200);
  expect(await look()).toMatchObject({ dipakai: 0, pemakaian: [] });
  expect(await shop.balance(no)).toMatchObject({ KAS: 0, 'POTONGAN KUPON': 0, PENJUALAN: 0 });
  expect((await sell('MEMBER', 111_000, member)).status).toBe(201);
});

it('a sale that waits for the cashier holds its coupon; refused, it gives it back', async () => {
  await coupon('TUNGGU', { kuota: 1 });
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const waiting = await sell('TUNGGU', 111_000);
  expect((await sell('TUNGGU', 111_000)).body.code).toBe('KUPON_HABIS');
  expect((await owner.get('kupon/cek/TUNGGU')).body.data.status).toBe('HABIS');
  const { no_faktur_group } = waiting.body.data;
  const refused = await owner.post('penjualan/tolak', { no_faktur_group, alasan: 'salah' });
  expect(refused.status).toBe(200);
  const next = await sell('TUNGGU', 111_000);
  const valid = next.body.data.no_faktur_group;
  await owner.post('penjualan/validasi', { no_faktur_group: valid });
  expect((await shop.balance(valid))['POTONGAN KUPON']).toBe(111_000);
  await shop.set('VALIDASI_PENJUALAN', 'false');
});

it('of many sales that want the last one at once exactly one gets it', async () => {
  await coupon('AKHIR', { kuota: 1 });
  const codes: string[] = [];
  for (let i = 0; i < 6; i += 1) codes.push(await addPiece(owner));
  const payments = [
    { jenis: 'KUPON', kode_kupon: 'AKHIR' },
    { jenis: 'CASH', jumlah_rp: HARGA - 111_000 },
  ];
  const answers = await Promise.all(
    codes.map((code) => owner.post('penjualan/simpan', saleOf([code], payments))),
  );
  expect(
    answers.map((a) => a.body.code ?? 'DIPAKAI').filter((c) => c === 'KUPON_HABIS').length,
  ).toBe(5);
  expect(answers.filter((a) => a.status === 201).length).toBe(1);
  expect((await owner.get('kupon/cek/AKHIR')).body.data).toMatchObject({ dipakai: 1, sisa: 0 });
});

it('a used coupon stays, the till sees its terms but not who used it', async () => {
  const kept = await owner.del('transaksi-kupon/RP1');
  expect([kept.status, kept.body.code]).toEqual([409, 'MASIH_DIGUNAKAN']);
  const kasir = shop.kasir;
  expect((await kasir.get('kupon/jual/PERSEN')).body.data).toMatchObject({
    nilai: 2.5,
    detail_jenis: ['GELANG'],
    dipakai: 1,
    pemakaian: [],
  });
  expect((await kasir.get('kupon/jual/TIADA')).status).toBe(404);
  await shop.set('KUPON_PENJUALAN_MODULE', 'true', 'PUSAT');
  const other = shop.as('PUSAT');
  expect((await other.get('kupon/cek/RP1')).status).toBe(404);
});

it('Laporan Kupon comes to what the sales were paid by coupons', async () => {
  const { total, pakai } = await shop.one<{
    total: number;
    pakai: number;
  }>(sql`select sum(jumlah_rp)::bigint total, count(*)::int pakai
          from dokumen_bayar b join dokumen d using (kode_toko, no_dokumen)
          where b.jenis = 'KUPON' and d.status <> 'BATAL'`);
  for (const variant of ['REKAP', 'DETAIL']) {
    const sheet = (await owner.get(`laporan/kupon?variant=${variant}`)).body.data as Sheet;
    const last = sheet.lines.at(-1)?.cells ?? [];
    expect(last.at(-1)).toBe(total);
    // A sale paid by several stands once for each: its total is not summed.
    expect(last.at(-2)).toBeNull();
    expect([...last].includes(pakai)).toBe(variant === 'REKAP');
  }
  const one = (await owner.get('laporan/kupon?kode_kupon=AKHIR')).body.data as Sheet;
  expect(one.lines.map((l) => l.cells.at(-1))).toEqual([111_000, 111_000]);
});

it('the day with all these sales reconciles', async () => {
  const findings = await shop.server.db.tenant('JKT1', (tx) => reconcile(tx, HARI_INI, kinds));
  expect(findings.filter((f) => f.aturan === 'bayar' || f.aturan === 'jurnal')).toEqual([]);
});
