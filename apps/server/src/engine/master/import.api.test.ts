/**
 * Every master of the registry from and to files, on a real PostgreSQL: a filled template is
 * accepted, what is exported changes nothing when it is imported, a wrong cell is named by row and
 * column, and one wrong row keeps the whole file out. Files are read in this process; two go
 * through a process of their own, as the product reads all (import-rules.api.test.ts has more).
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MasterDef } from '@kencana/contract/define-master';
import type { ImportMode } from '@kencana/contract/import-result';
import { bank } from '@kencana/contract/master/bank';
import { kadar } from '@kencana/contract/master/kadar';
import { masters } from '@kencana/contract/registry';
import { id } from '@kencana/messages/id';
import {
  type Answer,
  setSetting,
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../test/harness.ts';
import { csvLine } from '../../platform/csv/csv-line.ts';
import { readTableApart } from '../../platform/table-file/read-apart.ts';
import { readTable, type TableReader } from '../../platform/table-file/read-table.ts';
import { fileCell, fileFields, identityFields, isImportable } from './file-column.ts';
import { excelFile } from './import-file.test-data.ts';
import { masterSamples } from './sample-row.test-data.ts';

type Cells = readonly (string | number | boolean | null)[];

const texts: Readonly<Record<string, string>> = id;
const LIMITS = { bytes: 5_000_000, rows: 5000 };
const readHere: TableReader = async (base64, limits) => readTable(base64, limits);
let tableReader = readHere;
let server: TestServer;
let owner: TestClient;

beforeAll(async () => {
  server = await startTestServer({
    config: { tableReader: (base64, limits) => tableReader(base64, limits) },
  });
  for (const { module } of masters) {
    if (module !== undefined) await setSetting(server, module, 'true');
  }
  owner = await server.as('OWNER');
});
afterAll(() => server.close());

function say(key: string, data: Readonly<Record<string, string>> = {}): string {
  return (texts[key] ?? '').replaceAll(/\{\{(\w+)\}\}/g, (_, name) => data[String(name)] ?? '');
}

function table(answer: Answer): Cells[] {
  expect(answer.status).toBe(200);
  return readTable(answer.raw.toString('base64'), LIMITS).map((row) => row.cells);
}

function check(def: MasterDef, mode: ImportMode, file: Buffer): Promise<Answer> {
  const isi = file.toString('base64');
  return owner.post(`${def.paths.list}/impor/periksa`, { mode, isi });
}

function load(def: MasterDef, mode: ImportMode, file: Buffer): Promise<Answer> {
  return owner.post(`${def.paths.list}/impor`, { mode, isi: file.toString('base64') });
}

function csvFile(rows: readonly Cells[]): Buffer {
  return Buffer.from(rows.map((cells) => csvLine(cells.map(fileCell))).join(''));
}

/** The cells of a row under the columns of a header. */
function cellsOf(header: Cells, row: Readonly<Record<string, unknown>>): Cells {
  return header.map((name) => fileCell(row[String(name)]));
}

async function rowCount(def: MasterDef): Promise<number> {
  return (await owner.get(`${def.paths.list}?limit=1`)).body.count;
}

async function auditCount(): Promise<number> {
  const { n } = await server.db.tenant('JKT1', (tx) =>
    tx.one<{ n: number }>(sql`select count(*)::int as n from audit where kode_toko = 'JKT1'`),
  );
  return n;
}

const imported = masters.filter(isImportable);

test.each([
  ['xlsx', bank, excelFile],
  ['csv', kadar, csvFile],
] as const)('a file of %s is read in a process of its own', async (format, def, fill) => {
  tableReader = readTableApart;
  try {
    const [header = []] = table(
      await owner.get(`${def.paths.list}/impor/template?format=${format}`),
    );
    const row = await masterSamples(owner).sample(def, `${format}.apart`);
    const before = await rowCount(def);
    const file = await fill([header, cellsOf(header, row)]);
    const answer = await load(def, 'TAMBAH', file);
    expect([answer.status, answer.body.data]).toMatchObject([200, { jumlah: 1, baru: 1 }]);
    expect(await rowCount(def)).toBe(before + 1);
    const list = await owner.get(`${def.paths.list}?${def.key}=${String(row[def.key])}`);
    expect(list.body.data).toMatchObject([row]);
  } finally {
    tableReader = readHere;
  }
});

