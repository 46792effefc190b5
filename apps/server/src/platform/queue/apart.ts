/**
 * A process beside the server for long work on the database: one piece at a time, with less right
 * to the processor than the counter, so that a file of a hundred thousand rows delays no scan. It
 * starts with the first work, ends when there is none for a while, and its memory with it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { AppError, type ErrorData } from '@kencana/contract/error-code';
import { Turnstile, type TurnOptions } from './turnstile.ts';

/** What the process is asked. */
export interface ApartAsked {
  readonly job: string;
  readonly input: unknown;
}

/** What it says: how far it is, that it is done, or why not. */
export type ApartTold =
  | { readonly step: number }
  | { readonly done: true }
  | { readonly failed: Failed };

interface Failed {
  /** Of an AppError; undefined for what nobody foresaw. */
  readonly code?: AppError['code'];
  readonly data: ErrorData;
  readonly errors?: AppError['errors'];
  readonly text: string;
}

export interface ApartOptions {
  /** The program of the process; it calls `serveApart`. */
  readonly entry: URL;
  /** What it gets in its environment beside nothing: the database's address, say. */
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds without work after which it ends; 30,000 unless told. */
  readonly idleMs?: number;
}

export interface WorkOptions extends TurnOptions {
  /** Told how far the work is, in its own unit. */
  readonly onStep?: (step: number) => void;
}

/** Heap of the process in megabytes. */
const MEGABYTES = 768;
/** Of 20: the counter comes first. */
const NICE = 10;
/** One piece of work at most. */
const MOST_MS = 15 * 60_000;
const IDLE_MS = 30_000;

export class Apart {
  readonly #options: ApartOptions;
  readonly #queue = new Turnstile({ atOnce: 1, waiting: 20, each: 3 });
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ApartOptions) {
    this.#options = options;
  }

  /**
   * Runs the job in its turn. Throws what the job threw, SIBUK and TERLALU_SERING of the queue, and
   * the signal's reason; then the process is ended, since nobody waits for its work.
   */
  async run(job: string, input: unknown, options: WorkOptions = {}): Promise<void> {
    await this.#queue.run(async () => {
      clearTimeout(this.#idle);
      try {
        await this.#work({ job, input }, options);
      } finally {
        this.#idle = setTimeout(() => this.close(), this.#options.idleMs ?? IDLE_MS);
        this.#idle.unref();
      }
    }, options);
  }

  /** Ends the process; the next work starts another. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #work(asked: ApartAsked, { signal, onStep }: WorkOptions): Promise<void> {
    const child = (this.#child ??= this.#start());
    const limit = AbortSignal.timeout(MOST_MS);
    const ends = signal === undefined ? limit : AbortSignal.any([signal, limit]);
    try {
      await new Promise<void>((resolve, reject) => {
        ends.addEventListener('abort', () => reject(ends.reason as Error), { once: true });
        const died = (): void => reject(new Error(`the process of ${asked.job} ended`));
        child.once('exit', died).once('error', died);
        child.on('message', (told: ApartTold) => {
          if ('step' in told) onStep?.(told.step);
          else if ('done' in told) resolve();
          else reject(thrown(told.failed));
        });
        if (ends.aborted) reject(ends.reason as Error);
        else child.send(asked, (error) => (error ? died() : undefined));
      });
    } catch (error) {
      // Whatever it was doing is of no use; a process that only refused may go on.
      if (!(error instanceof AppError) || ends.aborted) this.close();
      throw error;
    } finally {
      child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
      child.on('error', () => undefined);
    }
  }

  #start(): ChildProcess {
    const child = fork(this.#options.entry, {
      env: { ...this.#options.env },
      execArgv: [`--max-old-space-size=${MEGABYTES}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    if (child.pid !== undefined) os.setPriority(child.pid, NICE);
    return child;
  }
}

function thrown({ code, data, errors, text }: Failed): Error {
  return code === undefined ? new Error(text) : new AppError(code, data, errors);
}

/** A job: told its input and how to say how far it is. */
export type ApartJob = (input: unknown, step: (step: number) => void) => Promise<void>;

/** The process's side: works off what it is asked, and ends when the server is gone. */
export function serveApart(jobs: Readonly<Record<string, ApartJob>>): void {
  const tell = (told: ApartTold): void => {
    process.send?.(told);
  };
  process.on('message', ({ job, input }: ApartAsked) => {
    const work = jobs[job] ?? (() => Promise.reject(new Error(`no job ${job}`)));
    work(input, (step) => tell({ step })).then(
      () => tell({ done: true }),
      (error: unknown) => tell({ failed: failedOf(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
}

function failedOf(error: unknown): Failed {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (!(error instanceof AppError)) return { data: {}, text };
  const { code, data, errors } = error;
  return { code, data, text, ...(errors && { errors }) };
}
