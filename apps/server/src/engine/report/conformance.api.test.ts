/**
 * Every report of the registry against the same demands: right, module, dates, other shops, every
 * format, and totals that agree to the rupiah and the milligram on screen, PDF, Excel and CSV
 * (I13). A new report is tested by being listed.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reportRight, type Report } from '@kencana/contract/define-report';
import { defaultAkses } from '@kencana/contract/permission';
import { reports } from '@kencana/contract/registry';
import { columnText } from '@kencana/contract/field/value';
import type { Sheet } from '@kencana/contract/sheet';
import { id } from '@kencana/messages/id';
import {
  type Answer,
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/harness.ts';
import { fillShop, HARI_INI, KEMARIN } from '../../../test/report-data.ts';
import { readCsv, readExcel, readPdf } from '../../../test/report-file.ts';

const ALL: readonly Report[] = reports;
const FORMULA = /^[=+\-@\t\r]/;
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
  for (const { module } of ALL) {
    if (!module) continue;
    for (const toko of ['JKT1', 'JKT2', 'PUSAT']) await setSetting(server, module, 'true', toko);
  }
  owner = await server.as('OWNER');
  pusat = await server.as('PUSAT');
});
afterAll(() => server.close());
beforeEach(() => setSetting(server, 'REPORT_SATU_BULAN_PROTECTION_MODULE', 'false'));

/** The report's address with everything chosen and the dates given. */
function address(
  report: Report,
  from = KEMARIN,
  to = HARI_INI,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams();
  for (const field of report.filter) {
    if (field.kind === 'periode') {
      query.set(field.from, from);
      query.set(field.to, to);
    } else if (field.kind === 'ref') query.set(field.key, 'ALL');
  }
  for (const [key, value] of Object.entries(more)) query.set(key, value);
  return `laporan/${report.name}?${query.toString()}`;
}

const dated = ALL.flatMap((report) => {
  const field = report.filter.find((f) => f.kind === 'periode');
  return field ? [{ name: report.name, report, field }] : [];
});
const ofOneDay = ALL.flatMap((report) =>
  report.filter.some((f) => f.kind === 'tanggal') ? [{ name: report.name, report }] : [],
);
const variants = ALL.flatMap((report) =>
  (report.detail ? ['REKAP', 'DETAIL'] : ['REKAP']).map((variant) => ({ report, variant })),
);

describe.each(ALL.map((report) => ({ name: report.name, report })))('$name', ({ report }) => {
  test('is refused without a token and without the right', async () => {
    expect((await server.client('').get(address(report))).status).toBe(401);
    const setAkses = (akses: string | null) =>
      server.db.tenant('JKT1', (tx) =>
        tx.exec(sql`update users set akses = ${akses}::jsonb where user_id = 'MU1'`),
      );
    await setAkses('[]');
    const refused = await (await server.as('MU1')).get(address(report, HARI_INI));
    expect([refused.status, refused.body.code]).toEqual([403, 'TIDAK_BERHAK']);
    await setAkses(null);
    expect((await (await server.as('MU1')).get(address(report, HARI_INI))).status).toBe(200);
  });

  test('refuses choices it does not know', async () => {
    for (const field of report.filter) {
      if (field.kind !== 'pilihan') continue;
      const { status, body } = await owner.get(
        address(report, KEMARIN, HARI_INI, { [field.key]: 'x' }),
      );
      expect([status, Object.keys(body.errors)]).toEqual([400, [field.key]]);
    }
    const format = await owner.get(address(report, KEMARIN, HARI_INI, { format: 'exe' }));
    expect(format.status).toBe(400);
    const variant = await owner.get(address(report, KEMARIN, HARI_INI, { variant: 'SEMUA' }));
    expect(variant.status).toBe(400);
  });

  test("another shop's figures are not found, head office adds its shops up", async () => {
    const own = (await owner.get(address(report))).body.data as Sheet;
    for (const kode_toko of ['JKT2', 'PUSAT', 'LAIN']) {
      const { status } = await owner.get(address(report, KEMARIN, HARI_INI, { kode_toko }));
      expect([kode_toko, status]).toEqual([kode_toko, 404]);
    }
    const both = { kode_toko: 'JKT1,JKT2' };
    const answer = await pusat.get(address(report, KEMARIN, HARI_INI, both));
    const sheet = answer.body.data as Sheet;
    const summed = report.columns.map((column) => typeof column.total !== 'object');
    expect([sheet.kode_toko, sheet.gagal]).toEqual([['JKT1', 'JKT2'], []]);
    expect(sheet.count).toBe(own.count * 2);
    const doubled = totals(own).map((v, i) =>
      typeof v === 'number' && summed[i] ? Math.round(v * 2000) / 1000 : v,
    );
    expect(totals(sheet).slice(1)).toEqual(doubled);
    const everywhere = await pusat.get(address(report, KEMARIN, HARI_INI, { kode_toko: 'ALL' }));
    expect(everywhere.body.data.kode_toko).toEqual(['PUSAT', 'JKT1', 'JKT2']);
  });

  test('answers an empty Sheet with its own message', async () => {
    const { status, body } = await pusat.get(address(report, HARI_INI));
    expect([status, body.status, body.count, body.data.lines]).toEqual([200, 'success', 0, []]);
    expect(body.message).toBe(EMPTY[report.name] ?? 'Laporan Tidak Tersedia');
    for (const format of ['pdf', 'xlsx', 'csv']) {
      expect((await pusat.get(address(report, HARI_INI, HARI_INI, { format }))).status).toBe(200);
    }
  });
});

