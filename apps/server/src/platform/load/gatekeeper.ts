/**
 * Counts who asks before anything is asked of the database: requests of an address, of a token and
 * of a user, and tokens that are none. All of it in memory and bounded; several instances share
 * their counts (share-counts.ts).
 */
import { AppError } from '@kencana/contract/error-code';
import { Counts } from './counts.ts';
import type { LoadLimits } from './limits.ts';
import { Recent } from './recent.ts';

/** Tokens that are remembered, good ones and bad ones each. */
const TOKENS = 10_000;
/** Milliseconds that a token found to be none is not looked up again. */
const BAD_MS = 30_000;

export class Gatekeeper {
  readonly counts: Counts;
  readonly #limits: LoadLimits;
  /** User of each token that was good lately; says who is counted, never who may enter. */
  readonly #good = new Recent<string>(TOKENS);
  readonly #bad = new Recent<number>(TOKENS);
  readonly #underWay = new Map<string, number>();

  constructor(limits: LoadLimits, counts: Counts = new Counts()) {
    this.#limits = limits;
    this.counts = counts;
  }

  /** A request of an address begins. Throws TERLALU_SERING; answers what to call at its end. */
  enter(address: string): () => void {
    this.#take(`alamat:${address}`, this.#limits.address);
    const now = (this.#underWay.get(address) ?? 0) + 1;
    if (now > this.#limits.atOnce) throw new AppError('TERLALU_SERING', { detik: 1 });
    this.#underWay.set(address, now);
    return this.#once(() => this.#leave(address));
  }

  /** A call of a route that asks no token. Throws TERLALU_SERING beyond `most` a minute. */
  open(route: string, address: string, most: number): void {
    this.#take(`umum:${route}:${address}`, most);
  }

  /** A live connection begins; false when the address has begun too many in this minute. */
  handshake(address: string): boolean {
    return this.counts.take(`soket:${address}`, this.#limits.handshakes) === 0;
  }

  /**
   * A token is shown, by the hexadecimal of its hash. Answers false when it was found to be none a
   * moment ago; throws TERLALU_SERING when token or user ask too often, or when the address has
   * shown too many that are none.
   */
  show(token: string, address: string): boolean {
    const user = this.#good.get(token);
    if (user !== undefined) {
      this.#take(`token:${token}`, this.#limits.user);
      this.#take(`user:${user}`, this.#limits.user);
      return true;
    }
    if ((this.#bad.get(token) ?? 0) > Date.now()) return false;
    // Counted before it is looked up, so that many at once count too.
    this.#take(`salah:${address}`, this.#limits.wrongTokens);
    return true;
  }

  /** A token was just made for its user: it is good before it is first shown. */
  welcome(token: string, user: string): void {
    this.#good.set(token, user);
  }

  /** What the database said of a token that was shown: its user, or none. */
  learn(token: string, address: string, user: string | undefined): void {
    if (user === undefined) {
      this.#good.forget(token);
      this.#bad.set(token, Date.now() + BAD_MS);
      return;
    }
    if (this.#good.get(token) === undefined) this.counts.giveBack(`salah:${address}`);
    this.#good.set(token, user);
  }

  #take(key: string, most: number): void {
    const detik = this.counts.take(key, most);
    if (detik > 0) throw new AppError('TERLALU_SERING', { detik });
  }

  #leave(address: string): void {
    const left = (this.#underWay.get(address) ?? 1) - 1;
    if (left > 0) this.#underWay.set(address, left);
    else this.#underWay.delete(address);
  }

  #once(work: () => void): () => void {
    let done = false;
    return () => {
      if (!done) work();
      done = true;
    };
  }
}
