/**
 * A new shop with what no shop can work without: its row, barcode prefix, chart of accounts,
 * posting matrix, warehouses, cash codes and the head of its books. Used by first set-up, the demo
 * chain and the tests; everything can be changed later.
 */
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tx.ts';
import type { Chart } from './chart-of-accounts.ts';

export interface NewShop {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly no_hp?: string;
  readonly npwp?: string;
  readonly tipe_toko: 'PUSAT' | 'CABANG';
  readonly zona_waktu?: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura';
  /** Business date it opens on, yyyy-MM-dd. */
  readonly tgl_system: string;
  /** Two digits, unique in the chain. */
  readonly prefix: string;
}

const GUDANG = [
  { kode_gudang: 'TOKO', nama_gudang: 'ETALASE TOKO', jenis_gudang: 'TOKO' },
  { kode_gudang: 'BELI', nama_gudang: 'BARANG BELI', jenis_gudang: 'BELI' },
  { kode_gudang: 'TITIP', nama_gudang: 'BARANG TITIPAN', jenis_gudang: 'TITIP' },
  { kode_gudang: 'RUSAK', nama_gudang: 'BARANG RUSAK', jenis_gudang: 'RUSAK' },
] as const;

const SPLASHSCREEN = [
  { kode: 'MEMBER', name: 'member' },
  { kode: 'GUEST1', name: 'guest 1' },
  { kode: 'GUEST2', name: 'guest 2' },
  { kode: 'GUEST3', name: 'guest 3' },
] as const;

/**
 * Creates the shop inside its own tenant transaction (`db.tenant(shop.kode_toko, …)`); `chart` is
 * what the kinds of documents say (app/kinds.ts).
 */
export async function createShop(tx: Tx, shop: NewShop, chart: Chart): Promise<void> {
  const toko = shop.kode_toko;
  await tx.exec(
    sql`insert into toko (kode_toko, nama_toko, alamat_toko, no_hp, npwp, tipe_toko, zona_waktu,
      portal, tgl_system)
        values (${toko}, ${shop.nama_toko}, ${shop.alamat_toko}, ${shop.no_hp ?? ''},
          ${shop.npwp ?? ''},
          ${shop.tipe_toko}, ${shop.zona_waktu ?? 'Asia/Jakarta'}, ${`/portal/${toko}/api/v1`},
            ${shop.tgl_system}::date)`,
  );
  await tx.exec(sql`select sambut_pusat()`);
  await tx.exec(sql`insert into toko_prefix (kode_toko, prefix) values (${toko}, ${shop.prefix})`);
  await insertAll(tx, 'akun', chart.akun);
  await insertAll(tx, 'para_akun_transaksi', chart.matriks);
  await insertAll(tx, 'gudang', GUDANG);
  await insertAll(tx, 'splashscreen_katalog', SPLASHSCREEN);
  await insertAll(tx, 'kode_transaksi', chart.kodeTransaksi);
}

/**
 * Lets owners and supervisors read earlier business days (spec 1 §4); without it everybody sees
 * today only.
 */
export async function openEarlierDays(tx: Tx): Promise<void> {
  const at = { value: 'true', updated_by: '', updated_at: new Date() };
  await insertAll(tx, 'para_system', [
    { key: 'PREVIOUS_DAY_OWNER', ...at },
    { key: 'PREVIOUS_DAY_SUPERVISOR', ...at },
  ]);
}

/**
 * Inserts rows of plain objects into a table of the shop; columns are the first row's keys. For
 * seeding only: names come from this program, never from a request.
 */
export async function insertAll(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((c) => sql.ref(c)));
  const full = rows.map((r) => ({ ...r, kode_toko: tx.kodeToko }));
  await tx.exec(
    sql`insert into ${sql.table(table)} (kode_toko, ${columns})
        select kode_toko, ${columns}
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(full)}::jsonb)`,
  );
}
