/**
 * Many pieces in one document (docs/decision/0059): all or none, told cell by cell before anything
 * is written, under the same rules as one piece alone.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { validate } from '../../../test/entry-case.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { said } from '../../../test/order-case.ts';
import { approved, CINCIN } from '../../../test/shop-fixture.ts';

const PATH = 'barang/simpan-banyak';
const WAIT = 'VALIDASI_TAMBAH_BARANG';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    modules: ['SUPPLIER_MODULE'],
    settings: { BATAS_SELISIH_BERAT_PERSEN: '5', BATAS_DOKUMEN_RP: '100000000000' },
    masters: {
      supplier_barang: [
        { kode_supplier: 'SP1', nama_supplier: 'UBS' },
        { kode_supplier: 'SP2', nama_supplier: 'HARTADINATA' },
      ],
    },
  });
});
afterAll(() => shop.close());
afterEach(() => shop.set(WAIT, 'false'));

const pieces = (...changes: readonly object[]): object[] =>
  changes.map((change) => ({ ...CINCIN, ...change }));
const many = (n: number): object[] => pieces(...Array.from({ length: n }, () => ({})));
const save = (rows: readonly object[], head: object = {}) =>
  shop.spv.post(PATH, { ...head, detail_barang: rows });
const check = async (rows: readonly object[], head: object = {}) => {
  const { status, body } = await shop.spv.post('barang/periksa-banyak', {
    ...head,
    detail_barang: rows,
  });
  expect(status).toBe(200);
  return body.data as {
    problems: { baris: number; kolom: string; pesan: string; nilai: string }[];
    jumlah_masalah: number;
  };
};
const stock = () => shop.one<{ n: number }>(sql`select count(*)::int as n from barang`);
const drawn = () => shop.one<{ n: number }>(sql`select sum(terakhir)::int as n from toko_prefix`);

describe('saved', () => {
  test('one document with a barcode for each row, in the order of the rows', async () => {
    const rows = pieces(
      { berat: 1, berat_asli: 1 },
      { kode_baki: 'A2' },
      { harga_beli: 1_000_000 },
    );
    const { status, body } = await save(rows, { keterangan: 'kiriman pagi' });
    expect(status).toBe(201);
    const { no_faktur_group: no, detail, total_qty, total_berat, status_valid } = body.data;
    expect([no, total_qty, total_berat, status_valid]).toEqual([
      expect.stringMatching(/^JKT1-TB-/),
      3,
      7.91,
      'DONE',
    ]);
    const codes = detail.map(({ kode_barcode }: { kode_barcode: string }) => kode_barcode);
    expect(new Set(codes).size).toBe(3);
    expect(await shop.piece(codes[1])).toMatchObject({ status: 'READY', kode_baki: 'A2' });
    const line = await shop.rows(sql`select kode_barcode, berat, harga_total from dokumen_baris
      where no_dokumen = ${no} order by baris`);
    expect(line).toMatchObject([
      { kode_barcode: codes[0], berat: 1000 },
      { kode_barcode: codes[1], berat: 3455 },
      { kode_barcode: codes[2], harga_total: 1_000_000 },
    ]);
    const head = await shop.one(
      sql`select keterangan, total, qty from dokumen where no_dokumen = ${no}`,
    );
    expect(head).toEqual({ keterangan: 'kiriman pagi', total: 7_000_000, qty: 3 });
    // One pair of rows for goods alike: the books grow with kinds of goods, not with pieces.
    expect(await shop.journal(no)).toHaveLength(2);
    expect(await shop.balance(no)).toEqual({
      PERSEDIAAN: 7_000_000,
      'LAWAN PERSEDIAAN': -7_000_000,
    });
    expect(await shop.violations()).toEqual([]);
  });

  test('what the head says counts for rows without a supplier of their own', async () => {
    const head = { kode_supplier: 'SP1', no_faktur_supplier: 'inv-1', konsinyasi: true };
    const rows = pieces({}, { kode_supplier: 'SP2' }, { no_faktur_supplier: 'inv-2' });
    const { body } = await save(rows, head);
    const codes = body.data.detail.map((one: { kode_barcode: string }) => one.kode_barcode);
    const stored = await shop.rows(
      sql`select kode_supplier, no_faktur_supplier, konsinyasi from barang
        where kode_barcode = any(${codes}::text[]) order by kode_barcode`,
    );
    expect(stored).toEqual([
      { kode_supplier: 'SP1', no_faktur_supplier: 'INV-1', konsinyasi: true },
      { kode_supplier: 'SP2', no_faktur_supplier: '', konsinyasi: false },
      { kode_supplier: 'SP1', no_faktur_supplier: 'INV-2', konsinyasi: true },
    ]);
    // Only what was bought is owed for now, to its own supplier.
    expect(
      await shop.rows(sql`select kode_supplier, kredit from jurnal_baris
        where no_dokumen = ${body.data.no_faktur_group} and kredit > 0`),
    ).toEqual([{ kode_supplier: 'SP2', kredit: 3_000_000 }]);
    expect(await shop.violations()).toEqual([]);
  });

  test('a retried request is one document with one answer', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const body = { detail_barang: many(5) };
    const before = await stock();
    const first = await shop.spv.post(PATH, body, key);
    const again = await shop.spv.post(PATH, body, key);
    expect([first.status, again.body]).toEqual([201, first.body]);
    expect((await stock()).n).toBe(before.n + 5);
    const other = await shop.spv.post(PATH, { detail_barang: many(6) }, key);
    expect(said(other)).toEqual([422, 'KUNCI_IDEMPOTENSI_BEDA']);
  });
});

describe('refused as a whole', () => {
  test.each([
    ['two rows with one tag', [{ tag_id: 'E-1' }, {}, { tag_id: 'E-1' }], 'detail_barang.2.tag_id'],
    ['no such group', [{}, { kode_group: 'ZZ' }], 'detail_barang.1.kode_group'],
    ['a tray of another warehouse', [{}, { kode_gudang: 'BELI' }], 'detail_barang.1.kode_baki'],
    ['one row alone, wrong', [{ kode_jenis: 'ZZ' }], 'detail_barang.0.kode_jenis'],
    ['consignment of nobody', [{}, { konsinyasi: true }], 'detail_barang.1.kode_supplier'],
    ['no weight', [{}, { berat: null }], 'detail_barang.1.berat'],
    ['a name too short', [{ nama_barang: 'CIN' }], 'detail_barang.0.nama_barang'],
  ])('%s', async (_name, changes, field) => {
    const before = [await stock(), await drawn()];
    const answer = await save(pieces(...changes));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    // Nothing was entered, and no barcode is lost.
    expect([await stock(), await drawn()]).toEqual(before);
  });

  test('a supplier in the head that is not there', async () => {
    const { status, body } = await save(many(2), { kode_supplier: 'ZZ' });
    expect([status, body.code]).toEqual([400, 'REF_TIDAK_ADA']);
  });

  test.each([[0], [5001]])('%i rows', async (n) => {
    const { status, body } = await save(many(n));
    expect([status, Object.keys(body.errors)]).toEqual([400, ['detail_barang']]);
  });

  test('a cashier may neither check nor save', async () => {
    for (const path of [PATH, 'barang/periksa-banyak', 'barang/simpan-banyak/impor']) {
      expect((await shop.kasir.post(path, { detail_barang: many(1) })).body.code).toBe(
        'TIDAK_BERHAK',
      );
    }
  });
});

describe('the dry run', () => {
  test('tells row, column and sentence of every wrong cell, and writes nothing', async () => {
    const before = [await stock(), await drawn()];
    const rows = pieces(
      {},
      { berat: 'tiga', kode_baki: 'ZZ' },
      { tag_id: 'E-2' },
      { kode_group: 'ZZ', tag_id: 'E-2' },
      { kadar: undefined },
    );
    const { problems, jumlah_masalah } = await check(rows, { kode_supplier: 'SP1' });
    expect(problems.map(({ baris, kolom }) => [baris, kolom])).toEqual([
      [2, 'berat'],
      [4, 'kode_group'],
      [4, 'tag_id'],
      [5, 'kadar'],
    ]);
    expect(jumlah_masalah).toBe(4);
    expect(problems[0]).toMatchObject({ nilai: 'tiga', pesan: 'Berat Tidak Dapat Dibaca' });
    expect(problems[1]).toMatchObject({ nilai: 'ZZ' });
    expect(problems.every(({ pesan }) => pesan.length > 5)).toBe(true);
    expect([await stock(), await drawn()]).toEqual(before);
    // What is right in the head and the rows has nothing to tell.
    expect(await check(many(3))).toEqual({ problems: [], jumlah_masalah: 0 });
  });

  test('a wrong reference in row 4,999 of 5,000, and the same rows in once it is mended', async () => {
    const rows = many(5000);
    rows[4998] = { ...CINCIN, kode_jenis: 'ZZ' };
    const { problems, jumlah_masalah } = await check(rows);
    expect([problems[0]?.baris, problems[0]?.kolom, jumlah_masalah]).toEqual([
      4999,
      'kode_jenis',
      1,
    ]);
    const refused = await save(rows);
    expect(Object.keys(refused.body.errors)).toEqual(['detail_barang.4998.kode_jenis']);
    const before = await stock();
    const saved = await save(many(5000));
    expect([saved.status, saved.body.data.detail.length]).toEqual([201, 5000]);
    expect((await stock()).n).toBe(before.n + 5000);
    expect(await shop.violations()).toEqual([]);
    // The list and the document show a page of its lines, and the sums of all.
    const no = String(saved.body.data.no_faktur_group);
    const listed = await shop.owner.get('barang/get/lihattambah?limit=1');
    const [row] = listed.body.data;
    expect([row.no_faktur_group, row.qty, row.berat, row.jumlah_baris]).toEqual([
      no,
      5000,
      17_275,
      5000,
    ]);
    expect(row.detail.length).toBe(100);
    const page = await shop.owner.get(`barang/tambah/${no}/baris?dari=4901`);
    expect(page.body.data.detail.map((line: { baris: number }) => line.baris)).toEqual(
      Array.from({ length: 100 }, (_, i) => 4901 + i),
    );
  });

  test('one more wrong cell than are named', async () => {
    const { problems, jumlah_masalah } = await check(
      Array.from({ length: 501 }, () => ({ ...CINCIN, kode_baki: 'ZZ' })),
    );
    expect([problems.length, jumlah_masalah]).toEqual([500, 501]);
  });
});

describe('from a file', () => {
  const read = async (lines: readonly string[]) => {
    const isi = Buffer.from(lines.join('\n')).toString('base64');
    return (await shop.spv.post('barang/simpan-banyak/impor', { isi })).body;
  };
  const HEAD = 'kode_group,kode_jenis,kode_gudang,kode_baki,nama_barang,berat,kadar,harga_jual';

  test('right cells come with the wrong ones, each with its place', async () => {
    const { data } = await read([
      HEAD,
      'MT,CINCIN,TOKO,A1,CINCIN POLOS,"3,455",75,4560600',
      'ZZ,CINCIN,TOKO,A1,CINCIN POLOS,tiga,75,4560600',
    ]);
    expect(data.baris).toMatchObject([
      { kode_group: 'MT', berat: 3.455, kadar: 75, harga_jual: 4_560_600 },
      { kode_group: 'ZZ', berat: 'tiga' },
    ]);
    expect(
      data.masalah.map(({ baris, kolom }: { baris: number; kolom: string }) => [baris, kolom]),
    ).toEqual([
      [2, 'berat'],
      [2, 'kode_group'],
    ]);
    const saved = await save([{ ...data.baris[0], harga_beli: 1_000_000 }]);
    expect(saved.status).toBe(201);
  });

  test('the template has every column that a sheet has, and no photo', async () => {
    const { body } = await shop.spv.get('barang/simpan-banyak/impor/template?format=csv');
    const [head = ''] = String(body).split('\n');
    for (const name of ['kode_group', 'berat_asli', 'tag_id', 'kode_supplier', 'konsinyasi']) {
      expect(head).toContain(name);
    }
    expect(head).not.toContain('foto');
  });
});

describe('a second pair of eyes', () => {
  test('all wait for a second person, and one answer is for all', async () => {
    await shop.set(WAIT, 'true');
    const { body } = await save(many(3));
    const { no_faktur_group: no, status_valid, detail } = body.data;
    expect(status_valid).toBe('OPEN');
    expect((await shop.piece(detail[2].kode_barcode)).status).toBe('BARU');
    expect(await shop.journal(no)).toEqual([]);
    expect(said(await validate(shop.spv, no))).toEqual([403, 'VALIDASI_SENDIRI']);
    expect((await validate(shop.owner, no)).status).toBe(200);
    expect((await shop.piece(detail[2].kode_barcode)).status).toBe('READY');
    expect((await shop.balance(no))['PERSEDIAAN']).toBe(9_000_000);
    expect(await shop.violations()).toEqual([]);
  });

  test('what is beyond a limit stands first, wherever its row is', async () => {
    await shop.set(WAIT, 'true');
    const rows = [...many(119), ...pieces({ berat: 10, berat_asli: 9 })];
    const no = String((await save(rows)).body.data.no_faktur_group);
    const { detail, qty } = (await shop.owner.get(`barang/tambah/${no}`)).body.data;
    expect([qty, detail.length, detail[0].baris, detail[1].baris]).toEqual([120, 100, 120, 1]);
    expect(detail[0].selisih_berat).toBe(10);
    const rest = await shop.owner.get(`barang/tambah/${no}/baris?dari=101`);
    expect(rest.body.data.detail.map((line: { baris: number }) => line.baris)).toEqual(
      Array.from({ length: 20 }, (_, i) => 100 + i),
    );
    expect((await validate(shop.owner, no)).status).toBe(200);
  });

  test('one approval is for all that is apart, and the furthest are told', async () => {
    const apart = (n: number): object[] =>
      Array.from({ length: n }, (_, i) => ({ ...CINCIN, berat: 10, berat_asli: 9 - i / 1000 }));
    const rows = apart(60);
    const asked = await save(rows);
    expect(said(asked)).toEqual([422, 'OTORISASI_DIPERLUKAN']);
    const text = String(asked.body.message);
    // The last is the furthest apart; the first ten are not told by name.
    expect([text.includes('8.941 gr'), text.includes('9.000 gr')]).toEqual([true, false]);
    expect(text).toContain('dan 10 barang lain');
    const answer = await approved(shop.spv, PATH, { detail_barang: rows }, 'OWNER');
    expect([answer.status, answer.body.data.total_qty]).toEqual([201, 60]);
  });

  test('an approval of these rows is none of others', async () => {
    const rows = pieces({ berat: 10, berat_asli: 9 }, {});
    const { subjek, kategori } = (await save(rows)).body;
    const given = await shop.spv.post('authorization', {
      user_id: 'OWNER',
      password: 'rahasia-uji',
      kategori,
      subjek,
    });
    const detail_authorization = [{ _id: given.body.data._id }];
    const more = [...rows, ...many(1)];
    expect((await save(more, { detail_authorization })).body.code).toBe('OTORISASI_TIDAK_SAH');
    expect((await save(rows, { detail_authorization })).status).toBe(201);
  });
});
