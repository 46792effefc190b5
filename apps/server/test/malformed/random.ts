/** Random choices that a seed repeats: what a malformed request is made of can be made again. */

export interface Random {
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  /** One of the list, which must not be empty. */
  of<T>(list: readonly T[]): T;
  /** True once in `n`. */
  once(n: number): boolean;
}

/** Numbers of a linear congruential generator, of which only the upper bits are used. */
export function seeded(seed: number): Random {
  let state = BigInt(seed) & 0xffff_ffff_ffff_ffffn;
  const below = (n: number): number => {
    state =
      (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(n));
  };
  return {
    below,
    of: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    once: (n) => below(n) === 0,
  };
}
