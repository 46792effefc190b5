/** A bounded memory of what was seen lately: the least recently seen is forgotten first. */

export class Recent<V> {
  readonly #most: number;
  readonly #held = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#held.size;
  }

  /** The value, which counts as seen now. */
  get(key: string): V | undefined {
    const value = this.#held.get(key);
    if (value === undefined) return undefined;
    this.#held.delete(key);
    this.#held.set(key, value);
    return value;
  }

  set(key: string, value: V): void {
    this.#held.delete(key);
    this.#held.set(key, value);
    if (this.#held.size <= this.#most) return;
    const [oldest] = this.#held.keys();
    if (oldest !== undefined) this.#held.delete(oldest);
  }

  forget(key: string): void {
    this.#held.delete(key);
  }
}
