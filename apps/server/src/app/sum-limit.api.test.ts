/**
 * Sums beyond what a JavaScript number holds exactly, as a database may hold them that is older
 * than the limit of a document: every report in every format, every dashboard and list answers,
 * exact to the rupiah, and the day closes.
 */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reports } from '@kencana/contract/registry';
import type { Report } from '@kencana/contract/define-report';
import type { CellValue, Sheet } from '@kencana/contract/sheet';
import {
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../test/harness.ts';
import { openShop } from '../../test/open-shop.ts';
import { order, RING } from '../../test/order-case.ts';
import { fillShop, HARI_INI, KEMARIN } from '../../test/report-data.ts';
import { readCsv } from '../../test/report-file.ts';
import { KALUNG, receive, SERVICE_MASTERS } from '../../test/service-case.ts';
import { addPiece, saleOf } from '../../test/shop-fixture.ts';

/** Amounts of the filled shops are so many times what they were: their sums pass 2^53. */
const TIMES = 1_000_000_007n;

const AMOUNTS: readonly (readonly [string, readonly string[]])[] = [
  ['dokumen', ['total', 'bayar']],
  ['dokumen_baris', ['harga_total', 'harga_jual', 'modal']],
  ['dokumen_bayar', ['jumlah_rp']],
  ['buku_kas', ['masuk', 'keluar']],
  ['kas_harian', ['awal', 'masuk', 'akhir']],
];

let server: TestServer;
let owner: TestClient;
let pusat: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  for (const [toko, prefix] of [
    ['JKT1', '11'],
    ['JKT2', '12'],
  ] as const) {
    await server.db.tenant(toko, (tx) => fillShop(tx, prefix));
    await setSetting(server, 'PREVIOUS_DAY_OWNER', 'true', toko);
  }
  await setSetting(server, 'PREVIOUS_DAY_OWNER', 'true', 'PUSAT');
  for (const { module } of reports as readonly Report[]) {
    if (!module) continue;
    for (const toko of ['JKT1', 'JKT2', 'PUSAT']) await setSetting(server, module, 'true', toko);
  }
  owner = await server.as('OWNER');
  pusat = await server.as('PUSAT');
});
afterAll(() => server.close());

function address(report: Report, more: Record<string, string>): string {
  const query = new URLSearchParams(more);
  for (const field of report.filter) {
    if (field.kind === 'periode') {
      query.set(field.from, KEMARIN);
      query.set(field.to, HARI_INI);
    } else if (field.kind === 'ref') query.set(field.key, 'ALL');
  }
  return `laporan/${report.name}?${query.toString()}`;
}

/** A figure of a report in its smallest unit: rupiah, pieces or milligrams. */
function whole(value: CellValue, kind: string): bigint {
  const text = String(value ?? 0);
  if (!kind.startsWith('gram')) return BigInt(text);
  const [head = '0', places = ''] = text.split('.');
  return BigInt(`${head}${places.padEnd(3, '0').slice(0, 3)}`);
}

const cases = (reports as readonly Report[]).flatMap((report) =>
  (report.detail ? ['REKAP', 'DETAIL'] : ['REKAP']).map((variant) => ({
    name: `${report.name} ${variant}`,
    report,
    variant,
  })),
);

