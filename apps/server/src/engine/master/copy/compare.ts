/**
 * What a copy of masters would change in a shop: rows that are new, changed with every field, or
 * the same. Rows that only the shop has are left alone. Pure; reading is in copy-master.ts.
 */
import type { MasterDef } from '@kencana/contract/define-master';
import type { CopyChoice, MasterDiff, RowDiff } from '@kencana/contract/distribusi';
import { identityFields, rowKey } from '@kencana/contract/distribusi';
import { fieldOf } from '@kencana/contract/define-master';
import type { WireRow } from '@kencana/contract/field/field';
import { isEmpty } from '@kencana/contract/field/field';
import { fieldDiffs } from '../field-diff.ts';
import { referenced } from '../master-sql.ts';

/** Wire rows of one shop by master and identity. */
export type ShopRows = ReadonlyMap<string, ReadonlyMap<string, WireRow>>;

/** A row to be saved. */
export interface PlannedRow extends RowDiff {
  readonly def: MasterDef;
  /** The source's fields that are copied, in wire units. */
  readonly source: WireRow;
  /** Key of the shop's own row; undefined when the row is new. */
  readonly target: string | undefined;
}

/** Everything that a copy does, references before what refers to them. */
export interface CopyPlan {
  readonly master: readonly MasterDiff[];
  readonly rows: readonly PlannedRow[];
}

export interface CopyTerms {
  readonly choice: CopyChoice;
  readonly source: ShopRows;
  readonly target: ShopRows;
  /** Why a master is left out in this shop, in words; undefined when it is not. */
  readonly barrier: (def: MasterDef) => string | undefined;
  /** The sentence for a reference that the shop lacks. */
  readonly missing: (label: string, kode: string) => string;
}

/** Fields that a copy carries: all but a key that each shop makes for itself. */
function copiedFields(def: MasterDef): readonly string[] {
  const own = def.unique.length > 0 && fieldOf(def, def.key)?.auto !== undefined;
  return def.fields.map((f) => f.name).filter((name) => !(own && name === def.key));
}

/** The masters in an order in which references come before what refers to them. */
export function referenceOrder(defs: readonly MasterDef[]): readonly MasterDef[] {
  const done = new Set<MasterDef>();
  const visit = (def: MasterDef): void => {
    if (done.has(def)) return;
    for (const field of def.fields) {
      const to = referenced(field);
      if (to !== undefined && to !== def) visit(to);
    }
    done.add(def);
  };
  defs.forEach(visit);
  return [...done];
}

/** Compares the chosen rows; a chosen row that the source lacks is left out by the caller. */
export function compareRows(terms: CopyTerms, defs: readonly MasterDef[]): CopyPlan {
  const chosen = new Map(terms.choice.pilihan.map((p) => [p.master, p.kunci]));
  const planned = new Map<string, Map<string, PlannedRow>>();
  const same = new Map<string, number>();
  for (const def of defs.filter((d) => chosen.has(d.name))) {
    if (terms.barrier(def) !== undefined) continue;
    const rows = rowsOf(terms.source, def);
    for (const kunci of chosen.get(def.name) ?? rows.keys()) {
      const source = rows.get(kunci);
      if (source === undefined || def.staysHere(source)) continue;
      if (!plan(terms, planned, def, kunci, source, false)) {
        same.set(def.name, (same.get(def.name) ?? 0) + 1);
      }
    }
  }
  const master = defs
    .filter((def) => chosen.has(def.name) || planned.has(def.name))
    .map((def): MasterDiff => {
      const rows = [...(planned.get(def.name)?.values() ?? [])];
      const alone = [...rowsOf(terms.target, def).keys()].filter(
        (kunci) => !rowsOf(terms.source, def).has(kunci),
      );
      return {
        master: def.name,
        dilewati: chosen.has(def.name) ? (terms.barrier(def) ?? '') : '',
        baru: rows.filter((row) => row.target === undefined).map(shown),
        berubah: rows.filter((row) => row.target !== undefined).map(shown),
        sama: same.get(def.name) ?? 0,
        hanya_cabang: alone.length,
      };
    });
  return { master, rows: defs.flatMap((def) => [...(planned.get(def.name)?.values() ?? [])]) };
}

type Planned = Map<string, Map<string, PlannedRow>>;

/** Plans a row and what it refers to; false when the shop has it just so. */
function plan(
  terms: CopyTerms,
  planned: Planned,
  def: MasterDef,
  kunci: string,
  source: WireRow,
  ikut: boolean,
): boolean {
  const mine = planned.get(def.name) ?? new Map<string, PlannedRow>();
  const known = mine.get(kunci);
  if (known !== undefined) {
    // Brought along first and chosen as well: it counts as chosen.
    if (known.ikut && !ikut) mine.set(kunci, { ...known, ikut: false });
    return true;
  }
  const before = rowsOf(terms.target, def).get(kunci);
  const perubahan = fieldDiffs(def, copiedFields(def), before, source);
  if (before !== undefined && perubahan.length === 0) return false;
  planned.set(def.name, mine);
  mine.set(kunci, {
    def,
    kunci,
    nama: rowTitle(def, source),
    ikut,
    perubahan,
    masalah: bringReferences(terms, planned, def, source),
    source: Object.fromEntries(copiedFields(def).map((name) => [name, source[name]])),
    target: before === undefined ? undefined : String(before[def.key]),
  });
  return true;
}

/** Plans the rows that are referred to and missing; answers the sentences where that may not be. */
function bringReferences(
  terms: CopyTerms,
  planned: Planned,
  def: MasterDef,
  source: WireRow,
): string[] {
  return def.fields.flatMap((field) => {
    const to = referenced(field);
    const value = source[field.name];
    if (to === undefined || isEmpty(value)) return [];
    const keys = Array.isArray(value) ? value.map(String) : [String(value)];
    return keys.flatMap((key) => {
      if (rowsOf(terms.target, to).has(key) || planned.get(to.name)?.has(key)) return [];
      const row = rowsOf(terms.source, to).get(key);
      const may = isChosen(terms.choice, to, key) || terms.choice.sertakan_referensi;
      if (row === undefined || !may || terms.barrier(to) !== undefined) {
        return [terms.missing(field.label, key)];
      }
      plan(terms, planned, to, key, row, !isChosen(terms.choice, to, key));
      return [];
    });
  });
}

function isChosen(choice: CopyChoice, def: MasterDef, kunci: string): boolean {
  const mine = choice.pilihan.find((p) => p.master === def.name);
  return mine !== undefined && (mine.kunci === undefined || mine.kunci.includes(kunci));
}

/** What people call the row beside its identity. */
function rowTitle(def: MasterDef, wire: WireRow): string {
  const name = wire[def.nama];
  return identityFields(def).includes(def.nama) || isEmpty(name) ? '' : String(name);
}

function rowsOf(rows: ShopRows, def: MasterDef): ReadonlyMap<string, WireRow> {
  return rows.get(def.name) ?? new Map();
}

function shown({ kunci, nama, ikut, perubahan, masalah }: PlannedRow): RowDiff {
  return { kunci, nama, ikut, perubahan, masalah };
}

/** Rows by identity. */
export function byIdentity(def: MasterDef, rows: readonly WireRow[]): Map<string, WireRow> {
  return new Map(rows.map((row) => [rowKey(def, row), row]));
}