describe.each(ALL.filter((r) => r.module))('$name', (report) => {
  test('is refused while its module is off', async () => {
    const flag = report.module as string;
    await setSetting(server, flag, 'false');
    expect((await owner.get(address(report))).body.code).toBe('MODUL_MATI');
    await setSetting(server, flag, 'true');
  });
});

describe.each(dated)('$name with dates', ({ report, field }) => {
  const code = async (from: string, to: string) => {
    const { status, body } = await owner.get(address(report, from, to));
    return status === 200 ? 200 : body.code;
  };

  test('wants existing days in order, a month at most', async () => {
    expect(await code(HARI_INI, KEMARIN)).toBe('TANGGAL_TERBALIK');
    const backwards = await owner.get(address(report, HARI_INI, KEMARIN));
    expect(backwards.body.errors).toEqual({ [field.from]: [backwards.body.message] });
    const wrong = await owner.get(address(report, '2026-02-30', HARI_INI));
    expect(wrong.body.errors).toEqual({ [field.from]: ['Tanggal Tidak Dikenal'] });
    expect(await code('2026-10-20', HARI_INI)).toBe(200);
    const always = field.satuBulan === 'selalu';
    expect(await code('2026-10-19', HARI_INI)).toBe(always ? 'LAPORAN_TERLALU_PANJANG' : 200);
    await setSetting(server, 'REPORT_SATU_BULAN_PROTECTION_MODULE', 'true');
    expect(await code('2026-10-19', HARI_INI)).toBe('LAPORAN_TERLALU_PANJANG');
    const generic = address(report).replace(field.from, 'tgl_from').replace(field.to, 'tgl_to');
    expect((await owner.get(generic)).body.data.tgl_from).toBe(KEMARIN);
  });

  test('takes today for dates left out, or asks for them', async () => {
    const { body } = await owner.get(`laporan/${report.name}`);
    const asked = {
      [field.from]: ['Tanggal Tidak Boleh Kosong'],
      [field.to]: ['Tanggal Tidak Boleh Kosong'],
    };
    const today = { tgl_from: HARI_INI, tgl_to: HARI_INI };
    expect(field.required ? body.errors : body.data).toMatchObject(field.required ? asked : today);
  });

  test('shows tgl_system only where the previous-day rule locks the level', async () => {
    // The rule is about the level: whether its default rights hold the report is another matter.
    const tree = JSON.stringify(defaultAkses('OWN', [reportRight(report)]));
    await server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`update users set akses = ${tree}::jsonb where user_id = 'SPV'`),
    );
    const spv = await server.as('SPV');
    expect((await spv.get(address(report, HARI_INI))).status).toBe(200);
    const locked = await spv.get(address(report));
    expect([locked.status, locked.body.code]).toEqual([403, 'LAPORAN_TANGGAL_TERKUNCI']);
    await setSetting(server, 'PREVIOUS_DAY_SUPERVISOR', 'true');
    expect((await spv.get(address(report))).status).toBe(200);
    await setSetting(server, 'PREVIOUS_DAY_SUPERVISOR', 'false');
  });
});

