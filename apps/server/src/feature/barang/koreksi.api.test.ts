/**
 * Correcting a piece (docs/decision/0062): texts at once with an audit, gold and money as a
 * document on the open day, against Selisih stok, undone on its day, and what was tried to get
 * round it.
 */
import type { Sheet } from '@kencana/contract/sheet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctionOf, textsOf } from '../../../test/correction-case.ts';
import { PASSWORD, type Answer } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { said } from '../../../test/order-case.ts';
import { inLine, lockOf } from '../../../test/race/hold.ts';
import { addPiece, approved, cash, CINCIN, saleOf } from '../../../test/shop-fixture.ts';
import { nextDay } from '../../../test/titip-case.ts';
import { kinds } from '../../app/kinds.ts';
import { freezeDay } from '../tutup-toko/freeze.ts';
import { reconcile } from '../tutup-toko/reconcile.ts';

const PATH = 'koreksi-barang/simpan';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop({
    listen: true,
    modules: ['SUPPLIER_MODULE'],
    masters: {
      supplier_barang: [{ kode_supplier: 'SP1', nama_supplier: 'UBS' }],
      jenis: [{ kode_jenis: 'KALUNG', nama_jenis: 'KALUNG' }],
    },
  });
});
afterAll(() => shop.close());

const correct = async (code: string, change: object): Promise<Answer> =>
  approved(shop.owner, PATH, await correctionOf(shop.owner, code, change), 'SPV');

const all = (code: string) =>
  shop.one<Record<string, unknown>>(sql`select * from barang where kode_barcode = ${code}`);

const rowsOf = (no: string) =>
  shop.rows<Record<string, unknown>>(
    sql`select kolom, qty, berat, murni, modal, tgl_system::text tgl from kartu_stok
        where no_dokumen = ${no} order by ke, urut`,
  );

