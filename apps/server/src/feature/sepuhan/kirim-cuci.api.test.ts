/**
 * Bought gold at the washer's through the API on a real PostgreSQL: out of the house, back with
 * less grams, more than the shop allows, waiting for a second person, and cancelled later.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { isProvisional } from '../../../test/photo.ts';
import { boughtGold, said, SERVICE_MASTERS } from '../../../test/service-case.ts';
import { approved } from '../../../test/shop-fixture.ts';
import { kinds } from '../../app/kinds.ts';
import { freezeDay } from '../tutup-toko/freeze.ts';
import { reconcile } from '../tutup-toko/reconcile.ts';

const MASTERS = {
  ...SERVICE_MASTERS,
  gudang: [{ kode_gudang: 'SEPUH', nama_gudang: 'Gudang Sepuh', jenis_gudang: 'SEPUH' }],
};
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

let shop: Shop;
let kasir: TestClient;
let spv: TestClient;

beforeAll(async () => {
  shop = await openShop({ masters: MASTERS, modules: ['SEPUHAN_MODULE'] });
  ({ kasir, spv } = shop);
});
afterAll(() => shop.close());

function bodyOf(no_lot: readonly string[], change: object = {}): object {
  const tgl_kembali = '2026-11-27';
  return { kode_tukang: 'T1', kode_gudang: 'SEPUH', tgl_kembali, no_lot, ...change };
}

/** Sends a bought lot of 3,455 g; answers the document's number and both lots. */
async function send(change: object = {}): Promise<{ no: string; from: string; lot: string }> {
  const from = await boughtGold(kasir);
  const sent = await spv.post('kirim-barang-cuci/simpan', bodyOf([from], change));
  expect(sent.status).toBe(201);
  const no = String(sent.body.data.no_faktur_group);
  return { no, from, lot: `${no}-1` };
}

function backOf(no_faktur_group: string, berat_terima: number, change: object = {}): object {
  return { no_faktur_group, detail_terima: [{ baris: 1, berat_terima }], ...change };
}

const receive = (no: string, berat: number, change: object = {}) =>
  spv.post('terima-barang-cuci/simpan', backOf(no, berat, change));

/** The lots that a service may take gold of. */
async function goldLots(): Promise<string[]> {
  const { data } = (await kasir.get('service/get/emas?limit=200')).body;
  return data.map(({ no_lot }: { no_lot: string }) => no_lot);
}

it('is closed while the module is off', async () => {
  await shop.set('SEPUHAN_MODULE', 'false');
  const answer = await spv.post('kirim-barang-cuci/simpan', bodyOf(['X']));
  expect(said(answer).slice(0, 2)).toEqual([403, 'MODUL_MATI']);
  await shop.set('SEPUHAN_MODULE', 'true');
});

