/**
 * Columns of masters whose effect a table tells: a row of the master, what is changed in it over
 * the master's own API, and another place of the product that reads otherwise afterwards.
 */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Answer, TestClient } from './harness.ts';
import { KADAR } from './effect-shop.ts';
import type { EffectShop, Group } from './effect-shop.ts';
import type { Shop } from './open-shop.ts';
import { serviceOf } from './service-case.ts';
import { CINCIN } from './shop-fixture.ts';

/** What a place of the product says; called as often as the row changes. */
export type Look<S extends Shop = Shop> = (shop: S) => Promise<unknown>;

export interface Effect<S extends Shop = Shop> {
  /** `master.column`, as in docs/effects.tsv. */
  readonly column: string;
  /** The row's address: `group/MT`. */
  readonly row: string;
  /** Fields before and after. */
  readonly from: object;
  readonly to: object;
  readonly look: Look<S>;
  /** What the place says before and after. */
  readonly was: unknown;
  readonly is: unknown;
}

/** What the place says with the row as it was, changed, and as it was again. */
export async function seenOf<S extends Shop>(
  shop: S,
  { row, from, to, look }: Effect<S>,
): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const change of [from, to, from]) {
    const changed = await shop.owner.put(row, change);
    expect([row, changed.status, changed.body.errors]).toEqual([row, 200, undefined]);
    seen.push(await look(shop));
  }
  return seen;
}

/** What is changed of which row, and where it is looked for. */
type Case<S extends Shop> = readonly [
  column: string,
  row: string,
  from: object,
  to: object,
  look: Look<S>,
];

/** A case and what it says before and after. */
export function effect<S extends Shop>(
  [column, row, from, to, look]: Case<S>,
  was: unknown,
  is: unknown,
): Effect<S> {
  return { column, row, from, to, look, was, is };
}

/** Switching a row off and on. */
export function aktif<S extends Shop>(
  master: string,
  row: string,
  look: Look<S>,
  was: unknown,
  is: unknown,
): Effect<S> {
  const column = `${master}.aktif`;
  return { column, row, from: { aktif: true }, to: { aktif: false }, look, was, is };
}

/** One column given two values, beside what else the row has then. */
export function given<S extends Shop>(
  column: string,
  row: string,
  [from, to]: readonly [unknown, unknown],
  [was, is]: readonly [unknown, unknown],
  look: Look<S>,
  beside: object = {},
): Effect<S> {
  const name = column.slice(column.indexOf('.') + 1);
  const set = (value: unknown): object => ({ ...beside, [name]: value });
  return { column, row, from: set(from), to: set(to), look, was, is };
}

/** Status of an answer and the fields that it refuses. */
function refusal({ status, body }: Answer): unknown[] {
  return [status, Object.keys((body.errors ?? {}) as object)];
}

/** Whether a body is taken: what `refusal` says of it. */
export function taken<S extends Shop = Shop>(
  path: string,
  body: object | ((shop: S) => object),
): Look<S> {
  return async (shop) => {
    const sent = typeof body === 'function' ? body(shop) : body;
    return refusal(await shop.owner.post(path, sent));
  };
}

/** A value that a saved document answers. */
export function saved(path: string, body: object, at: string): Look {
  return async ({ owner }) => valueOf(await owner.post(path, body), at);
}

/** A value of an answer's data, by its path; the refusal's code where there is none. */
export function told(path: string, at: string): Look {
  return async ({ owner }) => valueOf(await owner.get(path), at);
}

function valueOf({ body }: Answer, at: string): unknown {
  if (body.data === undefined || body.data === null) return body.code ?? null;
  return at.split('.').reduce<unknown>((value, name) => pick(value, name), body.data) ?? null;
}

function pick(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>> | undefined)?.[name];
}

/** A cell of a report: of the last row, or of the one whose key this is. */
export function cell(
  address: string,
  key: string,
  at?: readonly [key: string, code: string],
): Look {
  return async ({ owner }) => {
    const rows = await sheetRows(owner, address);
    const row = at === undefined ? rows.at(-1) : rows.find((one) => one[at[0]] === at[1]);
    return row?.[key];
  };
}

/** The headings of a report's groups. */
export function headings(address: string): Look {
  return async ({ owner }) => {
    const { body } = await owner.get(`laporan/${address}`);
    const { lines } = body.data as { lines: { jenis: string; label?: string }[] };
    return lines.filter(({ jenis }) => jenis === 'kelompok').map(({ label }) => label);
  };
}

async function sheetRows(
  owner: TestClient,
  address: string,
): Promise<Readonly<Record<string, unknown>>[]> {
  const { body } = await owner.get(`laporan/${address}`);
  const { columns, lines } = body.data as {
    columns: { key: string }[];
    lines: { jenis: string; cells: unknown[] }[];
  };
  return lines
    .filter(({ jenis }) => jenis === 'baris')
    .map(({ cells }) => Object.fromEntries(columns.map((c, i) => [c.key, cells[i]])));
}

/** What goods of the group without a nota fetch for a gram. */
export function gramOf(group: Group, more = ''): Look {
  const goods = `kode_group=${group}&kadar=${KADAR[group]}&berat=1`;
  return told(`pembelian/get/harga?${goods}${more}`, 'harga_beli');
}

/** What the group's sold piece, a million on its nota, fetches. */
export function backOf(group: Group, kondisi = ''): Look<EffectShop> {
  return (shop) => {
    const code = shop.sold[group] ?? '';
    return told(`pembelian/get/jual/${code}?kondisi=${kondisi}`, 'harga_beli')(shop);
  };
}

/** The gold of the group's piece of a gram that is on sale. */
export function goldOf(group: Group): Look<EffectShop> {
  return (shop) => told(`barang/ready/kode-barcode/${shop.ready[group] ?? ''}`, 'harga_jual')(shop);
}

/** A new piece of group GK, entered without stamp and cost: what of it is stored. */
function enter(column: 'kadar_cetak' | 'harga_beli'): Look {
  return async (shop) => {
    const { harga_beli: _cost, ...piece } = CINCIN;
    const gram = { kode_group: 'GK', kadar: KADAR.GK, kadar_cetak: '', berat: 1, berat_asli: 1 };
    const { body } = await shop.owner.post('barang/simpan', { ...piece, ...gram });
    if (body.data === undefined) return body.code;
    const code = String(body.data.kode_barcode);
    const row = await shop.one<Readonly<Record<string, unknown>>>(
      sql`select ${sql.ref(column)} from barang where kode_barcode = ${code}`,
    );
    return row[column];
  };
}

/** What is stamped on gold of 58 % where nobody typed it. */
export const stampOf: Look = enter('kadar_cetak');
/** What a gram of group GK costs where nobody typed it. */
export const costOf: Look = enter('harga_beli');

/** Whether a piece may be destroyed into warehouse R2 as PATAH: it waits for an approval. */
export const scrap: Look<EffectShop> = taken('hancurbarang/simpan', ({ ready }) => ({
  kode_gudang: 'R2',
  kondisi: 'PATAH',
  keterangan: 'patah dua',
  barang: [ready['MT']],
}));

/** A service whose work is a row's alone. */
export function polish(at: string): Look {
  const detail_barang = [{ nama_barang: 'GELANG', berat: 4, kode_deskripsi: 'POLES' }];
  return saved('service/simpan', serviceOf({ detail_barang }), at);
}
