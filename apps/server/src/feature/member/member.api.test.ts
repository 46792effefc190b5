/**
 * Members' data: a cashier finds the one who stands at the counter and cannot draw a list, neither
 * by letters nor by codes; who has the right sees all, and each look is in the audit.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { orderOf } from '../../../test/order-case.ts';
import { addPiece, cash, saleOf } from '../../../test/shop-fixture.ts';

let shop: Shop;

/** Forty people of two names, ten more with one in common, and one with a name of her own. */
const PEOPLE = [
  ...Array.from({ length: 40 }, (_, i) => ({
    kode_member: `M${String(i).padStart(4, '0')}`,
    nama_customer: `${String.fromCodePoint(65 + (i % 26)).repeat(3)}${i} PELANGGAN${i}`,
    alamat_customer: `JL RAHASIA ${i}`,
    no_hp: `0812000${String(1000 + i)}`,
    tgl_lahir: '1990-11-20',
  })),
  {
    kode_member: 'SARI',
    nama_customer: 'IBU SARI WULAN',
    alamat_customer: 'JL MELATI',
    no_hp: '0817-5555-678',
    tgl_lahir: '1985-01-01',
  },
];

beforeAll(async () => {
  shop = await openShop({ modules: ['MEMBER_MODULE', 'BAYAR_POINT_MODULE'], points: true });
  await shop.insert('member', PEOPLE);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.set('BATAS_MEMBER_DILIHAT', '50');
  await shop.exec(sql`delete from member_dilihat`);
});

const find = (q: string) => shop.kasir.get(`member/get/all?q=${encodeURIComponent(q)}`);
const codes = async (q: string) =>
  (await find(q)).body.data.map((m: { kode_member: string }) => m.kode_member);

it('finds a member by a word of the name, six digits or the code; masked, without the rest', async () => {
  for (const q of ['sari', 'wul', 'IBU SARI', '5555678', '0817555', 'sari ']) {
    expect([q, await codes(q)]).toEqual([q, ['SARI']]);
  }
  expect((await find('sari')).body.data).toEqual([
    { kode_member: 'SARI', nama_customer: 'IBU SARI WULAN', no_hp: '•••678', poin: 0 },
  ]);
  expect(await codes('M0007')).toEqual(['M0007']);
});

it('refuses the list: nothing typed, two letters, a few digits, pages; shows none of many', async () => {
  for (const q of ['', 'sa', '0817', '%', '___', '%%%', '   ']) {
    const { status, body } = await find(q);
    expect([q, status, Object.keys(body.errors ?? {})]).toEqual([q, 400, ['q']]);
  }
  const many = (await find('pelanggan')).body;
  expect([many.data, many.count]).toEqual([[], 0]);
  expect(many.message).toContain('Terlalu banyak');
  const paged = await shop.kasir.get('member/get/all?q=081200&skip=0&limit=1000');
  expect(paged.body.data).toEqual([]);
  // The middle of a word is no beginning: letters cannot be tried through a name.
  expect(await codes('ulan')).toEqual([]);
});

it('ends a list that is drawn one by one, by letters, by codes and by points', async () => {
  await shop.set('BATAS_MEMBER_DILIHAT', '6');
  const asked = [
    ...PEOPLE.slice(0, 3).map((m) => () => find(m.nama_customer)),
    ...PEOPLE.slice(3, 5).map((m) => () => find(m.kode_member)),
    () => shop.kasir.get('poin/jual/M0005'),
  ];
  for (const ask of asked) expect((await ask()).status).toBe(200);
  for (const ask of [
    () => find('M0020'),
    () => find(PEOPLE[21]?.nama_customer ?? ''),
    () => find('081200010'.concat('22')),
    () => shop.kasir.get('poin/jual/M0023'),
  ]) {
    expect((await ask()).body.code).toBe('MEMBER_BATAS_LIHAT');
  }
  // The same ones again cost nothing, another user has a count of his own.
  expect((await find('M0003')).status).toBe(200);
  await shop.set('BATAS_MEMBER_DILIHAT', '7');
  expect((await find('M0020')).status).toBe(200);
});

