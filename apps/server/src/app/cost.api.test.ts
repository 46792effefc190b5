/**
 * What goods cost the shop is told to whoever may see it, and to nobody else: every reading route
 * of the product is asked by a manager with every right but that one, and by one who has it.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MODULE_FLAGS } from '@kencana/contract/module-flag';
import { reports } from '@kencana/contract/registry';
import { allButCost, crawl, MARK, type Samples } from '../../test/cost-crawl.ts';
import {
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../test/harness.ts';
import { fillShop, HARI_INI, KEMARIN } from '../../test/report-data.ts';

/**
 * Names that look like cost and are the counter's own business: the prices of buy-backs, which are
 * told to the customer, terms of instalments, and what a cluster adds to the price of gold.
 */
const COUNTER = new Set([
  'harga_beli parameter-harga-emas',
  'harga_beli pembelian',
  // A heading of what is to be typed; the file holds no row.
  'harga_beli barang/simpan-banyak/impor/template',
  'margin kelompok-harga',
  'margin_persen para-cicilan',
  // Of paper, not of money.
  'margin_mm nota',
]);

let server: TestServer;
let root: pg.Client;
let mu: TestClient;
let samples: Samples;

beforeAll(async () => {
  server = await startTestServer();
  await server.db.tenant('JKT1', (tx) => fillShop(tx, '11'));
  for (const flag of MODULE_FLAGS) await setSetting(server, flag, 'true');
  const forOwners = ['SETTING_NOTA_OWNER_ONLY', 'HIDE_STOCK_SUMMARY'];
  for (const flag of ['PREVIOUS_DAY_OWNER', ...forOwners]) {
    await setSetting(server, flag, flag === 'PREVIOUS_DAY_OWNER' ? 'true' : 'false');
  }
  root = new pg.Client({ connectionString: server.database.superUrl });
  await root.connect();
  await markCosts();
  const found = await root.query<{ no_dokumen: string }>('select no_dokumen from dokumen');
  const kinds = Map.groupBy(found.rows, (row) => row.no_dokumen.split('-')[1]);
  samples = {
    no: [...kinds.values()].map((rows) => rows.at(-1)?.no_dokumen ?? ''),
    kode_barcode: ['11000001', '11000004'],
    barcode: ['11000001', '11000004'],
    tgl: [KEMARIN, HARI_INI],
    user_id: ['KASIR'],
    kode: ['M1', 'K1'],
    key: ['PEMBULATAN'],
  };
  mu = await server.as('MU1');
}, 120_000);
afterAll(async () => {
  await root.end();
  await server.close();
});

/** The same cost everywhere that one is kept. */
async function markCosts(): Promise<void> {
  await root.query(`
    update barang set harga_beli = ${MARK}, kadar_modal = 9123;
    update barang set status = 'TERJUAL' where kode_barcode = '11000004';
    update grup set harga_modal = ${MARK}, kadar_modal = 9123;
    insert into riwayat_harga (kode_toko, tgl_system, parameter, kunci, uraian, kolom, sebelum,
        sesudah, user_id)
      values ('JKT1', '${HARI_INI}', 'group', 'MT', 'MT', 'harga_modal', 0, ${MARK}, 'OWNER'),
        ('JKT1', '${HARI_INI}', 'group', 'MT', 'MT', 'harga', 0, 1250000, 'OWNER');
    update dokumen set rincian = rincian || '{"biaya_rp": ${MARK}}' where kind = 'service';
    update dokumen_baris set modal = ${MARK} where jenis_baris <> 'BELI';
    update dokumen_baris set harga_total = ${MARK} where jenis_baris = 'HANCUR';
    insert into lot (kode_toko, no_lot, no_dokumen, asal, kode_barcode, nama_barang,
        kode_gudang, kode_group, kode_jenis, kadar, qty, berat, berat_asli, murni, modal,
        tgl_system)
      select kode_toko, no_dokumen || '-L', no_dokumen, 'BELI', null, 'CINCIN LAMA', 'BELI', 'MT',
        'CINCIN', 7500, 1, 3455, 3460, 2595, ${MARK}, tgl_system
      from dokumen where kind = 'pembelian' and status <> 'BATAL'`);
}

async function give(akses: unknown): Promise<void> {
  const tree = akses === null ? null : JSON.stringify(akses);
  await server.db.tenant('JKT1', (tx) =>
    tx.exec(sql`update users set akses = ${tree}::jsonb where user_id = 'MU1'`),
  );
}

const owned = (finding: string): boolean => {
  const [route = '', name = ''] = finding.split(': ');
  return ![...COUNTER].some((known) => {
    const [told, path = ''] = known.split(' ');
    return told === name && (route === path || route.startsWith(`${path}/`));
  });
};

