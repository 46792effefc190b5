/**
 * How often each key was seen in this minute: in memory, with a bounded number of keys, and with
 * what other instances have told of theirs. Minutes are those of the clock, so that all instances
 * mean the same one.
 */

const MINUTE_MS = 60_000;
/** Keys at most; beyond them the oldest is forgotten, which costs an attacker as many addresses. */
const MOST_KEYS = 50_000;

/** What an instance has counted of one key since it last told. */
export interface Told {
  readonly key: string;
  readonly count: number;
}

export class Counts {
  #minute = 0;
  readonly #own = new Map<string, number>();
  readonly #told = new Map<string, number>();
  readonly #others = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The minute that is counted, since 1970. */
  get minute(): number {
    this.#turn();
    return this.#minute;
  }

  /** Keys that are held. */
  get size(): number {
    return this.#own.size;
  }

  /** Counts one; answers the seconds until the next minute when that is one too many, else 0. */
  take(key: string, most: number): number {
    this.#turn();
    const own = (this.#own.get(key) ?? 0) + 1;
    if (own + (this.#others.get(key) ?? 0) > most) return this.#secondsLeft();
    if (own === 1) this.#makeRoom();
    this.#own.set(key, own);
    return 0;
  }

  /** Takes one back that turned out to be none. */
  giveBack(key: string): void {
    const own = this.#own.get(key) ?? 0;
    if (own > 0) this.#own.set(key, own - 1);
  }

  /** What is new of the keys that were seen `least` times in this minute, as told from now on. */
  tell(least: number): Told[] {
    this.#turn();
    const news: Told[] = [];
    for (const [key, own] of this.#own) {
      const count = own - (this.#told.get(key) ?? 0);
      if (own < least || count <= 0) continue;
      this.#told.set(key, own);
      news.push({ key, count });
    }
    return news;
  }

  /** What all instances together have told of a key in this minute. */
  hear(minute: number, key: string, all: number): void {
    this.#turn();
    if (minute === this.#minute) this.#others.set(key, all - (this.#told.get(key) ?? 0));
  }

  #turn(): void {
    const minute = Math.floor(this.#now() / MINUTE_MS);
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#own.clear();
    this.#told.clear();
    this.#others.clear();
  }

  #makeRoom(): void {
    if (this.#own.size < MOST_KEYS) return;
    const [oldest] = this.#own.keys();
    if (oldest !== undefined) this.#own.delete(oldest);
  }

  #secondsLeft(): number {
    return Math.max(1, Math.ceil((MINUTE_MS - (this.#now() % MINUTE_MS)) / 1000));
  }
}