it('is not fooled by questions side by side', async () => {
  await shop.set('BATAS_MEMBER_DILIHAT', '4');
  const asked = PEOPLE.slice(0, 12).map((m) => find(m.kode_member));
  const told = (await Promise.all(asked)).filter((answer) => answer.status === 200);
  expect(told).toHaveLength(4);
});

it('does not count members who were served', async () => {
  await shop.set('BATAS_MEMBER_DILIHAT', '2');
  for (const { kode_member } of PEOPLE.slice(0, 4)) {
    expect((await find(kode_member)).status).toBe(200);
    const sale = saleOf([await addPiece(shop.owner)], [cash(4_711_000)]);
    expect((await shop.kasir.post('penjualan/simpan', { ...sale, kode_member })).status).toBe(201);
  }
  expect((await find('M0010')).status).toBe(200);
  expect((await find('M0011')).status).toBe(200);
  expect((await find('M0012')).body.code).toBe('MEMBER_BATAS_LIHAT');
});

it('counts members whom an order without money names: its answer has their numbers', async () => {
  await shop.set('BATAS_MEMBER_DILIHAT', '2');
  const named = (kode_member: string, pembayaran: readonly object[]) =>
    shop.kasir.post(
      'pesanan/simpan',
      orderOf({ kode_member, nama_customer: '', no_hp: '', pembayaran }),
    );
  expect((await named('M0014', [])).status).toBe(201);
  expect((await named('M0015', [])).status).toBe(201);
  expect((await named('M0016', [])).body.code).toBe('MEMBER_BATAS_LIHAT');
  // Whoever leaves money with the shop is served, and an owner sees members anyway.
  expect((await named('M0016', [cash(2_000_000)])).status).toBe(201);
  const owner = await shop.owner.post(
    'pesanan/simpan',
    orderOf({ kode_member: 'M0017', pembayaran: [] }),
  );
  expect(owner.status).toBe(201);
});

it('writes down who was looked up, once a day each', async () => {
  await find('SARI');
  await find('wulan');
  await find('pelanggan');
  const looks = await shop.rows(
    sql`select user_id, sesudah from audit where tindakan = 'member.cari'
        order by seq desc limit 1`,
  );
  expect(looks).toEqual([{ user_id: 'KASIR', sesudah: { q: 'SARI', kode_member: ['SARI'] } }]);
});

it('shows everything to whoever has the right, and writes that down too', async () => {
  const all = await shop.owner.get('member/get/all?limit=1000');
  expect(all.body.count).toBe(PEOPLE.length);
  expect(all.body.data).toContainEqual({ ...PEOPLE.at(-1), poin: 0 });
  expect(
    await shop.rows(
      sql`select user_id, sesudah from audit where tindakan = 'member.data-member.lihat'`,
    ),
  ).toEqual([{ user_id: 'OWNER', sesudah: { q: '', skip: 0, jumlah: PEOPLE.length } }]);
});

it('greets a birthday by name: number masked, no date of birth, without the right', async () => {
  const cashier = (await shop.kasir.get('member/find-current-birthday')).body.data;
  expect(cashier).toHaveLength(40);
  expect(cashier[0].no_hp).toMatch(/^•••\d{3}$/);
  expect(JSON.stringify(cashier)).not.toContain('1990');
  const owner = (await shop.owner.get('member/find-current-birthday')).body.data;
  expect(owner[0]).toMatchObject({ no_hp: '08120001000', tgl_lahir: '1990-11-20' });
});

it('keeps the ledger of points for supervisors and above', async () => {
  for (const path of ['laporan/poin', 'laporan/bayar-point', 'customer/riwayat?no_hp=081755556']) {
    expect([path, (await shop.kasir.get(path)).status]).toEqual([path, 403]);
    expect([path, (await shop.spv.get(path)).status]).toEqual([path, 200]);
  }
});