describe('amounts whose sums pass 2^53', () => {
  beforeAll(async () => {
    const root = new pg.Client({ connectionString: server.database.superUrl });
    await root.connect();
    await root.query('set session_replication_role = replica');
    for (const [table, columns] of AMOUNTS) {
      const set = columns.map((c) => `${c} = ${c} * ${TIMES}`).join(', ');
      await root.query(`update ${table} set ${set}`);
    }
    await root.end();
  });

  test.each(cases)('$name: every format answers and is exact', async ({ report, variant }) => {
    const several = { kode_toko: 'JKT1,JKT2', variant };
    for (const [client, more] of [
      [owner, { variant }],
      [pusat, several],
    ] as const) {
      const answer = await client.get(address(report, more));
      expect([answer.status, answer.body.message ?? answer.body]).toEqual([
        200,
        expect.any(String),
      ]);
      const sheet = answer.body.data as Sheet;
      expect(sheet.gagal).toEqual([]);
      sumsAgree(sheet, report);
    }
    for (const format of ['pdf', 'xlsx', 'csv']) {
      const file = await owner.get(address(report, { variant, format }));
      expect([format, file.status]).toEqual([format, 200]);
      expect(file.raw.length).toBeGreaterThan(50);
      if (format !== 'csv') continue;
      const sheet = (await owner.get(address(report, { variant }))).body.data as Sheet;
      const total = sheet.lines.find((line) => line.jenis === 'total');
      if (total === undefined) continue;
      const last = readCsv(file.raw).at(-1) ?? [];
      const cells = total.cells.map((cell) => (cell === null ? '' : String(cell)));
      expect(last.slice(1).map((cell) => cell.replace(/^'/, ''))).toEqual(cells);
    }
  });

  test('reports tell more than a number holds, to the rupiah', async () => {
    const texts = await Promise.all(
      (reports as readonly Report[]).map(async (report) => {
        const sheet = (await owner.get(address(report, {}))).body.data as Sheet;
        return sheet.lines.flatMap((line) =>
          line.cells.filter((cell) => /^\d{16,}$/.test(`${cell}`)),
        );
      }),
    );
    expect(texts.flat().length).toBeGreaterThan(10);
  });

  test.each([
    'penjualan/chart?type=today',
    'penjualan/chart?type=monthly&year=2026',
    'pembelian/chart?type=today',
    'pesanan/chart?type=today',
    'service/chart?type=today',
    'cash/saldo',
    'penjualan/get/lihatjual',
    'pembelian/get/lihatbeli',
    'pesanan/get/lihatpesanan',
    'titip/get/lihattitip',
    'cash/paginated',
    'cash/history-bank',
  ])('%s answers', async (path) => {
    const answer = await owner.get(path);
    expect([path, answer.status, answer.body.code]).toEqual([path, 200, undefined]);
  });

  test.each([
    'cash-pusat/daily-transaction-chart',
    'cash-pusat/period-transaction-chart?year=2026',
    'cash-pusat/daily-cash-chart',
    'cash-pusat/daily-biaya',
    'cash-pusat/outstand-noncash',
    'cash-pusat/daily-specific-chart?kategori=GROUP&type=PENJUALAN',
  ])('%s answers for all shops', async (path) => {
    const answer = await pusat.get(path);
    expect([path, answer.status, answer.body.gagal]).toEqual([path, 200, []]);
  });
});

/** Every total of the sheet is what its rows come to, exactly. */
function sumsAgree(sheet: Sheet, report: Report): void {
  const total = sheet.lines.find((line) => line.jenis === 'total');
  if (total === undefined || report.name === 'uang-kas') return;
  const rows = sheet.lines.filter((line) => line.jenis === 'baris');
  for (const [i, column] of sheet.columns.entries()) {
    const cell = total.cells[i] ?? null;
    if (cell === null || !['rupiah', 'gram', 'angka'].includes(column.kind)) continue;
    const sum = rows.reduce((n, row) => n + whole(row.cells[i] ?? null, column.kind), 0n);
    const summed = [...report.columns, ...(report.detail?.columns ?? [])].some(
      (c) => c.key === column.key && c.total === 'jumlah',
    );
    if (!summed) continue;
    expect([column.key, whole(cell, column.kind)]).toEqual([column.key, sum]);
  }
}

describe('orders of 1e14 that stand in the database since before the limit', () => {
  test('stop neither the reports nor closing; a day that cannot be added up names them', async () => {
    const shop = await openShop();
    const { kasir } = shop;
    const no = await order(kasir, { pembayaran: [] });
    const root = await shop.root();
    await root.query('set session_replication_role = replica');
    await root.query(
      `update dokumen set total = 100000000000000, pembulatan = 0 where no_dokumen = '${no}'`,
    );
    await root.query(`update dokumen_baris set harga_jual = 100000000000000, ongkos = 0, diskon = 0,
        harga_atribut = 0, pembulatan = 0, harga_total = 100000000000000
      where no_dokumen = '${no}'`);
    const own = {
      dokumen: `'token', token_acak()`,
      dokumen_baris: `'no_faktur', n`,
      posting: `'ke', 1`,
    };
    for (const [table, more] of Object.entries(own)) {
      await root.query(`insert into ${table}
        select (jsonb_populate_record(t, jsonb_build_object('no_dokumen',
          left(t.no_dokumen, -4) || to_char(n, 'FM0000'), ${more}))).*
        from ${table} t, generate_series(2, 120) n where t.no_dokumen = '${no}'`);
    }
    await root.query('set session_replication_role = origin');
    await shop.exec(sql`update nomor set terakhir = 120 where kode = 'PS'`);
    const report = await kasir.get(
      'laporan/pesanan?tgl_from=2026-11-20&tgl_to=2026-11-20&variant=REKAP',
    );
    expect(JSON.stringify(report.body.data.lines.at(-1))).toContain('"12000000000000000"');
    const chart = await kasir.get('pesanan/chart?type=today');
    expect(chart.body.data).toMatchObject({ jumlah: 120, total_rp: '12000000000000000' });
    // What neither a column nor a number can hold names the document instead of failing.
    await shop.exec(sql`insert into kas_harian (kode_toko, tgl_system, akun, awal, masuk, keluar,
        akhir)
      values ('JKT1', '2026-11-19', '222', 9223372036854775807, 0, 0, 9223372036854775807)`);
    await shop.exec(sql`insert into kode_transaksi (kode_toko, kode_transaksi, nama_transaksi, arah,
        jenis_kas, nomor_akun) select 'JKT1', 'BESAR', 'BESAR', 'IN', 'BANK', nomor_akun
      from kode_transaksi limit 1`);
    const inflow = await shop.spv.post('cash/simpan', {
      jenis_kas: 'BANK',
      kode_transaksi: 'BESAR',
      arah: 'IN',
      jumlah_rp: 1_000_000,
      no_rekening: '222',
      keterangan: 'masuk',
    });
    expect(inflow.status).toBe(201);
    const body = { uang_fisik: [], alasan: '', abaikan_peringatan: true };
    const stopped = await shop.owner.post('tutup-toko', body);
    expect([stopped.status, stopped.body.code]).toEqual([409, 'TUTUP_TERHALANG']);
    expect(stopped.body.message).toContain('-PS-261120-0001 (Rp. 100,000,000,000,000,-)');
    await root.query("delete from kas_harian where akun = '222'");
    const closed = await shop.owner.post('tutup-toko', body);
    expect([closed.status, closed.body.code]).toEqual([200, undefined]);
    const dokumen = closed.body.data.ringkasan.dokumen as { kind: string; total: unknown }[];
    expect(dokumen.find((d) => d.kind === 'pesanan')?.total).toBe('12000000000000000');
    await shop.close();
  });
});

/** The most that a document may come to, whatever the parameter. */
const ROOF = 1_000_000_000_000;
const MANY = 100;

describe(`the ${MANY} greatest documents of every kind`, () => {
  test('are saved, and every report, dashboard and closing is exact', async () => {
    const shop = await openShop({
      modules: ['PRE_ORDER_MODULE'],
      masters: SERVICE_MASTERS,
      settings: {
        BATAS_DOKUMEN_RP: String(ROOF),
        BATAS_KAS_KELUAR_RP: String(ROOF),
        BATAS_KAS_KELUAR_HARI_RP: String(ROOF * MANY),
        BATAS_NON_CASH_HARI_RP: String(ROOF * MANY * 3),
        BATAS_NON_CASH_TOKO_HARI_RP: String(ROOF * MANY * 3),
      },
    });
    const { spv } = shop;
    const rich = { harga_beli: ROOF, harga_jual: ROOF, ongkos: 0 };
    const paid = [{ jenis: 'TRANSFER', jumlah_rp: ROOF, no_rekening: '222' }];
    const till = { jenis_kas: 'KAS', jumlah_rp: ROOF, keterangan: 'uji', no_rekening: '' };
    const send = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const answer = await spv.post(path, body);
      if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      return answer.body.data as Record<string, unknown>;
    };
    for (let n = 0; n < MANY; n += 1) {
      await send('penjualan/simpan', saleOf([await addPiece(spv, rich)], paid));
      await send('penjualan/simpan', saleOf([await addPiece(spv, rich)], paid, { bayar_dp: true }));
      await order(spv, {
        pembayaran: [],
        detail_barang: [{ ...RING, berat: 1, harga_gram: ROOF, ongkos: 0 }],
      });
      await send('pre-order/simpan', {
        nama_supplier: 'pt emas jaya',
        detail_barang: [
          { nama_barang: 'x', kode_jenis: 'CINCIN', kadar: 75, qty: 9999, berat: 1, harga: ROOF },
        ],
      });
      await receive(spv, { detail_barang: [{ ...KALUNG, ongkos: ROOF, perkiraan_emas_rp: 0 }] });
      await send('cash/simpan', { ...till, kode_transaksi: 'MODAL', arah: 'IN' });
      await send('cash/mutasi-uang-cash', {
        kategori: 'MUTASI',
        asal: 'CASH',
        asal_rekening: '',
        tujuan: 'BCA',
        tujuan_rekening: '111',
        jumlah: ROOF,
        keterangan: 'SETOR',
      });
    }
    const code = await addPiece(spv, rich);
    await send('penjualan/simpan', saleOf([code], paid));
    const all = ROOF * MANY;
    const chart = async (of: string): Promise<unknown> =>
      (await spv.get(`${of}/chart?type=today`)).body.data.total_rp;
    expect(await chart('penjualan')).toBe(all + ROOF);
    expect(await chart('pesanan')).toBe(all);
    expect(await chart('service')).toBe(all);
    const saldo = (await spv.get('cash/saldo')).body.data as { akun: string; saldo: number }[];
    const byAccount = Object.fromEntries(saldo.map((row) => [row.akun, row.saldo]));
    expect(byAccount).toMatchObject({ CASH: 0, '111': all, '222': 2 * all + ROOF });
    for (const report of reports as readonly Report[]) {
      if (report.module !== undefined && report.module !== 'PRE_ORDER_MODULE') continue;
      for (const format of ['json', 'pdf', 'xlsx', 'csv']) {
        const query = address(report, { format }).replaceAll(KEMARIN, HARI_INI);
        const answer = await shop.owner.get(query);
        expect([report.name, format, answer.status]).toEqual([report.name, format, 200]);
        if (format === 'json') sumsAgree(answer.body.data as Sheet, report);
      }
    }
    expect(await shop.violations()).toEqual([]);
    const body = { uang_fisik: [], alasan: '', abaikan_peringatan: true };
    const closed = await shop.owner.post('tutup-toko', body);
    expect([closed.status, closed.body.code]).toEqual([200, undefined]);
    const dokumen = closed.body.data.ringkasan.dokumen as { kind: string; total: number }[];
    expect(dokumen.find((d) => d.kind === 'titipan')?.total).toBe(all);
    await shop.close();
  }, 120_000);
});
