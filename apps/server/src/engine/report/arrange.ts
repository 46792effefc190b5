/**
 * Turns rows into the lines of a Sheet: headings, rows in wire units, subtotals, grand total. Works
 * row by row and keeps only the running sums, which are integers (rupiah, milligrams) until they
 * are written.
 */
import type { Column, Layout, Rasio } from '@kencana/contract/define-report';
import { addExact, sumExact } from '@kencana/rules/jumlah';
import { isNumeric, wireNumber, type ValueKind } from '@kencana/contract/field/value';
import type { CellValue, SheetLine } from '@kencana/contract/sheet';
import type { ReportRow } from './report-query.ts';

export type LineSink = (line: SheetLine) => void | Promise<void>;

/** Words in front of totals. */
export interface ArrangeTexts {
  readonly total: string;
  readonly group: (kodeToko: string, label: string) => string;
  readonly subTotal: (kelompok: string) => string;
}

/** Sums of one group or of everything; of a running balance the last value of each shop. */
class Sums {
  readonly #columns: readonly Column[];
  readonly #values: Map<string, number | bigint>[];

  constructor(columns: readonly Column[]) {
    this.#columns = columns;
    this.#values = columns.map(() => new Map<string, number | bigint>());
  }

  add(kodeToko: string, row: ReportRow): void {
    for (const [i, column] of this.#columns.entries()) {
      const values = this.#values[i];
      if (!column.total || isRasio(column.total) || !values) continue;
      const before = column.total === 'jumlah' ? (values.get(kodeToko) ?? 0) : 0;
      values.set(kodeToko, addExact(before, stored(column, row)));
    }
  }

  cells(): CellValue[] {
    return this.#columns.map((column, i) => {
      const { total } = column;
      if (!total) return null;
      if (!isRasio(total)) return wireNumber(column.kind, this.#sum(i));
      const whole = Number(this.#sumOf(total.dari));
      if (whole === 0) return null;
      const part = Number(this.#sumOf(total.bagian));
      return wireNumber(column.kind, Math.round((part * 10_000) / whole));
    });
  }

  #sumOf(key: string): number | bigint {
    return this.#sum(this.#columns.findIndex((c) => c.key === key));
  }

  #sum(index: number): number | bigint {
    return sumExact(this.#values[index]?.values() ?? []);
  }
}

function isRasio(total: Column['total']): total is Rasio {
  return typeof total === 'object';
}

/** Lays rows out by a layout; call `row` for each in order and `end` once. */
export class Arranger {
  readonly #layout: Layout;
  readonly #sink: LineSink;
  readonly #texts: ArrangeTexts;
  readonly #total: Sums;
  #group: { readonly label: string; readonly sums: Sums } | undefined;
  /** Rows so far. */
  count = 0;

  constructor(layout: Layout, texts: ArrangeTexts, sink: LineSink) {
    this.#layout = layout;
    this.#texts = texts;
    this.#sink = sink;
    this.#total = new Sums(layout.columns);
  }

  async row(kodeToko: string, row: ReportRow): Promise<void> {
    const { columns, groupBy } = this.#layout;
    if (groupBy) {
      const label = this.#texts.group(kodeToko, textCell(row[groupBy.key]));
      if (this.#group?.label !== label) {
        await this.#closeGroup();
        this.#group = { label, sums: new Sums(columns) };
        await this.#sink({ jenis: 'kelompok', label, cells: [] });
      }
      this.#group.sums.add(kodeToko, row);
    }
    this.#total.add(kodeToko, row);
    this.count += 1;
    const cells = columns.map((column) => wireCell(column.kind, field(column, row)));
    await this.#sink({ jenis: 'baris', label: '', cells });
  }

  async end(): Promise<void> {
    await this.#closeGroup();
    if (this.count === 0 || !this.#layout.columns.some((c) => c.total)) return;
    await this.#sink({ jenis: 'total', label: this.#texts.total, cells: this.#total.cells() });
  }

  async #closeGroup(): Promise<void> {
    if (!this.#group) return;
    const { label, sums } = this.#group;
    this.#group = undefined;
    if (!this.#layout.columns.some((c) => c.total)) return;
    await this.#sink({
      jenis: 'subtotal',
      label: this.#texts.subTotal(label),
      cells: sums.cells(),
    });
  }
}

/** The stored value of a kind as the wire has it: grams and per cents decimal. */
export function wireCell(kind: ValueKind, value: unknown): CellValue {
  if (value === null || value === undefined) return null;
  if (!isNumeric(kind)) return textCell(value);
  if (!isWhole(value)) {
    throw new Error(`a ${kind} is not an integer: ${JSON.stringify(value)}`);
  }
  return wireNumber(kind, value);
}

function textCell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Error(`not a text: ${JSON.stringify(value)}`);
  return value;
}

function field(column: Column, row: ReportRow): unknown {
  if (!(column.key in row)) throw new Error(`the query has no field ${column.key}`);
  return row[column.key];
}

function stored(column: Column, row: ReportRow): number | bigint {
  const value = field(column, row) ?? 0;
  if (!isWhole(value)) throw new Error(`${column.key} is not a whole number`);
  return value;
}

function isWhole(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || Number.isSafeInteger(value);
}