describe('a correction', () => {
  test('of a piece of a closed day is out and in on the open day, grams and cost apart', async () => {
    const code = await addPiece(shop.spv);
    const tgl = await nextDay(shop);
    const asked = await shop.owner.post(
      PATH,
      await correctionOf(shop.owner, code, { berat: 3.6, berat_asli: 3.6, harga_beli: 3_200_000 }),
    );
    expect([asked.status, asked.body.kategori]).toEqual([422, 'KOREKSI BARANG']);
    expect(asked.body.message).toMatch(/Berat 3\.455 gr menjadi 3\.600 gr/);
    const done = await correct(code, { berat: 3.6, berat_asli: 3.6, harga_beli: 3_200_000 });
    expect([done.status, done.body.errors]).toEqual([201, undefined]);
    const no = String(done.body.data.no_faktur_group);
    expect(no).toMatch(/^JKT1-KO-/);
    expect(await rowsOf(no)).toEqual([
      expect.objectContaining({ kolom: 'OUT', qty: 1, berat: 3455, modal: 3_000_000, tgl }),
      expect.objectContaining({ kolom: 'IN', qty: 1, berat: 3600, murni: 2700, modal: 3_200_000 }),
      expect.objectContaining({ kolom: 'SELISIH', qty: 0, berat: 145, modal: 200_000 }),
    ]);
    expect(await shop.balance(no)).toEqual({ PERSEDIAAN: 200_000, 'SELISIH STOK': -200_000 });
    expect(await all(code)).toMatchObject({ berat: 3600, murni: 2700, harga_beli: 3_200_000 });
    expect((await shop.piece(code)).status).toBe('READY');
    const row = (await shop.owner.get(`koreksi-barang/faktur/${no}`)).body.data;
    expect(row.detail[0]).toMatchObject({ berat: 3.455, rumus: { berat: 3.6 } });
    expect(await shop.violations()).toEqual([]);
    // And undone on its day.
    const back = { no_faktur_group: no, alasan: 'salah' };
    expect((await approved(shop.spv, 'koreksi-barang/batal', back, 'OWNER')).status).toBe(200);
    expect(await all(code)).toMatchObject({ berat: 3455, harga_beli: 3_000_000 });
    expect(Object.values(await shop.balance(no)).filter((rp) => rp !== 0)).toEqual([]);
    expect(await shop.violations()).toEqual([]);
  });

  test('of grams or purity says the fine gold lost or gained, worth of today; reported', async () => {
    await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '1000000');
    const code = await addPiece(shop.spv);
    const body = await correctionOf(shop.spv, code, { berat: 1, berat_asli: 1, kadar: 70 });
    const asked = await shop.spv.post(PATH, body);
    expect(asked.body.message).toMatch(
      /timbangan 2\.595 gr menjadi 0\.700 gr: hilang emas murni 1\.895 gr, .*Rp\. 1,895,000/,
    );
    const done = await approved(shop.spv, PATH, body, 'OWNER');
    expect(done.status).toBe(201);
    // By the nota alone: what customers pay by.
    const nota = await shop.spv.post(PATH, await correctionOf(shop.spv, code, { berat: 2 }));
    expect(nota.body.message).toMatch(/nota 0\.700 gr menjadi 1\.400 gr: tambah .*700,000/);
    expect(nota.body.message).not.toContain('timbangan 0');
    const price = await shop.spv.post(PATH, await correctionOf(shop.spv, code, { ongkos: 1 }));
    expect(price.body.message).not.toContain('murni');
    const { tgl } = await shop.one<{ tgl: string }>(
      sql`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
    );
    const report = await shop.owner.get(`laporan/otorisasi?tgl_from=${tgl}&tgl_to=${tgl}`);
    const { lines } = report.body.data as Sheet;
    const cells = lines.find((line) => line.cells.includes(done.body.data.no_faktur_group))?.cells;
    expect(cells).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Barang dengan Berat 3\.455 gr.*75/),
        expect.stringMatching(/^Barang dengan Berat 1\.000 gr.*70/),
      ]),
    );
    await shop.set('PARAMETER_HARGA_EMAS_GLOBAL_VALUE', '0');
  });

  test('of type, group, purity, prices and attribute changes the piece and what a sale asks', async () => {
    const code = await addPiece(shop.spv);
    const change = { kode_jenis: 'KALUNG', kadar: 70, harga_jual: 5_000_000, ongkos: 200_000 };
    const attribute = { nama_atribut: 'BATU', berat_atribut: 0.1, harga_atribut: 50_000 };
    expect((await correct(code, { ...change, ...attribute })).status).toBe(201);
    expect(await all(code)).toMatchObject({
      kode_jenis: 'KALUNG',
      kadar: 7000,
      murni: 2422,
      harga_jual: 5_000_000,
      nama_atribut: 'BATU',
      berat_atribut: 100,
      harga_atribut: 50_000,
    });
    const history = await shop.rows<{ kolom: string }>(
      sql`select kolom from riwayat_barang where kode_barcode = ${code} order by kolom`,
    );
    expect(history.map(({ kolom }) => kolom)).toEqual([
      'berat_atribut',
      'harga_atribut',
      'harga_jual',
      'kadar',
      'kode_jenis',
      'murni',
      'nama_atribut',
      'ongkos',
    ]);
    const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(5_250_000)]));
    expect(sold.status).toBe(201);
    expect(await shop.violations()).toEqual([]);
  });

  test('of a piece on consignment changes what will be owed, and posts nothing', async () => {
    const code = await addPiece(shop.spv, { kode_supplier: 'SP1', konsinyasi: true });
    const no = String((await correct(code, { harga_beli: 2_900_000 })).body.data.no_faktur_group);
    expect(await shop.journal(no)).toEqual([]);
    expect(await all(code)).toMatchObject({ harga_beli: 2_900_000, konsinyasi: true });
    expect(await shop.violations()).toEqual([]);
  });

  test('without a change, of what is not ready, or of another shop is refused', async () => {
    const code = await addPiece(shop.spv);
    const same = await shop.owner.post(PATH, await correctionOf(shop.owner, code));
    expect(said(same)).toEqual([422, 'KOREKSI_TIDAK_BERUBAH']);
    const body = await correctionOf(shop.owner, code, { berat: 3 });
    expect((await shop.as('OWNER2').post(PATH, body)).status).toBe(400);
    expect((await shop.kasir.post(PATH, body)).status).toBe(403);
    await shop.kasir.post('penjualan/simpan', saleOf([code], [cash(4_711_000)]));
    expect(said(await shop.owner.post(PATH, body))).toEqual([409, 'BARANG_TIDAK_READY']);
  });

  test('of what somebody else changed meanwhile is refused, in the same moment too', async () => {
    const code = await addPiece(shop.spv);
    const [one, two] = [
      await correctionOf(shop.owner, code, { berat: 3.4 }),
      await correctionOf(shop.owner, code, { harga_jual: 5_000_000 }),
    ];
    const given = async (body: object) => {
      const asked = await shop.owner.post(PATH, body);
      const { kategori, subjek } = asked.body;
      const who = { user_id: 'SPV', password: PASSWORD, kategori, subjek };
      const { data } = (await shop.owner.post('authorization', who)).body;
      return { ...body, detail_authorization: [{ _id: data._id }] };
    };
    const bodies = [await given(one), await given(two)];
    const lock = lockOf('barang.kode_barcode', code);
    const answers = await inLine(
      shop.server.database.superUrl,
      lock,
      bodies.map((body) => () => shop.owner.post(PATH, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 409]);
    expect(answers[1]?.body.code).toBe('BARANG_SUDAH_DIUBAH');
    expect(await shop.violations()).toEqual([]);
  });

  test('by who may not see cost leaves it, and tells nothing of it', async () => {
    const code = await addPiece(shop.spv);
    const { data } = (await shop.spv.get(`barang/koreksi/${code}`)).body;
    expect(data.harga_beli).toBeUndefined();
    const costly = await correctionOf(shop.spv, code, { harga_beli: 1 });
    const refused = await shop.spv.post(PATH, costly);
    expect([said(refused), Object.keys(refused.body.errors)]).toEqual([
      [403, 'TIDAK_BERHAK'],
      ['harga_beli'],
    ]);
    const body = await correctionOf(shop.spv, code, { berat: 3.4 });
    const done = await approved(shop.spv, PATH, body, 'OWNER');
    expect(done.status).toBe(201);
    expect(JSON.stringify(done.body)).not.toContain('3000000');
    expect(await all(code)).toMatchObject({ harga_beli: 3_000_000 });
  });

  test('that was itself undone by a later one goes first, and not on a later day', async () => {
    const code = await addPiece(shop.spv);
    const first = String((await correct(code, { berat: 3.4 })).body.data.no_faktur_group);
    const later = String((await correct(code, { berat: 3.3 })).body.data.no_faktur_group);
    const back = (no: string) => ({ no_faktur_group: no, alasan: 'salah' });
    const undo = (no: string) => approved(shop.spv, 'koreksi-barang/batal', back(no), 'OWNER');
    expect(said(await undo(first))).toEqual([409, 'BARANG_SUDAH_DIUBAH']);
    expect((await undo(later)).status).toBe(200);
    await nextDay(shop);
    expect(said(await shop.spv.post('koreksi-barang/batal', back(first)))).toEqual([
      409,
      'KOREKSI_KEMARIN',
    ]);
  });

  test('ends the cancelling of its entry, which a cancel of it gives back', async () => {
    const entered = await shop.spv.post('barang/simpan-banyak', {
      detail_barang: [CINCIN],
    });
    const { no_faktur_group: tb, detail } = entered.body.data;
    const no = String(
      (await correct(detail[0].kode_barcode, { berat: 3.4 })).body.data.no_faktur_group,
    );
    const back = { no_faktur_group: tb, alasan: 'salah' };
    expect(said(await shop.spv.post('barang/batal', back))).toEqual([409, 'BARANG_SUDAH_DIPAKAI']);
    const undone = { no_faktur_group: no, alasan: 'salah' };
    await approved(shop.spv, 'koreksi-barang/batal', undone, 'OWNER');
    expect((await approved(shop.spv, 'barang/batal', back, 'OWNER')).status).toBe(200);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('texts of a piece', () => {
  test('are changed at once, with what was and what is in the audit; also of a held one', async () => {
    const code = await addPiece(shop.spv);
    const change = {
      nama_barang: 'CINCIN UKIR BUNGA',
      size: '12',
      kode_intern: 'X1',
      tag_id: 'T9',
    };
    const answer = await shop.spv.post('barang/ubah', await textsOf(shop.spv, code, change));
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    expect(await all(code)).toMatchObject(change);
    const audit = await shop.one<{ sebelum: object; sesudah: object }>(
      sql`select sebelum, sesudah from audit where objek = ${`barang/${code}`}
          and tindakan = 'barang.ubah'`,
    );
    expect(audit.sebelum).toMatchObject({ nama_barang: 'CINCIN POLOS', tag_id: null });
    expect(audit.sesudah).toEqual(change);
  });

  test('refuse a stale look, a tag of another piece, a far stamp, and a piece that is out', async () => {
    const [code, other] = [await addPiece(shop.spv), await addPiece(shop.spv, { tag_id: 'T1' })];
    const stale = await textsOf(shop.spv, code, { size: '1' });
    await shop.spv.post('barang/ubah', await textsOf(shop.spv, code, { size: '2' }));
    expect(said(await shop.spv.post('barang/ubah', stale))).toEqual([409, 'BARANG_SUDAH_DIUBAH']);
    const tag = await textsOf(shop.spv, code, { tag_id: 'T1' });
    expect((await shop.spv.post('barang/ubah', tag)).body.code).toBe('TAG_SUDAH_ADA');
    await shop.set('BATAS_SELISIH_KADAR_PERSEN', '2');
    const stamp = await textsOf(shop.spv, code, { kadar_cetak: '375' });
    expect(said(await shop.spv.post('barang/ubah', stamp))).toEqual([422, 'CAP_JAUH_DARI_KADAR']);
    await shop.set('BATAS_SELISIH_KADAR_PERSEN', '100');
    expect((await shop.spv.post('barang/ubah', stamp)).status).toBe(200);
    await shop.kasir.post('penjualan/simpan', saleOf([other], [cash(4_711_000)]));
    const sold = await textsOf(shop.spv, other, { size: '3' });
    expect(said(await shop.spv.post('barang/ubah', sold))).toEqual([409, 'BARANG_TIDAK_READY']);
    expect((await shop.kasir.post('barang/ubah', stamp)).status).toBe(403);
    expect((await shop.as('OWNER2').get(`barang/koreksi/${code}`)).status).toBe(404);
  });
});

test('the day reconciles', async () => {
  const { tgl } = await shop.one<{ tgl: string }>(
    sql`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
  );
  await shop.server.db.tenant('JKT1', (tx) => freezeDay(tx, tgl));
  const found = await shop.server.db.tenant('JKT1', (tx) => reconcile(tx, tgl, kinds));
  expect(found).toEqual([]);
});
