/**
 * What goods cost the shop, and what is earned on them: one right of its own. Definitions say which
 * of their fields and columns tell it (`cost: true`), and whoever lacks the right is answered
 * without them: lists, scans, reports, files, imports and copies (docs/decision/0029). Pure.
 */
import type { Layout } from './define-report.ts';
import { mayDo, PENGELOLA } from './permission.ts';
import type { AksesNode, Level, Right } from './permission.ts';

/** Sees cost and margin. OWN and SU always do; MU until their tree says otherwise. */
export const COST_RIGHT: Right = { key: 'barang.harga-modal.lihat', levels: PENGELOLA };

/** Fields of a piece that tell what it cost and whom, for calls that answer pieces. */
export const PIECE_COST: readonly string[] = [
  'harga_beli',
  'kadar_modal',
  'konsinyasi',
  'kode_supplier',
  'no_faktur_supplier',
];

/** A person as far as rights go. */
interface Person {
  readonly level: Level;
  readonly akses: readonly AksesNode[];
}

/** True when the person may see what goods cost. */
export function maySeeCost(person: Person): boolean {
  return mayDo(person, COST_RIGHT.key);
}

/** The layout as the person sees it, without its cost columns for whoever may not see cost. */
export function layoutSeenBy(person: Person, layout: Layout): Layout {
  if (maySeeCost(person)) return layout;
  return { ...layout, columns: layout.columns.filter((column) => column.cost !== true) };
}

/** A copy of an answer without the fields of these names, at any depth. */
export function withoutFields(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutFields(item, names));
  if (typeof value !== 'object' || value === null) return value;
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.has(name))
      .map(([name, inner]) => [name, withoutFields(inner, names)]),
  );
}