describe.each(imported.map((def, n) => [def.name, def, n] as const))('%s', (_name, def, n) => {
  test('a filled template is accepted and stored, as Excel and as CSV', async () => {
    for (const [format, fill] of [
      ['xlsx', excelFile],
      ['csv', csvFile],
    ] as const) {
      const template = await owner.get(`${def.paths.list}/impor/template?format=${format}`);
      const rows = table(template);
      const [header = []] = rows;
      const row = await masterSamples(owner).sample(def, `${n}.${format}`);
      const before = await rowCount(def);
      const file = await fill([...rows, cellsOf(header, row)]);
      const checked = await check(def, 'TAMBAH', file);
      expect([format, checked.body.data]).toMatchObject([
        format,
        { jumlah: 1, baru: 1, berubah: 0, sama: 0, salah: 0, masalah: [] },
      ]);
      expect(await rowCount(def)).toBe(before);
      const answer = await load(def, 'TAMBAH', file);
      expect(answer.body).toMatchObject({
        message: say('impor.selesai', { baru: '1', berubah: '0' }),
      });
      expect(await rowCount(def)).toBe(before + 1);
      const [name = def.key] = def.unique;
      const sought = def.fields.find((field) => field.auto !== undefined && def.unique.length === 0)
        ? def.nama
        : name;
      const list = await owner.get(def.paths.list);
      const stored = list.body.data.filter(
        (one: Record<string, unknown>) => one[sought] === row[sought],
      );
      const noImage = def.fields.some((field) => field.image !== undefined && field.required);
      const sent = Object.fromEntries(
        header.flatMap((key) => (String(key) in row ? [[key, row[String(key)]]] : [])),
      );
      expect(stored).toMatchObject([{ ...sent, ...(noImage ? { aktif: false } : {}) }]);
    }
  });

  test('what is exported changes nothing when it is imported', async () => {
    await masterSamples(owner).create(def, `${n}.e`);
    for (const format of ['xlsx', 'csv']) {
      const exported = await owner.get(`${def.paths.list}/ekspor?format=${format}`);
      expect(exported.headers['content-disposition']).toContain(
        `filename="${def.texts.csv ?? def.name}.${format}"`,
      );
      const entries = await auditCount();
      const answer = await load(def, 'TAMBAH_UBAH', exported.raw);
      const jumlah = await rowCount(def);
      expect([format, answer.body.data]).toEqual([
        format,
        {
          jumlah,
          baru: 0,
          berubah: 0,
          sama: jumlah,
          salah: 0,
          tanpa_gambar: 0,
          masalah: [],
          jumlah_masalah: 0,
          perubahan: [],
        },
      ]);
      expect(await auditCount()).toBe(entries);
    }
  });

  test('wrong cells are named by row and column, and nothing is stored', async () => {
    const header = fileFields(def)
      .filter((field) => field.image === undefined)
      .map((field) => field.name);
    const good = await masterSamples(owner).sample(def, `${n}.g`);
    const bad = await masterSamples(owner).sample(def, `${n}.b`);
    const empty = fileFields(def).find(
      (field) => field.required && field.image === undefined && field.name !== def.key,
    );
    if (empty !== undefined) bad[empty.name] = '';
    bad['aktif'] = 'MUNGKIN';
    const before = await rowCount(def);
    const file = csvFile([header, cellsOf(header, good), [], cellsOf(header, bad)]);
    const expected = [
      ...(empty === undefined
        ? []
        : [[4, empty.name, '', say(empty.wajib ?? 'isian.kosong', { label: say(empty.label) })]]),
      ...(header.includes('aktif')
        ? [[4, 'aktif', 'MUNGKIN', say('isian.salah', { label: say('field.aktif') })]]
        : []),
    ];
    expect(expected.length).toBeGreaterThan(0);
    const checked = await check(def, 'TAMBAH', file);
    expect(found(checked.body.data)).toEqual(expected);
    expect(checked.body.data).toMatchObject({ jumlah: 2, baru: 1, salah: 1 });
    const answer = await load(def, 'TAMBAH', file);
    expect([answer.status, answer.body.code]).toEqual([422, 'IMPOR_SALAH']);
    expect(found(answer.body.data)).toEqual(expected);
    expect(await rowCount(def)).toBe(before);
  });

  test('a row that is there, or twice in the file, is refused when rows are only added', async () => {
    const row = await masterSamples(owner).create(def, `${n}.d`);
    const header = fileFields(def).map((field) => field.name);
    const [column = def.key] = identityFields(def);
    const cells = cellsOf(header, row);
    const answer = await check(def, 'TAMBAH', csvFile([header, cells, cells]));
    const kode = (def.unique.length > 0 ? def.unique : [def.key]).map((f) => row[f]).join(' ');
    expect(found(answer.body.data).map(([, kolom, , pesan]) => [kolom, pesan])).toEqual([
      [column, say('error.KODE_SUDAH_ADA', { kode })],
      [column, say('impor.ganda', { baris: '2' })],
    ]);
  });
});

interface Problems {
  readonly masalah: readonly { baris: number; kolom: string; nilai: string; pesan: string }[];
}

function found({ masalah }: Problems): (readonly [number, string, string, string])[] {
  return masalah.map(({ baris, kolom, nilai, pesan }) => [baris, kolom, nilai, pesan]);
}

describe.each(masters.filter((def) => !isImportable(def)).map((def) => [def.name, def] as const))(
  '%s',
  (_name, def) => {
    test('is exported, not imported', async () => {
      const rows = table(await owner.get(`${def.paths.list}/ekspor?format=xlsx`));
      expect(rows[0]).toEqual(def.fields.map((field) => field.name));
      expect(rows.length - 1).toBe(await rowCount(def));
      expect((await check(def, 'TAMBAH', csvFile([['aktif']]))).status).toBe(404);
    });
  },
);
