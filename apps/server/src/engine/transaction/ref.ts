/**
 * Rows of masters that a document names by their codes. A kind says which (`refs`); the engine
 * reads them in one statement, refuses what is not there or not in use, at its field, and hands the
 * rows to the kind.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { MessageKey } from '@kencana/messages/key';
import type { Kadar } from '@kencana/rules/kadar';
import type { Rupiah } from '@kencana/rules/rupiah';
import type { Tx } from '../../platform/db/tx.ts';
import type { Problem } from './kind.ts';

/** What the rows say that documents read, beside that they are there. */
export interface RefRows {
  readonly sales: object;
  readonly member: {
    readonly nama_customer: string;
    readonly alamat_customer: string;
    readonly no_hp: string;
  };
  readonly tukang: { readonly nama_tukang: string };
  readonly supplier: {
    readonly nama_supplier: string;
    readonly alamat: string;
    readonly no_hp: string;
    readonly npwp: string;
  };
  readonly rekening: {
    readonly no_rekening: string;
    readonly kode_bank: string;
    /** Hundredths of a per cent. */
    readonly fee: number;
    readonly fee_ditanggung: 'TOKO' | 'CUSTOMER';
  };
  readonly group: {
    readonly kadar: Kadar;
    readonly kadar_modal: Kadar;
    /** Rupiah per gram; 0 for none. */
    readonly harga_modal: Rupiah;
  };
  /** The groups that it may be of, its own and those of jenis-group; empty for any. */
  readonly jenis: { readonly groups: readonly string[] };
  /** Held until the document is written: a tray that something is put into does not go. */
  readonly baki: { readonly kode_gudang: string };
  readonly gudang: { readonly jenis_gudang: string };
  readonly 'kondisi-barang': { readonly kondisi: string };
  readonly 'kondisi-pembelian': object;
  readonly 'parameter-harga-beli': object;
  readonly 'kode-transaksi': {
    readonly nama_transaksi: string;
    readonly arah: string;
    readonly jenis_kas: string;
    readonly nomor_akun: string;
  };
  readonly 'deskripsi-service': { readonly deskripsi: string; readonly ongkos: Rupiah };
  /** A stored photo, by its path `files/<id>`. */
  readonly foto: object;
}

export type RefMaster = keyof RefRows;

/** One code of an input: where it stands, and the row that it must name. */
export interface Ref {
  readonly master: RefMaster;
  readonly kode: string;
  readonly field: string;
  /** False for a row that is there and will not do: it is refused like one that is not. */
  readonly fits?: (row: never) => boolean;
}

/** A code that must name a row, also an empty one. */
export function ref<M extends RefMaster>(
  master: M,
  kode: string,
  field: string,
  fits?: (row: RefRows[M]) => boolean,
): Ref {
  return { master, kode, field, ...(fits && { fits }) };
}

/** A code that must name a row where there is one. */
export function optionalRef(master: RefMaster, kode: string, field: string): Ref[] {
  return kode === '' ? [] : [ref(master, kode, field)];
}

interface Source {
  readonly table: string;
  readonly key: string;
  readonly label: MessageKey;
  readonly columns?: readonly string[];
  /** What another table says of a row: names of the row type, and how each is asked for. */
  readonly more?: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly lock?: true;
}

const SOURCES: Readonly<Record<Exclude<RefMaster, 'foto'>, Source>> = {
  sales: { table: 'sales', key: 'kode_sales', label: 'document.sales' },
  member: {
    table: 'member',
    key: 'kode_member',
    label: 'document.member',
    columns: ['nama_customer', 'alamat_customer', 'no_hp'],
  },
  tukang: {
    table: 'tukang',
    key: 'kode_tukang',
    label: 'service.tukang',
    columns: ['nama_tukang'],
  },
  supplier: {
    table: 'supplier_barang',
    key: 'kode_supplier',
    label: 'pre-order.supplier',
    columns: ['nama_supplier', 'alamat', 'no_hp', 'npwp'],
  },
  rekening: {
    table: 'rekening',
    key: 'no_rekening',
    label: 'document.rekening',
    columns: ['no_rekening', 'kode_bank', 'fee', 'fee_ditanggung'],
  },
  group: {
    table: 'grup',
    key: 'kode_group',
    label: 'report.kolom.group',
    columns: ['kadar', 'kadar_modal', 'harga_modal'],
  },
  jenis: {
    table: 'jenis',
    key: 'kode_jenis',
    label: 'report.kolom.jenis',
    more: {
      groups: sql`(select coalesce(jsonb_agg(g.kode_group order by g.kode_group), '[]') from (
        select kode_group from jenis_group where kode_toko = jenis.kode_toko
          and kode_jenis = jenis.kode_jenis and aktif
        union select jenis.kode_group where jenis.kode_group is not null) g)`,
    },
  },
  baki: {
    table: 'baki',
    key: 'kode_baki',
    label: 'report.kolom.baki',
    columns: ['kode_gudang'],
    lock: true,
  },
  gudang: {
    table: 'gudang',
    key: 'kode_gudang',
    label: 'report.kolom.gudang',
    columns: ['jenis_gudang'],
  },
  'kondisi-barang': {
    table: 'kondisi_barang',
    key: 'kode_kondisi_barang',
    label: 'field.kondisi',
    columns: ['kondisi'],
  },
  'kondisi-pembelian': { table: 'kondisi_pembelian', key: 'kode_kondisi', label: 'field.kondisi' },
  'parameter-harga-beli': {
    table: 'parameter_harga_beli',
    key: 'kode_harga',
    label: 'master.parameter_harga_beli',
  },
  'kode-transaksi': {
    table: 'kode_transaksi',
    key: 'kode_transaksi',
    label: 'field.kode_transaksi',
    columns: ['nama_transaksi', 'arah', 'jenis_kas', 'nomor_akun'],
  },
  'deskripsi-service': {
    table: 'deskripsi_service',
    key: 'kode_deskripsi',
    label: 'ref.deskripsi_service',
    columns: ['deskripsi', 'ongkos'],
  },
};

