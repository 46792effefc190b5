/**
 * Every row of the ledgers and documents of a shop as one line: the columns in alphabetical order
 * without the clock's time, the rows by their key, ids by their place.
 */
import { sql } from 'kysely';
import type { Tx } from '../src/platform/db/tx.ts';

/** What the books of a shop are made of. */
const TABLES = [
  'akun_harian',
  'barang',
  'buku_kas',
  'dokumen',
  'dokumen_baris',
  'dokumen_bayar',
  'dokumen_identitas',
  'jurnal_baris',
  'kartu_pelanggan',
  'kartu_poin',
  'kartu_stok',
  'kas_harian',
  'kupon',
  'lot',
  'member',
  'nomor',
  'poin_harian',
  'posting',
  'riwayat_barang',
  'saldo_kas',
  'stok_harian',
  'tutup_hari',
] as const;

/** Ids by chance: of files and of approvals. */
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{32}\b/g;
/** Columns by chance: what opens a public page, what is sealed with the shop's key. */
const BY_CHANCE = new Set(['dokumen.token', 'dokumen_identitas.rahasia']);

export interface BookTable {
  readonly table: string;
  readonly lines: readonly string[];
}

/** The books of the transaction's shop. */
export async function bookLines(tx: Tx): Promise<BookTable[]> {
  const books: BookTable[] = [];
  const seen = new Map<string, string>();
  const named = (id: string) => seen.get(id) ?? seen.set(id, `#${seen.size + 1}`).get(id) ?? id;
  for (const table of TABLES) {
    const lines = await tableLines(tx, table);
    books.push({ table, lines: lines.map((line) => line.replaceAll(ID, named)) });
  }
  return books;
}

async function tableLines(tx: Tx, table: string): Promise<string[]> {
  const columns = await tx.rows<{ nama: string; kunci: number | null }>(sql`
    select a.attname as nama, array_position(k.conkey, a.attnum) as kunci
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relname = ${table}
        and c.relnamespace = 'public'::regnamespace
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where a.attnum > 0 and not a.attisdropped and a.atttypid <> 'timestamptz'::regtype
    order by a.attname collate "C"`);
  const key = columns.filter(({ kunci }) => kunci !== null);
  const order = key.toSorted((a, b) => (a.kunci ?? 0) - (b.kunci ?? 0));
  const list = (names: readonly { nama: string }[]) =>
    sql.join(names.map(({ nama }) => sql.ref(nama)));
  const rows = await tx.rows<Record<string, unknown>>(sql`
    select ${list(columns)} from ${sql.table(table)} order by ${list(order)}`);
  return rows.map((row) =>
    columns
      .filter(({ nama }) => !BY_CHANCE.has(`${table}.${nama}`) && !isEmpty(row[nama]))
      .map(({ nama }) => `${nama}=${JSON.stringify(row[nama])}`)
      .join(' '),
  );
}

/** What says nothing is left out, so that a column without a value changes no line. */
function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === 0 || value === false;
}
