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
  /** At work of one key at a time; the others of that key let those behind them pass. */
  readonly eachAtWork?: number;
}

export interface TurnOptions {
  /** Whose turn it is, for the limits of each. */
  readonly key?: string;
  /** Gives the place up when it fires: whoever asked is gone. */
  readonly signal?: AbortSignal | undefined;
  /** Told the place in the queue, 1 for the first, whenever it changes. */
  readonly onPlace?: (place: number) => void;
}

interface Waiting {
  readonly key: string;
  readonly go: () => void;
  readonly onPlace: ((place: number) => void) | undefined;
}

/** Ends one turn; a second call does nothing. */
export type Leave = () => void;

export class Turnstile {
  readonly #limits: Required<TurnstileLimits>;
  readonly #waiting: Waiting[] = [];
  readonly #present = new Count();
  readonly #working = new Count();

  constructor(limits: TurnstileLimits) {
    this.#limits = { each: Infinity, eachAtWork: Infinity, ...limits };
  }

  /**
   * Resolves when it is this one's turn; answers how to end it. Throws SIBUK where too many wait
   * already, TERLALU_SERING where this key has its share, and the signal's reason.
   */
  async enter(options: TurnOptions = {}): Promise<Leave> {
    const { key = '', signal } = options;
    signal?.throwIfAborted();
    const { each, waiting } = this.#limits;
    if (this.#present.of(key) >= each) throw new AppError('TERLALU_SERING', { detik: 5 });
    if (!this.#mayWork(key)) {
      if (this.#waiting.length >= waiting) throw new AppError('SIBUK');
      await this.#wait(key, options);
    } else {
      this.#present.add(key, 1);
      this.#working.add(key, 1);
    }
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#present.add(key, -1);
      this.#working.add(key, -1);
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

  #mayWork(key: string): boolean {
    const { atOnce, eachAtWork } = this.#limits;
    return this.#working.sum < atOnce && this.#working.of(key) < eachAtWork;
  }

  async #wait(key: string, { signal, onPlace }: TurnOptions): Promise<void> {
    this.#present.add(key, 1);
    await new Promise<void>((resolve, reject) => {
      const gone = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        this.#present.add(key, -1);
        this.#tell();
        reject(signal?.reason as Error);
      };
      const go = (): void => {
        signal?.removeEventListener('abort', gone);
        this.#working.add(key, 1);
        resolve();
      };
      const entry = { key, go, onPlace };
      signal?.addEventListener('abort', gone, { once: true });
      this.#waiting.push(entry);
      onPlace?.(this.#waiting.length);
    });
  }

  /** The first who may takes the place that became free, before anybody else can come between. */
  #next(): void {
    const at = this.#waiting.findIndex(({ key }) => this.#mayWork(key));
    if (at < 0) return;
    const [next] = this.#waiting.splice(at, 1);
    next?.go();
    this.#tell();
  }

  #tell(): void {
    for (const [at, { onPlace }] of this.#waiting.entries()) onPlace?.(at + 1);
  }
}

/** How many of each key, and of all. */
class Count {
  readonly #perKey = new Map<string, number>();
  sum = 0;

  of(key: string): number {
    return this.#perKey.get(key) ?? 0;
  }

  add(key: string, n: number): void {
    const now = this.of(key) + n;
    if (now > 0) this.#perKey.set(key, now);
    else this.#perKey.delete(key);
    this.sum += n;
  }
}
