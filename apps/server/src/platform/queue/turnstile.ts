/**
 * Lets a few through at a time and keeps the others waiting in their order, so that work which is
 * heavy on memory or processor never grows with the number of those who ask for it. What it cannot
 * keep waiting it refuses at once.
 */
import { AppError } from '@kencana/contract/error-code';

export interface TurnstileLimits {
  /** At work at a time. */
  readonly atOnce: number;
  /** Waiting at most; further ones are refused with SIBUK. */
  readonly waiting: number;
  /** At work and waiting of one key at most (a user, a session); unlimited unless told. */
  readonly each?: number;
}

export interface TurnOptions {
  /** Whose turn it is, for `each`. */
  readonly key?: string;
  /** Gives the place up when it fires: whoever asked is gone. */
  readonly signal?: AbortSignal | undefined;
  /** Told the place in the queue, 1 for the next one, whenever it changes. */
  readonly onPlace?: (place: number) => void;
}

interface Waiting {
  readonly go: () => void;
  readonly onPlace: ((place: number) => void) | undefined;
}

/** Ends one turn; a second call does nothing. */
export type Leave = () => void;

export class Turnstile {
  readonly #limits: TurnstileLimits;
  readonly #waiting: Waiting[] = [];
  readonly #perKey = new Map<string, number>();
  #atWork = 0;

  constructor(limits: TurnstileLimits) {
    this.#limits = limits;
  }

  /**
   * Resolves when it is this one's turn; answers how to end it. Throws SIBUK where too many wait
   * already, TERLALU_SERING where this key has its share, and the signal's reason.
   */
  async enter(options: TurnOptions = {}): Promise<Leave> {
    const { key = '', signal } = options;
    signal?.throwIfAborted();
    const own = this.#perKey.get(key) ?? 0;
    if (own >= (this.#limits.each ?? Infinity)) throw new AppError('TERLALU_SERING', { detik: 5 });
    const full = this.#atWork >= this.#limits.atOnce;
    if (full && this.#waiting.length >= this.#limits.waiting) throw new AppError('SIBUK');
    this.#perKey.set(key, own + 1);
    if (full) {
      try {
        await this.#wait(options);
      } catch (error) {
        this.#forget(key);
        throw error;
      }
    } else this.#atWork += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#forget(key);
      this.#next();
    };
  }

  /** Runs `work` in its turn. */
  async run<T>(work: () => Promise<T>, options: TurnOptions = {}): Promise<T> {
    const leave = await this.enter(options);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #wait({ signal, onPlace }: TurnOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      const gone = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        this.#tell();
        reject(signal?.reason as Error);
      };
      const entry: Waiting = {
        go: () => {
          signal?.removeEventListener('abort', gone);
          resolve();
        },
        onPlace,
      };
      signal?.addEventListener('abort', gone, { once: true });
      this.#waiting.push(entry);
      onPlace?.(this.#waiting.length);
    });
  }

  /** The next one takes the place that became free; nobody else can come between. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next === undefined) {
      this.#atWork -= 1;
      return;
    }
    next.go();
    this.#tell();
  }

  #tell(): void {
    for (const [at, { onPlace }] of this.#waiting.entries()) onPlace?.(at + 1);
  }

  #forget(key: string): void {
    const left = (this.#perKey.get(key) ?? 1) - 1;
    if (left > 0) this.#perKey.set(key, left);
    else this.#perKey.delete(key);
  }
}