/** True for a master that documents may name. */
export function isRefMaster(name: string): name is RefMaster {
  return Object.hasOwn(SOURCES, name);
}

const FILES = 'files/';

/** Rows that were found, by master and code. */
export type FoundRefs = { readonly [M in RefMaster]?: Readonly<Record<string, RefRows[M]>> };

const NO_ROWS: ReadonlyMap<string, unknown> = new Map();

/** The rows that a document names. */
export class Refs {
  readonly #found: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  /** What is not there, in the order in which the kind names it. */
  readonly problems: readonly Problem[];

  constructor(found: FoundRefs = {}, asked: readonly Ref[] = []) {
    this.#found = new Map(
      Object.entries(found).map(([master, rows]) => [master, new Map(Object.entries(rows))]),
    );
    this.problems = asked.flatMap((one) => (this.#serves(one) ? [] : [missing(one)]));
  }

  /** True when everything is there. */
  get complete(): boolean {
    return this.problems.length === 0;
  }

  /** The row of a code; undefined also where no input named it. */
  row<M extends RefMaster>(master: M, kode: string): RefRows[M] | undefined {
    return this.all(master).get(kode);
  }

  has(master: RefMaster, kode: string): boolean {
    return this.all(master).has(kode);
  }

  /** The rows of a master that were named and found, by code. */
  all<M extends RefMaster>(master: M): ReadonlyMap<string, RefRows[M]> {
    return (this.#found.get(master) ?? NO_ROWS) as ReadonlyMap<string, RefRows[M]>;
  }

  #serves({ master, kode, fits }: Ref): boolean {
    const row = this.row(master, kode);
    return row !== undefined && (fits?.(row as never) ?? true);
  }
}

function missing({ master, kode, field }: Ref): Problem {
  return noSuch(master === 'foto' ? 'field.foto' : SOURCES[master].label, kode, field);
}

/** REF_TIDAK_ADA of something that is no row of a master, by the key of its name. */
export function noSuch(label: MessageKey, kode: string, field: string): Problem {
  return { code: 'REF_TIDAK_ADA', data: { label, kode }, field };
}

/** Reads what is named, in one statement with one text; pieces and documents are already locked. */
export async function loadRefs(tx: Tx, asked: readonly Ref[]): Promise<Refs> {
  if (asked.length === 0) return new Refs();
  const codes = (master: RefMaster): string[] => [
    ...new Set(asked.flatMap((one) => (one.master === master ? [one.kode] : []))),
  ];
  const masters = Object.entries(SOURCES) as [RefMaster, Source][];
  const columns = masters.map(([master, source]) => rowsOf(tx, master, source, codes(master)));
  const photos = codes('foto').map((path) => path.slice(FILES.length));
  const found = await tx.one<FoundRefs>(
    sql`select ${sql.join(columns)},
        (select jsonb_object_agg(${FILES} || id, '{}'::jsonb) from berkas
          where cardinality(${photos}::text[]) > 0 and kode_toko = ${tx.kodeToko}
            and id::text = any(${photos}::text[])) as foto`,
    'load_refs',
  );
  return new Refs(withoutNulls(found), asked);
}

/** Rows in use by code, as one object; null for none. Nothing is looked at where none is asked. */
function rowsOf(
  tx: Tx,
  master: RefMaster,
  { table, key, columns = [], more = {}, lock }: Source,
  codes: readonly string[],
): RawBuilder<unknown> {
  const names = [
    ...columns.map((name) => sql`, ${sql.ref(name)}`),
    ...Object.entries(more).map(([name, asked]) => sql`, ${asked} as ${sql.ref(name)}`),
  ];
  return sql`(select jsonb_object_agg(x.kunci, to_jsonb(x) - 'kunci')
      from (select ${sql.ref(key)} as kunci${sql.join(names, sql``)} from ${sql.table(table)}
        where cardinality(${[...codes]}::text[]) > 0 and kode_toko = ${tx.kodeToko}
          and ${sql.ref(key)} = any(${[...codes]}::text[]) and aktif
        order by 1 ${lock ? sql`for key share` : sql``}) x) as ${sql.ref(master)}`;
}

function withoutNulls(found: FoundRefs): FoundRefs {
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows !== null));
}
