/** The same work for many, a few at a time. */

/** How each of the works ended. */
export type Ended<R> = { readonly value: R } | { readonly error: unknown };

/**
 * Yields the ends of `work` for each item in their order, with at most `most` under way; a work
 * that fails stops no other.
 */
export async function* atOnce<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, Ended<R>], void, undefined> {
  const under: Promise<Ended<R>>[] = [];
  let next = 0;
  const begin = (): void => {
    const item = items[next];
    if (next >= items.length) return;
    next += 1;
    under.push(
      work(item as T).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      ),
    );
  };
  for (let n = 0; n < most; n += 1) begin();
  for (const item of items) {
    const ended = await under.shift();
    if (ended === undefined) return;
    begin();
    yield [item, ended];
  }
}
