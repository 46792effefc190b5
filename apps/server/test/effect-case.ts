/**
 * Columns of masters whose effect a table tells: a row of the master, what is changed in it over
 * the master's own API, and another place of the product that reads otherwise afterwards.
 */
import { expect } from 'vitest';
import type { Answer } from './harness.ts';
import type { Shop } from './open-shop.ts';

/** What a place of the product says; called as often as the row changes. */
export type Look = (shop: Shop) => Promise<unknown>;

export interface Effect {
  /** `master.column`, as in docs/effects.tsv. */
  readonly column: string;
  /** The row's address: `group/MT`. */
  readonly row: string;
  /** Fields before and after. */
  readonly from: object;
  readonly to: object;
  readonly look: Look;
  /** What the place says before and after. */
  readonly was: unknown;
  readonly is: unknown;
}

/** What the place says with the row as it was, changed, and as it was again. */
export async function seenOf(shop: Shop, { row, from, to, look }: Effect): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (const change of [from, to, from]) {
    const changed = await shop.owner.put(row, change);
    expect([row, changed.status, changed.body.errors]).toEqual([row, 200, undefined]);
    seen.push(await look(shop));
  }
  return seen;
}

/** Switching a row off and on. */
export function aktif(master: string, row: string, look: Look, was: unknown, is: unknown): Effect {
  const column = `${master}.aktif`;
  return { column, row, from: { aktif: true }, to: { aktif: false }, look, was, is };
}

/** One column given two values, beside what else the row has then. */
export function given(
  column: string,
  row: string,
  [from, to]: readonly [unknown, unknown],
  [was, is]: readonly [unknown, unknown],
  look: Look,
  beside: object = {},
): Effect {
  const name = column.slice(column.indexOf('.') + 1);
  const set = (value: unknown): object => ({ ...beside, [name]: value });
  return { column, row, from: set(from), to: set(to), look, was, is };
}

/** Status of an answer and the fields that it refuses. */
function refusal({ status, body }: Answer): unknown[] {
  return [status, Object.keys((body.errors ?? {}) as object)];
}

/** Whether a body is taken: what `refusal` says of it. */
export function taken(
  path: string,
  body: object | ((shop: Shop) => Promise<object>),
  by: 'kasir' | 'spv' | 'owner' = 'owner',
): Look {
  return async (shop) =>
    refusal(await shop[by].post(path, typeof body === 'function' ? await body(shop) : body));
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

/** The headings of a report's groups. */
export function headings(address: string): Look {
  return async ({ owner }) => {
    const { body } = await owner.get(`laporan/${address}`);
    const { lines } = body.data as { lines: { jenis: string; label?: string }[] };
    return lines.filter(({ jenis }) => jenis === 'kelompok').map(({ label }) => label);
  };
}