describe.each(ofOneDay)('$name of one day', ({ report }) => {
  const of = (client: TestClient, per_tanggal: string) =>
    client.get(`laporan/${report.name}?per_tanggal=${per_tanggal}`);

  test('wants a day that exists and has come; today where none is told', async () => {
    const told = async (day: string) => (await of(owner, day)).body.errors?.per_tanggal;
    expect(await told('2026-02-30')).toEqual(['Tanggal Tidak Dikenal']);
    expect(await told('2026-11-21')).toEqual(['Tanggal Belum Tiba']);
    const { data } = (await of(owner, KEMARIN)).body;
    expect([data.tgl_to, data.periode]).toEqual([KEMARIN, `Per Tanggal ${KEMARIN}`]);
    expect((await of(owner, '')).body.data.tgl_to).toBe(HARI_INI);
  });

  test('is of tgl_system only where the previous-day rule locks the level', async () => {
    const tree = JSON.stringify(defaultAkses('OWN', [reportRight(report)]));
    await server.db.tenant('JKT1', (tx) =>
      tx.exec(sql`update users set akses = ${tree}::jsonb where user_id = 'SPV'`),
    );
    const spv = await server.as('SPV');
    expect((await of(spv, HARI_INI)).status).toBe(200);
    expect((await of(spv, KEMARIN)).body.code).toBe('LAPORAN_TANGGAL_TERKUNCI');
    await setSetting(server, 'PREVIOUS_DAY_SUPERVISOR', 'true');
    expect((await of(spv, KEMARIN)).status).toBe(200);
    await setSetting(server, 'PREVIOUS_DAY_SUPERVISOR', 'false');
  });
});

