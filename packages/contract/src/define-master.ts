/**
 * What a plain master is. From one definition come its routes, form, table, CSV, rights, module
 * gate, texts and the conformance test; slots are few on purpose, and a master that wants more is a
 * feature (docs/architecture.md).
 */
import type { MessageKey } from '@kencana/messages/key';
import type { Field, FieldName, NamedField, Problem, WireOf, WireRow } from './field/field.ts';
import { aktif } from './field/choice-field.ts';
import type { ErrorCode } from './error-code.ts';
import type { ModuleFlag, SystemKey } from './module-flag.ts';
import type { Area } from './screen.ts';
import type { Level, Right } from './permission.ts';
import { ATASAN, SEMUA } from './permission.ts';

const MASTER_ACTIONS = ['lihat', 'tambah', 'ubah', 'hapus'] as const;
export type MasterAction = (typeof MASTER_ACTIONS)[number];

/** Addresses below /api/v1/, `:key` for the row's key. */
export interface MasterPaths {
  readonly list: string;
  readonly create: string;
  readonly update: string;
  readonly remove: string;
}

/**
 * Another read-only address of the list; `where` fixes columns, and `:name` in the path filters by
 * that field.
 */
export interface ListAddress {
  readonly path: string;
  readonly where?: Readonly<Record<string, string | boolean | readonly string[]>>;
}

/** A parameter of the shop that closes a master while it has this value. */
export interface ClosedWhen {
  readonly key: SystemKey;
  readonly value: string;
}

/** Sentences that differ from the generic ones. */
export interface MasterTexts {
  readonly noun?: MessageKey;
  readonly empty?: MessageKey;
  readonly created?: MessageKey;
  readonly updated?: MessageKey;
  readonly deleted?: MessageKey;
  readonly createFailed?: MessageKey;
  readonly updateFailed?: MessageKey;
  readonly deleteFailed?: MessageKey;
  /** CSV file name without ending. */
  readonly csv?: string;
}

/** Fields of a master by their names, each of which has a label. */
type Fields = Readonly<Partial<Record<FieldName, Field>>>;

/** The row of these fields as it travels; every master has `aktif`. */
type RowOfFields<Fs> = { readonly [K in keyof Fs]: WireOf<Fs[K]> } & { readonly aktif: boolean };

export interface MasterInput<Fs extends Fields, F extends string = keyof Fs & string> {
  /** Kebab case; names the master in rights, references and the registry. */
  readonly name: string;
  readonly area: Area;
  /** Sub menu inside the area. */
  readonly group?: MessageKey;
  /** Route of its screen; without it there is none and the API only lists. */
  readonly route?: `/${string}`;
  readonly path: string;
  readonly paths?: Partial<MasterPaths>;
  readonly lists?: readonly ListAddress[];
  /** Table where it differs from the name with underscores. */
  readonly table?: string;
  readonly key: F;
  /** The column that names a row to people; the second field unless said. */
  readonly nama?: F;
  readonly title: MessageKey;
  readonly fields: Fs & { readonly [K in Exclude<keyof Fs, FieldName>]: never };
  /** Columns of the table on the screen; may name columns lent by references. */
  readonly list: readonly FieldName[];
  readonly rights?: Partial<Record<MasterAction, readonly Level[]>>;
  readonly module?: ModuleFlag;
  /** What can be done with it; a row that is only edited has no add and no delete. */
  readonly actions?: readonly MasterAction[];
  /** Hidden, and closed to changes, while the shop's parameter has this value. */
  readonly closedWhen?: ClosedWhen;
  /**
   * Columns that are together unique where the server makes the key; they name the row in messages.
   */
  readonly unique?: readonly F[];
  /** Pure check over the whole wire row, on the web and on the server. */
  readonly check?: (row: WireRow) => readonly Problem[];
  /** Rows that no copy takes to another shop; none when left out. */
  readonly staysHere?: (row: WireRow) => boolean;
  /**
   * The rows move money or measure it: owners hear who but themselves adds, changes or deletes one,
   * with every field (true) or these and `aktif` (docs/decision/0033, 0056).
   */
  readonly told?: true | readonly F[];
  /**
   * Rows whose key is worth money to whoever reads it: without the right they are found by their
   * whole key alone (docs/decision/0033).
   */
  readonly secret?: { readonly where: Readonly<Partial<Record<F, string>>>; readonly right: Right };
  /** Code answered when pieces still use a row. */
  readonly usedByPieces?: ErrorCode;
  readonly texts?: MasterTexts;
}

/** Which rows are secret, by fixed columns, and who sees them all the same. */
export interface MasterSecret {
  readonly where: Readonly<Record<string, string>>;
  readonly right: Right['key'];
}

/** Where a type says which rows it is about; there is nothing there when the program runs. */
declare const ROW: unique symbol;