describe('sending', () => {
  it('takes whole lots out of the house, at their cost', async () => {
    const from = await boughtGold(kasir);
    const before = await shop.lot(from);
    const sent = await spv.post('kirim-barang-cuci/simpan', bodyOf([from]));
    expect(sent.body.data).toMatchObject({
      no_faktur_group: expect.stringMatching(/^JKT1-SP-261120-\d{4}$/),
      status: 'OPEN',
      berat: 3.455,
      rincian: { nama_tukang: 'PAK JOKO', tgl_kembali: '2026-11-27' },
    });
    const no = String(sent.body.data.no_faktur_group);
    expect(await shop.lot(from)).toMatchObject({ qty: 0, berat: 0, modal: 0 });
    expect(await shop.lot(`${no}-1`)).toEqual(before);
    const cost = before['modal'];
    expect(await shop.balance(no)).toEqual({ 'PERSEDIAAN SEPUH': cost, 'PERSEDIAAN BELI': -cost! });
    expect(await goldLots()).not.toContain(`${no}-1`);
  });

  it('is not done twice with one lot, by any document', async () => {
    const { from, lot } = await send();
    for (const no_lot of [from, lot]) {
      const again = await spv.post('kirim-barang-cuci/simpan', bodyOf([no_lot]));
      expect(said(again)).toEqual([409, 'LOT_TIDAK_ADA', ['no_lot.0']]);
    }
    const scrap = { kode_gudang: 'RUSAK', kondisi: 'PATAH', keterangan: 'x', no_lot: [lot] };
    const destroyed = await kasir.post('hancurpembelian/simpan', scrap);
    expect(said(destroyed)).toEqual([409, 'LOT_TIDAK_ADA', ['no_lot.0']]);
  });

  it('of two who send one lot at once, one does', async () => {
    const from = await boughtGold(kasir);
    const both = await Promise.all(
      [spv, shop.owner].map((who) => who.post('kirim-barang-cuci/simpan', bodyOf([from]))),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it.each([
    ['a lot twice', (no: string) => bodyOf([no, no]), 'BARANG_GANDA', 'no_lot.1'],
    [
      'a day gone by',
      (no: string) => bodyOf([no], { tgl_kembali: '2026-11-19' }),
      'CUCI_TGL_LEWAT',
      'tgl_kembali',
    ],
    [
      'a washer nobody knows',
      (no: string) => bodyOf([no], { kode_tukang: 'XX' }),
      'REF_TIDAK_ADA',
      'kode_tukang',
    ],
    [
      'a warehouse that washes nothing',
      (no: string) => bodyOf([no], { kode_gudang: 'TOKO' }),
      'REF_TIDAK_ADA',
      'kode_gudang',
    ],
  ])('%s is refused', async (_name, body, code, field) => {
    const answer = await spv.post('kirim-barang-cuci/simpan', body(await boughtGold(kasir)));
    expect(said(answer).slice(1)).toEqual([code, [field]]);
  });
});

describe('another day', () => {
  it('is noted with its reason, and not in the past', async () => {
    const { no } = await send();
    const later = { no_faktur_group: no, tgl_kembali: '2026-12-04', alasan_janji: 'mesin rusak' };
    const answer = await spv.post('kirim-barang-cuci/janji', later);
    expect(answer.body.data).toMatchObject({
      status: 'OPEN',
      rincian: { tgl_kembali: '2026-12-04', alasan_janji: 'mesin rusak' },
    });
    const past = await spv.post('kirim-barang-cuci/janji', { ...later, tgl_kembali: '2026-11-01' });
    expect(said(past)).toEqual([422, 'CUCI_TGL_LEWAT', ['tgl_kembali']]);
    const never = await spv.post('kirim-barang-cuci/janji', {
      ...later,
      tgl_kembali: '2999-01-01',
    });
    expect(said(never)).toEqual([422, 'CUCI_TGL_JAUH', ['tgl_kembali']]);
    await shop.set('BATAS_HARI_JANJI', '400000');
    expect(
      (await spv.post('kirim-barang-cuci/janji', { ...later, tgl_kembali: '2999-01-01' })).status,
    ).toBe(200);
    await shop.set('BATAS_HARI_JANJI', '180');
  });
});

describe('receiving', () => {
  it('loses grams with their share of fine gold and cost, and gives the rest free', async () => {
    const { no, lot } = await send();
    const before = await shop.lot(lot);
    const answer = await receive(no, 3.4);
    expect(answer.body.data).toMatchObject({
      status: 'FINISH',
      rincian: { susut: 0.055 },
      detail: [{ rumus: { berat_terima: 3.4, susut: 0.055 } }],
    });
    // 55 of 3,455 milligrams: fine and cost in that proportion, rounded down.
    const lost = (whole: number): number => Math.floor((whole * 55) / 3455);
    const { berat_asli, murni, modal } = before as Record<string, number>;
    expect(await shop.lot(lot)).toMatchObject({
      qty: 1,
      berat_asli: berat_asli! - 55,
      murni: murni! - lost(murni!),
      modal: modal! - lost(modal!),
    });
    expect(await shop.balance(no)).toMatchObject({ 'SUSUT SEPUHAN': lost(modal!) });
    expect(await goldLots()).toContain(lot);
  });

  it('asks for each lot that lost more than the parameter, and for none at 100', async () => {
    const first = await send();
    const asked = await receive(first.no, 3.3);
    expect([asked.body.code, asked.body.kategori]).toEqual(['OTORISASI_DIPERLUKAN', 'SUSUT CUCI']);
    expect([asked.body.sebelum, asked.body.sesudah]).toEqual([['3.455 gr'], ['3.300 gr']]);
    expect(
      (await approved(spv, 'terima-barang-cuci/simpan', backOf(first.no, 3.3), 'OWNER')).status,
    ).toBe(200);
    const second = await send();
    await shop.set('BATAS_SUSUT_CUCI_PERSEN', '100');
    expect((await receive(second.no, 3.3)).status).toBe(200);
    await shop.set('BATAS_SUSUT_CUCI_PERSEN', '2');
  });

  it('does not hide one that lost much among those that lost nothing', async () => {
    const lots = [await boughtGold(kasir), await boughtGold(kasir), await boughtGold(kasir)];
    const sent = await spv.post('kirim-barang-cuci/simpan', bodyOf(lots));
    const no_faktur_group = sent.body.data.no_faktur_group as string;
    const detail_terima = [3.455, 3.455, 3.3].map((berat_terima, i) => ({
      baris: i + 1,
      berat_terima,
    }));
    const answer = await spv.post('terima-barang-cuci/simpan', { no_faktur_group, detail_terima });
    expect(answer.body.code).toBe('OTORISASI_DIPERLUKAN');
  });

  it('refuses more than was sent, a lot left out, and a second time', async () => {
    const { no } = await send();
    expect(said(await receive(no, 3.456))).toEqual([
      422,
      'CUCI_LEBIH',
      ['detail_terima.0.berat_terima'],
    ]);
    const none = await spv.post('terima-barang-cuci/simpan', {
      no_faktur_group: no,
      detail_terima: [],
    });
    expect(Object.keys(none.body.errors)).toEqual(['detail_terima']);
    const other = { no_faktur_group: no, detail_terima: [{ baris: 2, berat_terima: 1 }] };
    expect((await spv.post('terima-barang-cuci/simpan', other)).body.code).toBe('CUCI_BARIS');
    expect((await receive(no, 3.455)).status).toBe(200);
    expect((await receive(no, 3.455)).body.code).toBe('DOKUMEN_STATUS');
  });

  it('is printed, with who washes and without a price', async () => {
    const { no } = await send();
    for (const jenis of ['NOTA', 'SLIP']) {
      const print = { no_dokumen: no, jenis, format: 'html' };
      const page = await spv.post('nota/cetak', print);
      expect([jenis, page.status]).toEqual([jenis, 200]);
      const text = page.raw.toString('utf8');
      expect([text.includes('PAK JOKO'), /.{0,60}Rp\./.exec(text)?.[0]]).toEqual([true, undefined]);
    }
  });

  it('keeps the photo of what came back', async () => {
    const { no } = await send();
    const gambar = `data:image/png;base64,${PIXEL}`;
    const { foto } = (await spv.post('kirim-barang-cuci/foto', { gambar })).body.data;
    expect(await isProvisional(shop.server.db, foto)).toBe(true);
    const answer = await receive(no, 3.455, { foto_terima: foto });
    expect(answer.body.data.rincian.foto_terima).toBe(foto);
    expect(await isProvisional(shop.server.db, foto)).toBe(false);
  });
});

describe('a second person', () => {
  it('is waited for while the parameter is on; refusing gives the lot back', async () => {
    await shop.set('VALIDASI_KIRIM_CUCI', 'true');
    const { no, from, lot } = await send();
    expect(await shop.balance(no)).toEqual({});
    expect((await receive(no, 3.455)).body.code).toBe('DOKUMEN_BELUM_VALID');
    const refusal = { no_faktur_group: no, alasan: 'salah barang' };
    expect((await shop.owner.post('kirim-barang-cuci/tolak', refusal)).status).toBe(200);
    expect(await shop.lot(from)).toMatchObject({ qty: 1, berat_asli: 3455 });
    expect(await shop.lot(lot)).toMatchObject({ qty: 0, berat_asli: 0 });
    const next = await send();
    const own = await spv.post('kirim-barang-cuci/validasi', { no_faktur_group: next.no });
    expect(own.body.code).toBe('VALIDASI_PENYIMPAN');
    expect(
      (await shop.owner.post('kirim-barang-cuci/validasi', { no_faktur_group: next.no })).status,
    ).toBe(200);
    expect(Object.keys(await shop.balance(next.no))).toEqual([
      'PERSEDIAAN SEPUH',
      'PERSEDIAAN BELI',
    ]);
    await shop.set('VALIDASI_KIRIM_CUCI', 'false');
  });
});

describe('cancelling', () => {
  it('fills the lot again on a later day, and never once it is back', async () => {
    const { no, from } = await send();
    const back = await send();
    await receive(back.no, 3.4);
    await shop.server.db.tenant('JKT1', (tx) => freezeDay(tx, '2026-11-20'));
    await shop.exec(sql`update toko set tgl_system = '2026-11-21'::date where kode_toko = 'JKT1'`);
    const body = { no_faktur_group: no, alasan: 'tidak jadi' };
    expect((await approved(spv, 'kirim-barang-cuci/batal', body, 'OWNER')).status).toBe(200);
    expect(await shop.status(no)).toMatchObject({ status: 'BATAL' });
    expect(await shop.lot(from)).toMatchObject({ qty: 1, berat_asli: 3455 });
    const late = { no_faktur_group: back.no, alasan: 'x' };
    expect((await spv.post('kirim-barang-cuci/batal', late)).status).toBe(422);
  });
});

it('after all of it the invariants hold, and both days reconcile', async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.server.db.tenant('JKT1', (tx) => freezeDay(tx, '2026-11-21'));
  for (const tgl of ['2026-11-20', '2026-11-21']) {
    const found = await shop.server.db.tenant('JKT1', (tx) => reconcile(tx, tgl, kinds));
    expect(found.filter(({ aturan }) => aturan !== 'lot' || tgl === '2026-11-21')).toEqual([]);
  }
});
