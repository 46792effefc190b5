/**
 * What a kind keeps of its own, beside what every document has: `rincian` of the document and
 * `rumus` of a line. Its definition says their types once. Who writes goes through `kept` and
 * `changed`, who reads through `rincianOf` and `rumusOf` of define-document.ts, so that nobody
 * stores or reads a field that the kind does not have.
 */

declare const KEPT: unique symbol;
declare const STORED: unique symbol;

/** Carries the type of what is kept; what is kept later, or not always, is optional in it. */
export interface Keeps<out T extends object = object> {
  readonly [KEPT]?: T;
}

/** The type that it carries. */
export type KeptOf<K> = K extends { readonly [KEPT]?: infer T } ? Exclude<T, undefined> : never;

/** As posted for storing: only `kept` and `changed` make one. */
export interface Stored {
  readonly [STORED]: true;
}

/** Details of a document of type `T`; their names are those that its answers carry. */
export function details<T extends object>() {
  return <const Names extends readonly (keyof T & string)[]>(
    ...answered: Names
  ): Names & Keeps<T> => answered;
}

/** Inputs of a line's formula, and what else of the type `T` the line keeps. */
export function keeps<T extends object>(): Keeps<T> {
  return {};
}

/** What a new document or line keeps. */
export function kept<K extends Keeps>(_keeps: K, value: KeptOf<K>): Stored {
  return value as unknown as Stored;
}

/** What a later event adds to it or changes of it. */
export function changed<K extends Keeps>(_keeps: K, value: Partial<KeptOf<K>>): Stored {
  return value as unknown as Stored;
}
