/**
 * One row in use for one thing (docs/decision/0052): a second cut of a group, or a second price of
 * a category and condition, is refused however it comes, and what a shop of before had twice counts
 * as it did.
 */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { inLine } from '../../../test/race/hold.ts';

const MASTERS = {
  kategori: [{ kode_kategori: 'PH', nama_kategori: 'PERHIASAN', kadar: 7500 }],
};
let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    masters: MASTERS,
    modules: ['POTONGAN_PENJUALAN_MODULE', 'HARGA_PEMBELIAN_MODULE'],
  });
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.exec(sql`with p as (delete from potongan_pembelian) delete from harga_pembelian`),
);

const CUTS = 'potongan-pembelian';
const PRICES = 'para-harga-pembelian';
const cut = (kode_potongan: string, change: object = {}) => ({
  kode_potongan,
  kode_group: 'MT',
  type: 'RP',
  potongan: 10_000,
  aktif: true,
  ...change,
});
const price = (kode_harga_pembelian: string, change: object = {}) => ({
  kode_harga_pembelian,
  kode_kategori: 'PH',
  kode_kondisi: null,
  harga_per_gram: 1_000_000,
  aktif: true,
  ...change,
});
const said = ({ status, body }: Answer): unknown[] => [status, body.errors];
const TWICE = 'Group MT Sudah Ada Potongan Aktif A, Nonaktifkan Dulu Yang Lama';
const CUT_TWICE = [400, { kode_group: [TWICE] }];
const PRICE_TWICE = [
  400,
  {
    kode_kondisi: ['Kategori Dan Kondisi Ini Sudah Ada Harga Aktif A, Nonaktifkan Dulu Yang Lama'],
  },
];

describe('a second row in use is refused at its field', () => {
  it('a cut of the group, entered, moved there or switched on; out of use it may stand', async () => {
    const { owner } = shop;
    expect((await owner.post(CUTS, cut('A'))).status).toBe(201);
    expect(said(await owner.post(CUTS, cut('B')))).toEqual(CUT_TWICE);
    expect((await owner.post(CUTS, cut('B', { kode_group: 'MD' }))).status).toBe(201);
    expect(said(await owner.put(`${CUTS}/B`, { kode_group: 'MT' }))).toEqual(CUT_TWICE);
    expect((await owner.put(`${CUTS}/B`, { kode_group: 'MT', aktif: false })).status).toBe(200);
    expect(said(await owner.put(`${CUTS}/B`, { aktif: true }))).toEqual(CUT_TWICE);
    // The one in use may be changed, and gives its place once it is switched off.
    expect((await owner.put(`${CUTS}/A`, { potongan: 20_000 })).status).toBe(200);
    expect((await owner.put(`${CUTS}/A`, { aktif: false })).status).toBe(200);
    expect((await owner.put(`${CUTS}/B`, { aktif: true })).status).toBe(200);
  });

  it('a price of the category for a condition, or for any; the exact one goes first', async () => {
    const { owner } = shop;
    expect((await owner.post(PRICES, price('A'))).status).toBe(201);
    expect(said(await owner.post(PRICES, price('B')))).toEqual(PRICE_TWICE);
    const exact = { kode_kondisi: 'RUSAK', harga_per_gram: 900_000 };
    expect((await owner.post(PRICES, price('B', exact))).status).toBe(201);
    const quote = async (kondisi: string) => {
      const goods = `kode_group=MT&kadar=75&berat=1&kondisi=${kondisi}`;
      return (await owner.get(`pembelian/get/harga?${goods}`)).body.data.harga_beli;
    };
    // 1.000.000 less 20.000 of the condition; the exact price has its condition inside.
    expect([await quote('BAIK'), await quote('RUSAK')]).toEqual([980_000, 900_000]);
    expect(said(await owner.put(`${PRICES}/B`, { kode_kondisi: '' }))).toEqual(PRICE_TWICE);
  });

  it('a file that has both says which', async () => {
    const lines = ['kode_potongan;kode_group;type;potongan', 'A;MT;RP;10.000', 'B;MT;RP;20.000'];
    const isi = Buffer.from(lines.join('\n')).toString('base64');
    const file = await shop.owner.post(`${CUTS}/impor`, { mode: 'TAMBAH_UBAH', isi });
    expect(file.status).toBe(422);
    const checked = await shop.owner.post(`${CUTS}/impor/periksa`, { mode: 'TAMBAH_UBAH', isi });
    expect(checked.body.data.masalah).toMatchObject([
      { baris: 3, kolom: 'kode_group', pesan: TWICE },
    ]);
    expect((await shop.owner.get(CUTS)).body.data).toEqual([]);
  });

  it('of two that are saved at once, one is', async () => {
    const lock = `select pg_advisory_xact_lock(hashtextextended('potongan-pembelian/JKT1', 0))`;
    const calls = ['A', 'B'].map((kode) => () => shop.owner.post(CUTS, cut(kode)));
    const [first, second] = await inLine(shop.server.database.superUrl, lock, calls);
    expect(first?.status).toBe(201);
    expect(second && said(second)).toEqual(CUT_TWICE);
  });
});

describe('a shop of before', () => {
  const migrate = async (): Promise<void> => {
    const file = new URL('../../../migrations/0068-baris-ganda.sql', import.meta.url);
    const text = await readFile(file, 'utf8');
    await shop.exec(
      sql.raw(text.slice(text.indexOf('update potongan'), text.indexOf('-- A type'))),
    );
    await shop.exec(sql.raw(text.slice(text.indexOf('update jenis'))));
  };

  it('keeps the row that counted, the first by code, and the others out of use', async () => {
    await shop.insert('potongan_pembelian', [
      cut('A', { aktif: false }),
      cut('B'),
      cut('C', { potongan: 99_000 }),
      cut('D', { kode_group: 'MD' }),
    ]);
    await shop.insert('harga_pembelian', [
      price('A'),
      price('B', { harga_per_gram: 1 }),
      price('C', { kode_kondisi: 'BAIK' }),
      price('D', { kode_kondisi: 'BAIK' }),
    ]);
    await migrate();
    const inUse = await shop.rows(sql`
      select kode_potongan kode from potongan_pembelian where aktif
      union all select kode_harga_pembelian from harga_pembelian where aktif order by kode`);
    expect(inUse).toEqual(['A', 'B', 'C', 'D'].map((kode) => ({ kode })));
    expect((await shop.owner.put(`${CUTS}/B`, { potongan: 15_000 })).status).toBe(200);
  });

  it('keeps a type’s group where the shop’s pieces agree, and takes it away elsewhere', async () => {
    const groups = () => shop.rows(sql`select kode_jenis, kode_group from jenis order by 1`);
    await shop.exec(sql`update jenis set kode_group = 'MT'`);
    await migrate();
    expect(await groups()).toEqual([
      { kode_jenis: 'CINCIN', kode_group: 'MT' },
      { kode_jenis: 'GELANG', kode_group: 'MT' },
    ]);
    await shop.insert('jenis_group', [{ _id: 'J1', kode_jenis: 'GELANG', kode_group: 'MD' }]);
    await migrate();
    expect(await groups()).toEqual([
      { kode_jenis: 'CINCIN', kode_group: 'MT' },
      { kode_jenis: 'GELANG', kode_group: null },
    ]);
  });
});
