/**
 * Points in sales through the real calls: what money earns and what does not, paying with them,
 * every reason to refuse, the cashier's step, cancelling, a retry, and the books of the day.
 */
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, test } from 'vitest';
import type { Sheet } from '@kencana/contract/sheet';
import type { Answer, TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { addPiece, approved, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;
let owner: TestClient;
/** A ring of the shop fixture: 47 points at one for every 100.000. */
const HARGA = 4_711_000;
const NILAI = 500;
let member = '';
let count = 0;

beforeAll(async () => {
  shop = await openShop({
    modules: ['MEMBER_MODULE', 'BAYAR_POINT_MODULE', 'KUPON_PENJUALAN_MODULE'],
    points: true,
    masters: {
      get_point_member: [{ kode_group: 'MD', dasar: 'GRAM', kelipatan: 1, point: 3 }],
      kupon: [
        {
          kode_kupon: 'K1',
          nama_kupon: 'SATU JUTA',
          tgl_dari: '2026-01-01',
          tgl_sampai: '2026-12-31',
          tipe_kupon: 'RP',
          nilai: 1_000_000,
          minimal_rp: 0,
          kuota: 9,
        },
      ],
    },
  });
  owner = shop.owner;
  // By code the second: it never counts.
  const other = { kode_point: 'ZZZ', dasar: 'RUPIAH', kelipatan: 1, point: 1, nilai_rp: 1 };
  await owner.post('parapoin', other);
});
afterAll(() => shop.close());

/** Each test has a member of its own. */
beforeEach(async () => {
  count += 1;
  member = `M${count}`;
  await shop.insert('member', [{ kode_member: member, nama_customer: 'RINA' }]);
});
afterEach(async () => {
  const broken = await shop.violations();
  if (broken.length > 0) throw new Error(broken.join('\n'));
});

async function sell(payments: object[], change: object = {}): Promise<Answer> {
  const code = await addPiece(owner);
  const sale = saleOf([code], payments, { kode_member: member, ...change });
  return owner.post('penjualan/simpan', sale);
}

const points = (poin: number) => ({ jenis: 'POINT', poin });

async function balance(kode = member): Promise<number> {
  return (await owner.get(`poin/jual/${kode}`)).body.data.poin as number;
}

function cancel({ body }: Answer): Promise<Answer> {
  const { no_faktur_group } = body.data;
  return approved(owner, 'penjualan/batal', { no_faktur_group, alasan: 'tidak jadi' });
}

it('a sale in cash earns on its total, change left out, as an expense that the shop owes', async () => {
  const sold = await sell([cash(5_000_000)]);
  expect([sold.status, sold.body.data.rincian.poin]).toEqual([
    201,
    { dapat: 47, pakai: 0, saldo: 47 },
  ]);
  expect(await balance()).toBe(47);
  expect(await shop.balance(sold.body.data.no_faktur_group)).toMatchObject({
    KAS: HARGA,
    'BEBAN POIN': 47 * NILAI,
    'HUTANG POIN': -47 * NILAI,
  });
});

test.each<[string, () => Promise<object[]>, number]>([
  ['a card, its fee on top', async () => [{ ...bank('DEBIT'), jumlah_rp: HARGA }], 47],
  ['a transfer and cash', async () => [{ ...bank('TRANSFER'), jumlah_rp: 4e6 }, cash(711_000)], 47],
  ['a coupon of one million', async () => [coupon(), cash(HARGA - 1_000_000)], 37],
  ['old gold for a part', async () => [await old(3_000_000), cash(2e6)], 17],
  ['old gold above the price', async () => [await old(3_000_000, 3_000_000)], 0],
])('earns on money alone: %s', async (_, payments, poin) => {
  expect((await sell(await payments())).status).toBe(201);
  expect(await balance()).toBe(poin);
});

function bank(jenis: string): object {
  return { jenis, no_rekening: '111' };
}

function coupon(): object {
  return { jenis: 'KUPON', kode_kupon: 'K1' };
}

/** Pieces that the shop sold before, traded in for so much each. */
async function old(...prices: number[]): Promise<object> {
  const detail_barang: object[] = [];
  for (const harga_beli of prices) {
    const kode_barcode = await addPiece(owner);
    await owner.post('penjualan/simpan', saleOf([kode_barcode], [cash(HARGA)]));
    detail_barang.push({ kode_barcode, kondisi: 'BAIK', harga_beli });
  }
  return { jenis: 'TUKAR', detail_barang };
}

it('a group with a rule of its own earns by its grams', async () => {
  const code = await addPiece(owner, { kode_group: 'MD' });
  const sale = saleOf([code], [cash(HARGA)], { kode_member: member });
  expect((await owner.post('penjualan/simpan', sale)).status).toBe(201);
  expect(await balance()).toBe(9);
});

it('nobody earns who is no member, nor anybody while the module is off', async () => {
  const plain = await sell([cash(HARGA)], { kode_member: 'NONMEMBER' });
  expect(plain.body.data.rincian.poin).toBeUndefined();
  await shop.set('MEMBER_MODULE', 'false');
  await sell([cash(HARGA)]);
  await shop.set('MEMBER_MODULE', 'true');
  expect(await balance()).toBe(0);
});

it('a titipan earns when it is taken, on its down payment too', async () => {
  const code = await addPiece(owner);
  const customer = { kode_member: member, nama_customer: 'RINA' };
  const held = saleOf([code], [cash(1_000_000)], { ...customer, bayar_dp: true });
  const no_titip_group = (await owner.post('penjualan/simpan', held)).body.data.no_faktur_group;
  expect(await balance()).toBe(0);
  const taken = saleOf([code], [cash(HARGA - 1_000_000)], { ...customer, no_titip_group });
  expect((await owner.post('penjualan/simpan', taken)).status).toBe(201);
  expect(await balance()).toBe(47);
});

it('points pay a part: less money, less owed, and they earn nothing themselves', async () => {
  await sell([cash(HARGA)]);
  const { status, body } = await sell([points(40), cash(HARGA - 40 * NILAI)]);
  expect([status, body.data.total, body.data.kembali]).toEqual([201, HARGA, 0]);
  expect(body.data.rincian.poin).toEqual({ dapat: 46, pakai: 40, saldo: 53 });
  expect(await balance()).toBe(53);
  expect(await shop.balance(body.data.no_faktur_group)).toMatchObject({
    KAS: HARGA - 40 * NILAI,
    'HUTANG POIN': 40 * NILAI - 46 * NILAI,
    'BEBAN POIN': 46 * NILAI,
  });
});

it('is refused at its field: above the balance, twice, no member, another worth', async () => {
  await sell([cash(HARGA)]);
  const over = await sell([points(48), cash(HARGA)]);
  expect([over.status, over.body.code, over.body.errors]).toEqual([
    409,
    'POIN_KURANG',
    { 'pembayaran.0.poin': [`Poin Member ${member} Hanya 47`] },
  ]);
  const refused = async (payments: object[], change = {}) =>
    (await sell(payments, change)).body.code as string;
  expect(await refused([points(1), points(1), cash(HARGA)])).toBe('POIN_SATU');
  expect(await refused([points(1), cash(HARGA)], { kode_member: 'NONMEMBER' })).toBe('POIN_MEMBER');
  const told = { ...points(2), jumlah_rp: 999 };
  expect(await refused([told, cash(HARGA)])).toBe('POIN_BEDA');
  expect(await refused([points(0), cash(HARGA)])).toBe('VALIDASI');
  expect(await refused([points(1.5), cash(HARGA)])).toBe('VALIDASI');
  expect(await refused([points(2_000_000_000), cash(HARGA)])).toBe('VALIDASI');
  expect(await refused([points(40), { ...bank('TRANSFER'), jumlah_rp: HARGA }])).toBe(
    'BAYAR_LEBIH',
  );
  expect(await refused([points(1)], { bayar_dp: true })).toBe('DP_BUKAN_UANG');
  expect(await balance()).toBe(47);
});

it('is refused while its module is off or a point is worth nothing', async () => {
  await sell([cash(HARGA)]);
  await shop.set('BAYAR_POINT_MODULE', 'false');
  expect((await sell([points(1), cash(HARGA)])).body.code).toBe('MODUL_MATI');
  expect((await owner.get(`poin/jual/${member}`)).body.code).toBe('MODUL_MATI');
  await shop.set('BAYAR_POINT_MODULE', 'true');
  const value = (rp: number) =>
    shop.exec(sql`update point set nilai_rp = ${rp} where kode_point = 'UMUM'`);
  await value(0);
  expect((await sell([points(1), cash(HARGA)])).body.code).toBe('POIN_TANPA_NILAI');
  await value(NILAI);
});

it('cancelling gives used points back and takes earned ones', async () => {
  await sell([cash(HARGA)]);
  const paid = await sell([points(40), cash(HARGA - 40 * NILAI)]);
  expect((await cancel(paid)).status).toBe(200);
  expect(await balance()).toBe(47);
  const journal = await shop.balance(paid.body.data.no_faktur_group);
  expect([journal['HUTANG POIN'], journal['BEBAN POIN']]).toEqual([0, 0]);
});

it('a sale whose points are spent since is not cancelled until they are back', async () => {
  const first = await sell([cash(HARGA)]);
  const second = await sell([points(47), cash(HARGA - 47 * NILAI)]);
  expect([second.status, await balance()]).toEqual([201, 46]);
  const refused = await cancel(first);
  expect([refused.status, refused.body.code]).toEqual([409, 'POIN_SUDAH_DIPAKAI']);
  expect(refused.body.message).toContain(`Member ${member} Tinggal 46 Poin`);
  expect((await cancel(second)).status).toBe(200);
  expect((await cancel(first)).status).toBe(200);
  expect(await balance()).toBe(0);
});

it('a sale that waits holds its points and earns when validated; refused, it gives them back', async () => {
  await sell([cash(HARGA)]);
  await shop.set('VALIDASI_PENJUALAN', 'true');
  const waiting = await sell([points(40), cash(HARGA - 40 * NILAI)]);
  expect(await balance()).toBe(7);
  const { no_faktur_group } = waiting.body.data;
  const refused = await owner.post('penjualan/tolak', { no_faktur_group, alasan: 'salah' });
  expect([refused.status, await balance()]).toEqual([200, 47]);
  const next = (await sell([points(40), cash(HARGA - 40 * NILAI)])).body.data.no_faktur_group;
  const valid = await owner.post('penjualan/validasi', { no_faktur_group: next });
  await shop.set('VALIDASI_PENJUALAN', 'false');
  expect([valid.status, await balance()]).toEqual([200, 53]);
  expect((await shop.balance(next))['HUTANG POIN']).toBe(-6 * NILAI);
});

it('the same save sent again under its key moves the points once', async () => {
  await sell([cash(HARGA)]);
  const code = await addPiece(owner);
  const sale = saleOf([code], [points(40), cash(HARGA - 40 * NILAI)], { kode_member: member });
  const key = `poin-${member}`;
  const send = () => owner.post('penjualan/simpan', sale, { 'idempotency-key': key });
  const [one, two] = [await send(), await send()];
  expect([one.status, two.body.data.no_faktur_group, await balance()]).toEqual([
    201,
    one.body.data.no_faktur_group,
    53,
  ]);
});

it('another shop and an unknown member answer alike; who may not sell sees no points', async () => {
  expect((await owner.get('poin/jual/TIADA')).status).toBe(404);
  await shop.set('BAYAR_POINT_MODULE', 'true', 'PUSAT');
  const pusat = shop.as('PUSAT');
  expect((await pusat.get(`poin/jual/${member}`)).status).toBe(404);
  expect((await shop.server.client('').get(`poin/jual/${member}`)).status).toBe(401);
});

it('Laporan Poin and Laporan Bayar Point come to what the members have and what was paid', async () => {
  const first = await sell([cash(HARGA)]);
  const paid = await sell([points(40), cash(HARGA - 40 * NILAI)]);
  await cancel(paid);
  const kept = await sell([points(7), cash(HARGA - 7 * NILAI)]);
  const rows = async (query: string): Promise<unknown[][]> => {
    const answer = await owner.get(`laporan/${query}&kode_member=${member}`);
    const sheet = answer.body.data as Sheet;
    return sheet.lines.filter((l) => l.jenis === 'baris').map((l) => [...l.cells]);
  };
  const no = (answer: Answer) => answer.body.data.no_faktur_group as string;
  expect(await rows('poin?variant=REKAP')).toEqual([[member, 'RINA', 0, 94, 7, 87]]);
  expect((await rows('poin?variant=DETAIL')).map((r) => r.slice(1))).toEqual([
    [no(first), 'SIMPAN', 47, 0, 47],
    [no(paid), 'SIMPAN', 46, 40, 53],
    [no(paid), 'BATAL', -46, -40, 47],
    [no(kept), 'SIMPAN', 47, 7, 87],
  ]);
  expect((await rows('bayar-point?')).map((r) => [r[1], r[3], r.at(-2), r.at(-1)])).toEqual([
    [no(kept), member, 7, 7 * NILAI],
  ]);
  const all = (await owner.get('laporan/poin?')).body.data as Sheet;
  const { poin } = await shop.one<{ poin: number }>(sql`select sum(poin)::bigint poin from member`);
  expect(all.lines.at(-1)?.cells.at(-1)).toBe(poin);
});

it('a rule beyond all measure is refused at its field, before it stops the sales of members', async () => {
  const rule = {
    kode_point: 'SALAH',
    dasar: 'RUPIAH',
    kelipatan: 100_000,
    point: 1e12,
    nilai_rp: 1e12,
  };
  const { status, body } = await owner.post('parapoin', rule);
  expect([status, Object.keys(body.errors)]).toEqual([400, ['point', 'nilai_rp']]);
  const group = { kode_group: 'MT', dasar: 'GRAM', kelipatan: 1, point: 1e12 };
  const answer = await owner.post('para-get-point-member', group);
  expect(Object.keys(answer.body.errors)).toEqual(['point']);
});

it('points may not be worth more than what was paid for them, by no rule and no later value', async () => {
  const general = {
    kode_point: 'A1',
    dasar: 'RUPIAH',
    kelipatan: 10_000,
    point: 21,
    nilai_rp: 500,
  };
  const group = { kode_group: 'MT', dasar: 'RUPIAH', kelipatan: 10_000, point: 20 };
  const dear = 'Poin Bernilai Lebih Dari Belanjanya';
  expect((await owner.post('parapoin', general)).body.errors).toEqual({ point: [dear] });
  const over = await owner.post('para-get-point-member', { ...group, point: 21 });
  expect(over.body.errors).toEqual({ point: [dear] });
  expect((await owner.post('para-get-point-member', group)).status).toBe(201);
  const { body } = await owner.put('parapoin/UMUM', { nilai_rp: 501 });
  expect(body.errors).toEqual({
    nilai_rp: ['Poin Group MT Menjadi Bernilai Lebih Dari Belanjanya'],
  });
  await owner.put('para-get-point-member/MT', { aktif: false });
  expect((await owner.put('parapoin/UMUM', { nilai_rp: 501 })).status).toBe(200);
  const back = await owner.put('para-get-point-member/MT', { aktif: true });
  expect(back.body.errors).toEqual({ point: [dear] });
  expect((await owner.put('parapoin/UMUM', { nilai_rp: NILAI })).status).toBe(200);
});