/** A master whose rows travel as `Row`. */
export interface MasterDef<Row extends WireRow = WireRow> {
  readonly [ROW]?: Row;
  readonly name: string;
  readonly area: Area;
  readonly group: MessageKey | undefined;
  readonly route: `/${string}` | undefined;
  readonly paths: MasterPaths;
  readonly lists: readonly ListAddress[];
  readonly table: string;
  readonly key: string;
  readonly nama: string;
  readonly title: MessageKey;
  readonly fields: readonly NamedField[];
  readonly list: readonly string[];
  readonly rights: readonly Right[];
  readonly actions: readonly MasterAction[];
  readonly module: ModuleFlag | undefined;
  readonly closedWhen: ClosedWhen | undefined;
  readonly unique: readonly string[];
  readonly check: (row: WireRow) => readonly Problem[];
  readonly staysHere: (row: WireRow) => boolean;
  /** Fields whose changes owners hear of; empty where they hear of none. */
  readonly told: readonly string[];
  readonly secret: MasterSecret | undefined;
  readonly usedByPieces: ErrorCode | undefined;
  readonly texts: MasterTexts;
}

/** The rows of a master as they travel: `RowOf<typeof rekening>`. */
export type RowOf<D> = D extends { readonly [ROW]?: infer Row } ? Exclude<Row, undefined> : never;

/** What a reference to a master lends to the rows that name it; nothing where they name none. */
export type LentBy<D, K extends keyof RowOf<D>> = {
  readonly [N in K]: RowOf<D>[N] | null;
};

/** Adds to the type of a master's rows what its references lend them; the rows have it anyway. */
export function withLent<L extends WireRow>() {
  return <Row extends WireRow>(def: MasterDef<Row>): MasterDef<Row & L> => {
    const untyped: Omit<MasterDef, typeof ROW> = def;
    return untyped;
  };
}

/** Completes a definition: names and labels of fields, `aktif`, addresses, rights. */
export function defineMaster<const Fs extends Fields>(
  input: MasterInput<Fs>,
): MasterDef<RowOfFields<Fs>> {
  const given: Readonly<Record<string, Field>> = input.fields;
  const withAktif = 'aktif' in given ? given : { ...given, aktif: aktif() };
  const fields = Object.entries(withAktif).map(([name, field]): NamedField => {
    return { ...field, name, label: field.label ?? (`field.${name}` as MessageKey) };
  });
  const actions =
    input.route === undefined ? (['lihat'] as const) : (input.actions ?? MASTER_ACTIONS);
  return {
    name: input.name,
    area: input.area,
    group: input.group,
    route: input.route,
    paths: {
      list: input.path,
      create: input.path,
      update: `${input.path}/:key`,
      remove: `${input.path}/:key`,
      ...input.paths,
    },
    lists: input.lists ?? [],
    table: input.table ?? input.name.replaceAll('-', '_'),
    key: input.key,
    nama: input.nama ?? fields[1]?.name ?? input.key,
    title: input.title,
    fields,
    list: input.list,
    rights: [
      ...masterRights(input.area, input.name, actions, input.rights),
      ...(input.secret === undefined ? [] : [input.secret.right]),
    ],
    actions,
    module: input.module,
    closedWhen: input.closedWhen,
    unique: input.unique ?? [],
    check: input.check ?? (() => []),
    staysHere: input.staysHere ?? (() => false),
    told: toldFields(input.told, fields),
    secret: input.secret && secretOf(input.secret.where, input.secret.right),
    usedByPieces: input.usedByPieces,
    texts: input.texts ?? {},
  };
}

function secretOf(where: Readonly<Partial<Record<string, string>>>, right: Right): MasterSecret {
  const columns = Object.entries(where).map(([name, value]) => [name, value ?? ''] as const);
  return { where: Object.fromEntries(columns), right: right.key };
}

/** Whether a row is in use is told of every told master. */
function toldFields(
  told: true | readonly string[] | undefined,
  fields: readonly NamedField[],
): readonly string[] {
  if (told === true) return fields.map((field) => field.name);
  return told === undefined ? [] : [...told, 'aktif'];
}

function masterRights(
  area: Area,
  name: string,
  actions: readonly MasterAction[],
  levels: Partial<Record<MasterAction, readonly Level[]>> = {},
): Right[] {
  return actions.map((action) => ({
    key: `${area}.${name}.${action}`,
    levels: levels[action] ?? (action === 'lihat' ? SEMUA : ATASAN),
  }));
}

/** The key of one right of a master. */
export function masterRight(def: MasterDef, action: MasterAction): Right['key'] {
  return `${def.area}.${def.name}.${action}`;
}

/** A field of the definition by name. */
export function fieldOf(def: MasterDef, name: string): NamedField | undefined {
  return def.fields.find((f) => f.name === name);
}
