/**
 * Pre-orders through the API on a real PostgreSQL: the module, saving, a file with wrong cells,
 * closing a run all or none, finishing with what came, cancelling, lists and reports.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../test/harness.ts';
import { openShop, type Shop } from '../../../test/open-shop.ts';
import { countedTill } from '../../../test/race/race.ts';
import { approved } from '../../../test/shop-fixture.ts';

let shop: Shop;
let kasir: TestClient;
let spv: TestClient;

beforeAll(async () => {
  shop = await openShop();
  ({ kasir, spv } = shop);
});
afterAll(() => shop.close());

const LINE = {
  nama_barang: 'cincin solitaire',
  kode_jenis: 'CINCIN',
  kadar: 75,
  qty: 3,
  berat: 2.5,
};

function orderOf(change: object = {}) {
  return { nama_supplier: 'pt emas jaya', detail_barang: [LINE], ...change };
}

async function save(change: object = {}): Promise<string> {
  const saved = await kasir.post('pre-order/simpan', orderOf(change));
  expect(saved.status).toBe(201);
  return saved.body.data.no_faktur_group as string;
}

function fileOf(...lines: string[]): { isi: string } {
  return { isi: Buffer.from(lines.join('\n')).toString('base64') };
}

describe('with the module', () => {
  beforeAll(() => shop.set('PRE_ORDER_MODULE', 'true'));

  it('saves what the supplier shall bring; it touches no stock and no money', async () => {
    const saved = await kasir.post(
      'pre-order/simpan',
      orderOf({
        nama_customer: 'IBU SARI',
        detail_barang: [
          { ...LINE, harga: 9_000_000 },
          { ...LINE, qty: 1, harga: 1_000_000 },
        ],
      }),
    );
    expect(saved.status).toBe(201);
    expect(saved.body.data).toMatchObject({
      no_faktur_group: 'JKT1-PO-261120-0001',
      status: 'OPEN',
      status_valid: 'DONE',
      total: 10_000_000,
      qty: 4,
      berat: 10,
      rincian: { nama_supplier: 'PT EMAS JAYA' },
      pembayaran: [],
    });
    expect(saved.body.data.detail[0]).toMatchObject({
      nama_barang: 'CINCIN SOLITAIRE',
      no_faktur_po: 'JKT1-PO-261120-0001-1',
      berat: 7.5,
      rumus: { berat_satuan: 2.5 },
    });
  });

  it('names every field that is wrong and stores nothing', async () => {
    const before = (await kasir.get('pre-order')).body.count;
    const nobody = await kasir.post('pre-order/simpan', orderOf({ nama_supplier: ' ' }));
    expect(nobody.body.errors).toEqual({ nama_supplier: ['Nama Supplier Tidak Boleh Kosong'] });
    const strange = await kasir.post(
      'pre-order/simpan',
      orderOf({ kode_supplier: 'XX', detail_barang: [LINE, { ...LINE, kode_jenis: 'TIDAKADA' }] }),
    );
    expect(strange.body.errors).toEqual({
      'detail_barang.1.kode_jenis': ['Jenis TIDAKADA Tidak Ditemukan'],
      kode_supplier: ['Supplier XX Tidak Ditemukan'],
    });
    const none = await kasir.post(
      'pre-order/simpan',
      orderOf({ detail_barang: [{ ...LINE, qty: 0, berat: 0 }] }),
    );
    expect(Object.keys(none.body.errors)).toEqual(['detail_barang.0.qty', 'detail_barang.0.berat']);
    expect((await kasir.get('pre-order')).body.count).toBe(before);
  });

  it('reads lines from a file, or every wrong cell of it', async () => {
    const good = await kasir.post(
      'pre-order/impor',
      fileOf(
        'nama_barang;kode_jenis;kadar;qty;berat;harga',
        'KALUNG RANTAI;CINCIN;75;2;3,125;1.500.000',
      ),
    );
    expect(good.body.data).toEqual({
      baris: [
        {
          nama_barang: 'KALUNG RANTAI',
          kode_jenis: 'CINCIN',
          kadar: 75,
          qty: 2,
          berat: 3.125,
          harga: 1_500_000,
          keterangan: '',
        },
      ],
      masalah: [],
    });
    const saved = await kasir.post(
      'pre-order/simpan',
      orderOf({ detail_barang: good.body.data.baris }),
    );
    expect(saved.body.data.berat).toBe(6.25);
    const bad = await kasir.post(
      'pre-order/impor',
      fileOf('nama_barang;kode_jenis;kadar;qty;berat', 'KALUNG;XX;75;0;abc', ';CINCIN;75;1;1'),
    );
    expect(bad.body.data.baris).toEqual([]);
    const cells = bad.body.data.masalah.map((m: { baris: number; kolom: string }) => [
      m.baris,
      m.kolom,
    ]);
    expect(cells).toEqual(
      expect.arrayContaining([
        [2, 'kode_jenis'],
        [2, 'qty'],
        [2, 'berat'],
        [3, 'nama_barang'],
      ]),
    );
    const many = Array.from({ length: 600 }, () => 'KALUNG;CINCIN;75;0;1');
    const worse = await kasir.post(
      'pre-order/impor',
      fileOf('nama_barang;kode_jenis;kadar;qty;berat', ...many),
    );
    expect(worse.body.data.masalah).toHaveLength(500);
    const template = await kasir.get('pre-order/impor/template?format=csv');
    expect(template.status).toBe(200);
  });

  it('closes a run all or none; only a supervisor may', async () => {
    const [a, b] = [await save(), await save()];
    expect((await kasir.post('pre-order/tutup', { no_faktur_group: [a] })).status).toBe(403);
    const mixed = await spv.post('pre-order/tutup', {
      no_faktur_group: [a, 'JKT1-PO-261120-9999'],
    });
    expect(mixed.body.code).toBe('TIDAK_DITEMUKAN');
    expect((await kasir.get(`pre-order/faktur/${a}`)).body.data.status).toBe('OPEN');
    const closed = await spv.post('pre-order/tutup', { no_faktur_group: [b, a, b] });
    expect(closed.body.data).toEqual({ no_faktur_group: [a, b] });
    const one = (await kasir.get(`pre-order/faktur/${b}`)).body.data;
    expect(one).toMatchObject({ status: 'CLOSED', rincian: { tgl_tutup: '2026-11-20' } });
    const again = await spv.post('pre-order/tutup', { no_faktur_group: [a] });
    expect(again.body.code).toBe('DOKUMEN_STATUS');
  });

  it('closes a run for one supplier only', async () => {
    const [a, b] = [await save(), await save({ nama_supplier: 'CV PERMATA' })];
    const mixed = await spv.post('pre-order/tutup', { no_faktur_group: [a, b] });
    expect([mixed.status, mixed.body.errors]).toEqual([
      400,
      { no_faktur_group: [`${b} Untuk Supplier CV PERMATA, Bukan PT EMAS JAYA`] },
    ]);
    expect((await kasir.get(`pre-order/faktur/${a}`)).body.data.status).toBe('OPEN');
    for (const no of [a, b]) {
      expect((await spv.post('pre-order/tutup', { no_faktur_group: [no] })).status).toBe(200);
    }
  });

  it('finishes with what came of every line', async () => {
    const no = await save({ detail_barang: [LINE, LINE] });
    const came = (baris: number, qty_datang: number, berat_datang: number) => ({
      baris,
      qty_datang,
      berat_datang,
    });
    const finish = (detail_datang: object[]) =>
      spv.post('pre-order/selesai', { no_faktur_group: no, detail_datang });
    expect((await finish([came(1, 3, 7.4), came(2, 0, 0)])).body.code).toBe('DOKUMEN_STATUS');
    await spv.post('pre-order/tutup', { no_faktur_group: [no] });
    expect((await finish([came(1, 3, 7.4)])).body.code).toBe('PRE_ORDER_BARIS');
    const half = await finish([came(1, 3, 7.4), came(2, 0, 1)]);
    expect(Object.keys(half.body.errors)).toEqual(['detail_datang.1.berat_datang']);
    const done = await finish([came(1, 3, 7.4), came(2, 0, 0)]);
    expect(done.body.data).toMatchObject({
      status: 'FINISH',
      detail: [
        { rumus: { qty_datang: 3, berat_datang: 7.4, berat_satuan: 2.5 } },
        { rumus: { qty_datang: 0, berat_datang: 0 } },
      ],
    });
    const finished = 'pre-order?status=finish&limit=9999';
    const list = await kasir.get(finished);
    expect(list.body.data.map((row: { status: string }) => row.status)).toEqual(['FINISH']);
    expect(list.body).toMatchObject({ count: 1, preorders: list.body.data });
    const report = await spv.get('laporan/pre-order-finish');
    const [, , total] = report.body.data.lines as { jenis: string; cells: unknown[] }[];
    expect(report.body.count).toBe(2);
    expect(total?.cells.slice(-5)).toEqual([6, 3, 15, 7.4, -7.6]);
  });

  it('is cancelled with an approval while it has not come, and never afterwards', async () => {
    const no = await save();
    const body = { no_faktur_group: no, alasan: 'customer batal' };
    expect((await spv.post('pre-order/batal', body)).body.code).toBe('OTORISASI_DIPERLUKAN');
    const done = await approved(spv, 'pre-order/batal', body, 'OWNER');
    expect(done.status).toBe(200);
    expect((await kasir.get(`pre-order/faktur/${no}`)).body.data).toMatchObject({
      status: 'BATAL',
      batal_alasan: 'customer batal',
    });
    const again = await spv.post('pre-order/tutup', { no_faktur_group: [no] });
    expect(again.body.code).toBe('DOKUMEN_SUDAH_BATAL');
  });

  it('keeps nobody from closing the day', async () => {
    await save();
    const owner = shop.owner;
    const faults = await owner.get('laporan/faktur-bermasalah');
    expect(faults.body.count).toBe(0);
    const closed = await owner.post('tutup-toko', await countedTill({ owner }));
    expect(closed.status).toBe(200);
    // The finished ones are one list, whatever their day, for who may read earlier days.
    expect((await owner.get('pre-order?status=finish&limit=9999')).body.count).toBe(0);
    await shop.set('PREVIOUS_DAY_OWNER', 'true');
    const { preorders } = (await owner.get('pre-order?status=finish&limit=9999')).body;
    expect(preorders.map((row: { tgl_system: string }) => row.tgl_system)).toEqual(['2026-11-20']);
    expect((await owner.get('pre-order?status=finish&tgl_awal=2026-11-21')).body.count).toBe(0);
  });

  it('counts the rows of its list from 1: skip=1 is the first page (spec 1 §4)', async () => {
    const mine = { nama_customer: 'IBU HALAMAN', no_hp: '081200003333' };
    const saved = [await save(mine), await save(mine), await save(mine)].toReversed();
    const page = async (skip: string): Promise<string[]> => {
      const { body } = await kasir.get(`pre-order?customer=halaman&limit=2${skip}`);
      expect([body.count, body.preorders]).toEqual([3, body.data]);
      return body.data.map((row: { no_faktur_group: string }) => row.no_faktur_group);
    };
    expect(await page('&skip=1')).toEqual(saved.slice(0, 2));
    expect(await page('&skip=3')).toEqual(saved.slice(2));
    expect(await page('&skip=0')).toEqual(saved.slice(0, 2));
    expect(await page('')).toEqual(saved.slice(0, 2));
  });
});
