/**
 * The statements of a master's table, built from its definition: names come from the definition
 * only, values are always parameters. Decides nothing.
 */
import { type RawBuilder, sql } from 'kysely';
import type { MasterDef } from '@kencana/contract/define-master';
import type { Columns } from '@kencana/contract/field/read-row';
import type { ColumnValue, NamedField } from '@kencana/contract/field/field';
import { masters } from '@kencana/contract/registry';

export type StoredRow = Readonly<Record<string, unknown>>;
type Sql = RawBuilder<unknown>;

/** The master that a field refers to; a definition naming none is a programming error. */
export function referenced(field: NamedField): MasterDef | undefined {
  if (field.reference === undefined) return undefined;
  const to = masters.find((m) => m.name === field.reference?.master);
  if (to === undefined) throw new Error(`${field.name} refers to no master`);
  return to;
}

const column = (name: string): Sql => sql.ref(`t.${name}`);

/** Columns of the list: the fields, what references lend, and who and when. */
function selection(def: MasterDef): Sql {
  const own = new Set(def.fields.map((f) => f.name));
  const lent = def.fields.flatMap((field) => {
    const to = referenced(field);
    return to === undefined ? [] : lentColumn(field, to, own);
  });
  const stamps = ['created_by', 'created_at', 'updated_by', 'updated_at'];
  return sql.join([...[...own, ...stamps].map(column), ...lent]);
}

/** A reference lends the other row's name; one to many lends the list that its definition names. */
function lentColumn(field: NamedField, to: MasterDef, own: ReadonlySet<string>): Sql[] {
  const show = field.reference?.show ?? { as: to.nama, from: to.nama };
  if (own.has(show.as)) return [];
  const from = sql`${sql.table(to.table)} r where r.kode_toko = t.kode_toko`;
  const key = sql.ref(`r.${to.key}`);
  const value = sql.ref(`r.${show.from}`);
  if (field.kind === 'refBanyak') {
    return field.reference?.show === undefined
      ? []
      : [
          sql`array(select ${value} from ${from} and ${key} = any(${column(field.name)})
            order by ${key}) as ${sql.id(show.as)}`,
        ];
  }
  return [
    sql`(select ${value} from ${from} and ${key} = ${column(field.name)}) as ${sql.id(show.as)}`,
  ];
}

/** Rows of the shop that meet all conditions. */
export function selectRows(
  def: MasterDef,
  kodeToko: string,
  conditions: readonly Sql[],
  tail: Sql,
): RawBuilder<StoredRow> {
  const where = sql.join([sql`t.kode_toko = ${kodeToko}`, ...conditions], sql` and `);
  return sql<StoredRow>`select ${selection(def)} from ${sql.table(def.table)} t
    where ${where} ${tail}`;
}

export function countRows(
  def: MasterDef,
  kodeToko: string,
  conditions: readonly Sql[],
): RawBuilder<{ count: number }> {
  const where = sql.join([sql`t.kode_toko = ${kodeToko}`, ...conditions], sql` and `);
  return sql`select count(*)::int as count from ${sql.table(def.table)} t where ${where}`;
}

/** One row by its key. */
export function selectRow(
  def: MasterDef,
  kodeToko: string,
  key: string,
  lock = false,
): RawBuilder<StoredRow> {
  return selectRows(
    def,
    kodeToko,
    [sql`${column(def.key)} = ${key}`],
    lock ? sql`for update of t` : sql``,
  );
}

/** Inserts; touches no row when the key is taken. */
export function insertRow(def: MasterDef, kodeToko: string, columns: Columns, user: string): Sql {
  const names = Object.keys(columns);
  const values = names.map((name) => parameter(columns[name] ?? null));
  return sql`insert into ${sql.table(def.table)}
    (kode_toko, ${sql.join(names.map((n) => sql.id(n)))}, created_by, updated_by)
    values (${kodeToko}, ${sql.join(values)}, ${user}, ${user}) on conflict do nothing`;
}

/** Updates every column but the key. */
export function updateRow(
  def: MasterDef,
  kodeToko: string,
  key: string,
  columns: Columns,
  user: string,
): Sql {
  const sets = Object.keys(columns)
    .filter((name) => name !== def.key)
    .map((name) => sql`${sql.id(name)} = ${parameter(columns[name] ?? null)}`);
  return sql`update ${sql.table(def.table)}
    set ${sql.join(sets)}, updated_by = ${user}, updated_at = now()
    where kode_toko = ${kodeToko} and ${sql.id(def.key)} = ${key}`;
}

export function deleteRow(def: MasterDef, kodeToko: string, key: string): Sql {
  return sql`delete from ${sql.table(def.table)}
    where kode_toko = ${kodeToko} and ${sql.id(def.key)} = ${key}`;
}

/** Which of the keys have no row in the master. */
export function missingKeys(
  to: MasterDef,
  kodeToko: string,
  keys: readonly string[],
): RawBuilder<{ kode: string }> {
  return sql`select k as kode from unnest(${[...keys]}::text[]) k where not exists (
    select 1 from ${sql.table(to.table)} where kode_toko = ${kodeToko} and ${sql.id(to.key)} = k)`;
}

/** Of the keys one whose row is out of use. */
export function unusedKeys(
  to: MasterDef,
  kodeToko: string,
  keys: readonly string[],
): RawBuilder<{ kode: string }> {
  return sql`select ${sql.id(to.key)} as kode from ${sql.table(to.table)}
    where kode_toko = ${kodeToko} and ${sql.id(to.key)} = any(${[...keys]}::text[]) and not aktif
    order by 1 limit 1`;
}

/** True rows of `table` that carry the key in a column, alone or in a list. */
export function usesKey(
  table: string,
  name: string,
  many: boolean,
  kodeToko: string,
  key: string,
): RawBuilder<{ ada: boolean }> {
  const hit = many ? sql`${key} = any(${sql.id(name)})` : sql`${sql.id(name)} = ${key}`;
  return sql`select exists (select 1 from ${sql.table(table)} where kode_toko = ${kodeToko}
    and ${hit}) as ada`;
}

function parameter(value: ColumnValue): Sql {
  return Array.isArray(value) ? sql`${[...value]}::text[]` : sql`${value}`;
}
