/**
 * What one call of the API takes and answers, as server and web agree on it: types alone, nothing
 * of it is there when the program runs. All calls stand in calls.ts.
 */

import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call, in wire units. What is left out is not taken, or not answered. */
export interface Shape {
  /** Parameters of an address that is not written out; of one that is, they are read off it. */
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  /** `data` of the answer. */
  readonly data?: unknown;
  /** What the answer has beside `data` and `message`. */
  readonly beside?: object;
  /** It answers bytes: a picture, a page to print, a file to keep. */
  readonly file?: true;
}

/** A call that answers rows, and how many there are on all pages. */
export interface Listed<Row> {
  readonly data: readonly Row[];
  readonly beside: { readonly count: number };
}

/** Approvals that every guarded write takes along. */
export interface Guarded {
  readonly detail_authorization?: readonly { readonly _id: string }[];
}

/** What a schema takes, for whoever only reads what he sends. */
export type TakenBy<Z extends z.ZodType> = Fixed<z.input<Z>>;

type Fixed<V> = V extends readonly (infer E)[]
  ? readonly Fixed<E>[]
  : V extends object
    ? { readonly [K in keyof V]: Fixed<V[K]> }
    : V;

declare const CALL: unique symbol;

/** An address made by an engine: it carries what its call takes and answers. */
export type Address<M extends Method, S extends Shape> = string & {
  readonly [CALL]: { readonly method: M; readonly shape: S };
};

/**
 * Says what the call at an address takes and answers. For the definitions of this package alone:
 * whoever calls takes the address from the definition.
 */
export function address<M extends Method, S extends Shape>(path: string): Address<M, S> {
  return path as Address<M, S>;
}
