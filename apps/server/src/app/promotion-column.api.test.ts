/**
 * Columns of points and coupons, each set twice through its master: what a ring then earns, costs
 * and takes off. Figures are worked by hand; the rules themselves are in feature/poin and
 * feature/kupon.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aktif, given, seenOf } from '../../test/effect-case.ts';
import type { Effect, Look } from '../../test/effect-case.ts';
import { openShop, type Shop } from '../../test/open-shop.ts';
import { addPiece, cash, saleOf } from '../../test/shop-fixture.ts';

type Row = Readonly<Record<string, unknown>>;

/** A ring of the shop fixture, 3,455 g of MT, and what a coupon takes off. */
const HARGA = 4_711_000;
const OFF = 111_000;
const RULE = { dasar: 'RUPIAH', kelipatan: 100_000, point: 1 };

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    modules: ['MEMBER_MODULE', 'BAYAR_POINT_MODULE', 'KUPON_PENJUALAN_MODULE'],
    members: ['ANI'],
    points: true,
    masters: {
      get_point_member: [{ kode_group: 'MT', ...RULE }],
      // Each column has one of its own, so that none counts another's uses.
      kupon: CASES.filter(({ column }) => column.startsWith('kupon.')).map(({ row }) =>
        coupon(row.split('/')[1] ?? ''),
      ),
    },
  });
});
afterAll(() => shop.close());

/** Each case begins with the general rule of points and none of the group. */
beforeEach(async () => {
  await shop.owner.put('para-get-point-member/MT', { ...RULE, aktif: false });
  await shop.owner.put('parapoin/UMUM', { ...RULE, nilai_rp: 500, aktif: true });
});

/** Valid from the 1st of the month to the end of the year. */
function coupon(kode_kupon: string): Row {
  const days = { tgl_dari: '2026-11-01', tgl_sampai: '2026-12-31' };
  const worth = { tipe_kupon: 'RP', nilai: OFF, minimal_rp: 0, kuota: 99 };
  return { kode_kupon, nama_kupon: 'K', ...days, ...worth };
}

/** A ring sold to a member; its data, or the code of the refusal. */
async function sell(payments: readonly object[], kode_member = 'ANI'): Promise<Row | string> {
  const sale = saleOf([await addPiece(shop.owner)], payments, { kode_member });
  const { body } = await shop.owner.post('penjualan/simpan', sale);
  return body.code === undefined ? (body.data as Row) : String(body.code);
}

/** Points that a ring earns; undefined for none. */
async function points(): Promise<unknown> {
  const { rincian } = (await sell([cash(HARGA)])) as { rincian: { poin?: { dapat: number } } };
  return rincian.poin?.dapat;
}

/** What the points of a ring cost the shop. */
async function cost(): Promise<unknown> {
  const sold = (await sell([cash(HARGA)])) as Row;
  return (await shop.balance(String(sold['no_faktur_group'])))['BEBAN POIN'];
}

/** What the coupon of the column takes off a ring, or why it does not. */
async function uses(column: string): Promise<unknown> {
  const sold = await sell([{ jenis: 'KUPON', kode_kupon: column.toUpperCase() }, cash(HARGA)]);
  return typeof sold === 'string' ? sold : (sold['pembayaran'] as readonly Row[])[0]?.['jumlah_rp'];
}

/** The same of a second ring, one after the other. */
function twice(column: string): Look {
  return async () => {
    await uses(column);
    return uses(column);
  };
}

/** What Laporan Kupon calls the coupon. */
async function reported(): Promise<unknown> {
  await uses('nama_kupon');
  const sheet = await shop.owner.get('laporan/kupon?variant=REKAP&kode_kupon=NAMA_KUPON');
  return /"(LEBARAN|NATAL)"/.exec(JSON.stringify(sheet.body.data))?.[1];
}

const GENERAL = 'parapoin/UMUM';
const OF_GROUP = 'para-get-point-member/MT';
const EARLY = 'KUPON_TIDAK_BERLAKU';
/** The group's own rule counts. */
const OWN = { aktif: true };

/** A column of points. */
const point = (
  column: string,
  values: readonly [unknown, unknown],
  seen: readonly [unknown, unknown],
  beside?: object,
): Effect => given(`point.${column}`, GENERAL, values, seen, points, beside);
/** A column of the group's rule. */
const group = (
  column: string,
  values: readonly [unknown, unknown],
  seen: readonly [unknown, unknown],
  beside: object,
): Effect => given(`get-point-member.${column}`, OF_GROUP, values, seen, points, beside);
/** A column of a coupon, seen in a ring that it pays a part of. */
const kupon = (
  column: string,
  values: readonly [unknown, unknown],
  seen: readonly [unknown, unknown],
  look: Look = () => uses(column),
  beside?: object,
): Effect => {
  const row = `transaksi-kupon/${column.toUpperCase()}`;
  return given(`kupon.${column}`, row, values, seen, look, beside);
};

const CASES: readonly Effect[] = [
  // 3,455 g are one full two grams; of rupiah half as many points as the ring costs.
  point('dasar', ['GRAM', 'RUPIAH'], [1, 2_355_500], { kelipatan: 2, nilai_rp: 0 }),
  point('kelipatan', [100_000, 200_000], [47, 23]),
  point('point', [1, 2], [47, 94]),
  given('point.nilai_rp', GENERAL, [500, 250], [23_500, 11_750], cost),
  aktif('point', GENERAL, points, 47, undefined),
  // A ring is no full 2.000 g.
  group('dasar', ['RUPIAH', 'GRAM'], [2355, undefined], { ...OWN, kelipatan: 2000 }),
  group('kelipatan', [50_000, 200_000], [94, 23], OWN),
  group('point', [2, 3], [94, 141], OWN),
  group('aktif', [true, false], [141, 47], { point: 3 }),
  kupon('nama_kupon', ['LEBARAN', 'NATAL'], ['LEBARAN', 'NATAL'], reported),
  kupon('tgl_dari', ['2026-11-21', '2026-11-20'], [EARLY, OFF]),
  kupon('tgl_sampai', ['2026-11-19', '2026-11-20'], [EARLY, OFF]),
  // Ten rupiah, and ten per cent.
  kupon('tipe_kupon', ['RP', 'PERSEN'], [10, 471_000], undefined, { nilai: 10 }),
  kupon('nilai', [150_000, 250_000], [150_000, 250_000]),
  kupon('minimal_rp', [HARGA + 1, HARGA], ['KUPON_MINIMAL', OFF]),
  kupon('kuota', [1, 9], ['KUPON_HABIS', OFF], twice('kuota')),
  kupon('maks_member', [1, 9], ['KUPON_MEMBER_HABIS', OFF], twice('maks_member')),
  kupon('detail_jenis', [['GELANG'], ['GELANG', 'CINCIN']], ['KUPON_BARANG', OFF]),
  kupon('detail_group', [['MD'], ['MT']], ['KUPON_BARANG', OFF]),
  kupon('aktif', [false, true], ['KUPON_MATI', OFF]),
];

test.each(CASES)('$column, set twice, has two results', async (effect) => {
  const { was, is } = effect;
  expect(await seenOf(shop, effect)).toEqual([was, is, was]);
});