describe('every reading route', () => {
  test('tells no cost to a manager without the right', { timeout: 300_000 }, async () => {
    await give(allButCost());
    const { findings, answered } = await crawl(mu, samples);
    expect(findings.filter(owned)).toEqual([]);
    const asked = [
      ...reports.map((report) => `laporan/${report.name}`),
      'barang',
      'barang/ready/kode-barcode/:kode_barcode',
      'group',
      'group/ekspor',
      'export-csv/berkas',
      'hancurpembelian/barang',
      'pembelian/get/lihatbeli',
      'penjualan/get/lihatjual',
      'service/get/lihatservice',
    ];
    expect(asked.filter((path) => !answered.has(path))).toEqual([]);
  });

  test('tells it to one who has it, where it is declared', { timeout: 300_000 }, async () => {
    await give(null);
    const { findings } = await crawl(mu, samples);
    expect(findings.filter(owned)).toMatchInlineSnapshot(`
      [
        "barang/get/lihattambah: harga_beli",
        "barang/get/lihattambah: nilai",
        "barang/koreksi/:kode_barcode: harga_beli",
        "barang/koreksi/:kode_barcode: nilai",
        "barang/laporan-analisis-harga-barang: harga_beli",
        "barang/laporan-analisis-harga-barang: nilai",
        "barang/ready/kode-barcode/:kode_barcode: harga_beli",
        "barang/ready/kode-barcode/:kode_barcode: nilai",
        "barang/riwayat/:kode_barcode: harga_beli",
        "barang/riwayat/:kode_barcode: modal",
        "barang/riwayat/:kode_barcode: nilai",
        "barang/tambah/:no/baris: harga_beli",
        "barang/tambah/:no/baris: nilai",
        "barang/tambah/:no: harga_beli",
        "barang/tambah/:no: nilai",
        "barang: harga_beli",
        "barang: nilai",
        "export-csv/berkas: harga_modal",
        "export-csv/berkas: kadar_modal",
        "export-csv/berkas: nilai",
        "group/ekspor: harga_modal",
        "group/ekspor: kadar_modal",
        "group/ekspor: nilai",
        "group/get/all: harga_modal",
        "group/get/all: kadar_modal",
        "group/get/all: nilai",
        "group/impor/template: harga_modal",
        "group/impor/template: kadar_modal",
        "group: harga_modal",
        "group: kadar_modal",
        "group: nilai",
        "hancurbarang/faktur/:no: nilai",
        "hancurbarang: nilai",
        "hancurpembelian/barang: modal",
        "hancurpembelian/barang: nilai",
        "hancurpembelian/faktur/:no: nilai",
        "hancurpembelian: nilai",
        "laporan/ambil-service: margin",
        "laporan/ambil-service: nilai",
        "laporan/analisis-harga-barang: harga_beli",
        "laporan/analisis-harga-barang: nilai",
        "laporan/hancur-barang: modal",
        "laporan/hancur-barang: nilai",
        "laporan/hancur-pembelian: nilai",
        "laporan/margin-penjualan: margin",
        "laporan/margin-penjualan: modal",
        "laporan/margin-penjualan: nilai",
        "laporan/perubahan-harga-emas: nilai",
        "laporan/posisi-emas: modal",
        "laporan/posisi-emas: nilai",
        "laporan/stock-mati: modal",
        "laporan/stock-mati: nilai",
        "laporan/tambah-barang: harga_beli",
      ]
    `);
  });
});

describe('a master with costs', () => {
  const body = { kode_group: 'GX', nama_group: 'Emas X', kadar: 70, harga: 900_000 };

  test('is edited without them by whoever may not see them, and they stay', async () => {
    await give(allButCost());
    const seen = (await mu.get('group?kode_group=MT')).body.data[0];
    expect(seen).not.toHaveProperty('harga_modal');
    const changed = await mu.put('group/MT', { ...seen, nama_group: 'Emas Tua Baru' });
    expect([changed.status, changed.body.data.harga_modal]).toEqual([200, undefined]);
    const stored = await root.query(`select nama_group, harga_modal, kadar_modal from grup
      where kode_toko = 'JKT1' and kode_group = 'MT'`);
    expect(stored.rows).toEqual([
      { nama_group: 'Emas Tua Baru', harga_modal: String(MARK), kadar_modal: 9123 },
    ]);
  });

  test('refuses a cost that is sent, guessed by sorting or put into a file', async () => {
    await give(allButCost());
    const sent = await mu.put('group/MT', { harga_modal: 1 });
    expect([sent.status, Object.keys(sent.body.errors)]).toEqual([403, ['harga_modal']]);
    const made = await mu.post('group', { ...body, kadar_modal: 71 });
    expect([made.status, Object.keys(made.body.errors)]).toEqual([403, ['kadar_modal']]);
    expect((await mu.get('group?sort=harga_modal')).status).toBe(400);
    const guessed = await mu.get(`group?harga_modal=${MARK + 1}`);
    expect(guessed.body.count).toBeGreaterThan(0);
    const isi = Buffer.from('kode_group,nama_group,kadar,harga_modal\nGY,Y,70,5\n').toString(
      'base64',
    );
    const file = await mu.post('group/impor/periksa', { mode: 'TAMBAH', isi });
    expect([file.status, Object.keys(file.body.errors)]).toEqual([400, ['berkas']]);
  });

  test('is written with them by whoever may see them', async () => {
    await give(null);
    const made = await mu.post('group', { ...body, harga_modal: 800_000 });
    expect([made.status, made.body.data.harga_modal]).toEqual([201, 800_000]);
    expect((await mu.put('group/GX', { harga_modal: 1 })).status).toBe(200);
  });

  test('is handed down without them by whoever may not see them', async () => {
    const pusat = (akses: unknown) =>
      server.db.tenant('PUSAT', (tx) =>
        tx.exec(sql`update users set level = 'MU', akses = ${JSON.stringify(akses)}::jsonb
          where user_id = 'PUSAT'`),
      );
    const head = await server.as('PUSAT');
    const row = { ...body, kode_group: 'GP', harga: MARK + 1000, harga_modal: MARK };
    expect((await head.post('group', row)).status).toBe(201);
    const choice = { pilihan: [{ master: 'group', kunci: ['GP'] }], sertakan_referensi: false };
    const preview = async (): Promise<string> =>
      JSON.stringify(
        (await head.post('distribusi-master/pratinjau', { ...choice, cabang: ['JKT1'] })).body,
      );
    expect(await preview()).toContain(String(MARK));
    await pusat(allButCost());
    const hidden = await preview();
    expect(hidden).toContain('"kode_group"');
    expect(hidden).not.toContain(String(MARK));
    expect(hidden).not.toContain('harga_modal');
  });
});