describe.each(variants)('$report.name $variant', ({ report, variant }) => {
  // The shop stands still meanwhile: each format is asked for once.
  const files = new Map<string, Promise<Answer>>();
  const read = (format: string): Promise<Answer> => {
    const file =
      files.get(format) ?? owner.get(address(report, KEMARIN, HARI_INI, { variant, format }));
    files.set(format, file);
    return file;
  };

  test('sums of the rows are the totals, group by group', async () => {
    const answer = await read('json');
    expect(answer.body.message).toBe(id[report.texts.ada]);
    const sheet = answer.body.data as Sheet;
    const rows = sheet.lines.filter((l) => l.jenis === 'baris');
    expect(rows.length).toBe(sheet.count);
    expect(sheet.count).toBeGreaterThan(0);
    const layout = variant === 'DETAIL' && report.detail ? report.detail : report;
    for (const [i, column] of layout.columns.entries()) {
      if (column.total !== 'jumlah') continue;
      const sum = (lines: Sheet['lines']) =>
        lines.reduce((n, l) => n + Math.round(Number(l.cells[i]) * 1000), 0) / 1000;
      expect([column.key, totals(sheet)[i]]).toEqual([column.key, sum(rows)]);
      const groups = sheet.lines.filter((l) => l.jenis === 'subtotal');
      expect([column.key, layout.groupBy ? sum(groups) : sum(rows)]).toEqual([
        column.key,
        sum(rows),
      ]);
    }
  });

  test('Excel, CSV and PDF show the rows and totals of the screen', async () => {
    const sheet = (await read('json')).body.data as Sheet;
    const excel = readExcel((await read('xlsx')).raw);
    const csv = readCsv((await read('csv')).raw);
    const pdf = await readPdf((await read('pdf')).raw);
    const layout = variant === 'DETAIL' && report.detail ? report.detail : report;
    const numeric = sheet.columns.flatMap((c, i) => (isFigure(c.kind) ? [i] : []));
    const total = sheet.lines.findLast((l) => l.jenis === 'total');
    const rows = sheet.lines.filter((l) => l.jenis === 'baris');
    expect(excel.length).toBe(4 + sheet.lines.length);
    expect(csv.length).toBe(1 + rows.length + (total ? 1 : 0));
    // Only what the report says may be missing is empty.
    const isEmpty = (i: number): boolean => rows.some(({ cells }) => cells[i] === null);
    const undeclared = numeric.filter((i) => layout.columns[i]?.kosong !== true && isEmpty(i));
    expect(undeclared).toEqual([]);
    for (const i of numeric) {
      const figures = rows.map((l) => l.cells[i]);
      const inCsv = csv.slice(1, 1 + rows.length).map((r) => r[i + 1]);
      expect(inCsv.map((text) => (text === '' ? null : Number(text)))).toEqual(figures);
      const excelRows = excel.slice(4).filter((_, n) => sheet.lines[n]?.jenis === 'baris');
      expect(excelRows.map((r) => r[i + 1])).toEqual(figures);
    }
    const expected = (total?.cells ?? []).filter((v): v is number => typeof v === 'number');
    const bold = total ? (excel.at(-1) ?? []).filter((v) => typeof v === 'number') : [];
    expect(bold).toEqual(expected);
    const sums = total ? (csv.at(-1) ?? []).slice(1).filter((v) => v !== '') : [];
    expect(sums.map(Number)).toEqual(expected);
    const texts = sheet.columns.flatMap((c, i) => {
      const value = total?.cells[i] ?? null;
      return value === null ? [] : [columnText(c.kind, value)];
    });
    const drawn = pdf.flat().filter((line) => line[0] === 'TOTAL');
    expect(drawn).toEqual(total ? [['TOTAL', ...texts]] : []);
  });

  test('no cell of Excel or CSV starts as a formula', async () => {
    const sheet = (await read('json')).body.data as Sheet;
    const cells = [
      ...readExcel((await read('xlsx')).raw),
      ...readCsv((await read('csv')).raw),
    ].flat();
    const texts = cells.filter(
      (c): c is string => typeof c === 'string' && Number.isNaN(Number(c)),
    );
    expect(texts.filter((c) => FORMULA.test(c))).toEqual([]);
    const dangerous = sheet.lines
      .flatMap((l) => l.cells)
      .filter((c) => typeof c === 'string' && FORMULA.test(c));
    for (const text of dangerous) expect(texts).toContain(`'${text}`);
  });

  test('PDF has the letterhead, the period, the printer and n of total on every page', async () => {
    const answer = await read('pdf');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(String(answer.headers['content-disposition'])).toContain(`${report.file}.pdf`);
    const pages = await readPdf(answer.raw);
    const text = pages.flat(2).join(' ');
    const period = dated.some((d) => d.report === report)
      ? `Periode ${KEMARIN} s/d ${HARI_INI}`
      : `Per Tanggal ${HARI_INI}`;
    for (const part of ['Jakarta Satu', 'Jl. B 2', period, 'Dicetak Oleh OWNER']) {
      expect(text).toContain(part);
    }
    for (const [i, page] of pages.entries()) {
      expect(page.at(-1)?.join('').replaceAll(' ', '')).toContain(`${i + 1}of${pages.length}`);
    }
  });
});

/** Reports whose empty answer the specification words by itself. */
const EMPTY: Readonly<Record<string, string>> = {
  'batal-titip': 'Laporan Batal Titip Kosong',
  'kelompok-barang': 'Laporan Penjualan Tidak Tersedia',
  pesanan: 'Laporan Pesanan Kosong',
  'batal-pesanan': 'Laporan Pesanan Kosong',
  'ambil-pesanan': 'Laporan Pesanan Kosong',
  'pesanan-barang': 'Laporan Pesanan Barang Kosong',
};

function totals(sheet: Sheet): readonly unknown[] {
  return sheet.lines.findLast((l) => l.jenis === 'total')?.cells ?? [];
}

function isFigure(kind: string): boolean {
  return ['rupiah', 'gram', 'gram2', 'angka', 'persen'].includes(kind);
}
