/**
 * Reads an uploaded table in a thread of its own: the worst file that is allowed costs seconds of
 * work, which must not stop the counter. A file that takes too long or too much memory ends with
 * its thread.
 */
import { Worker } from 'node:worker_threads';
import type { SheetRow } from '../excel/sheet-reader.ts';
import { FileProblem, type TableLimits } from './read-table.ts';

/** What the thread says: a part of the rows, or why there are none. */
export type TableTold =
  | { readonly rows: readonly SheetRow[]; readonly last: boolean }
  | { readonly problem: Pick<FileProblem, 'key' | 'data'> };

export interface WorkerLimits {
  readonly milliseconds: number;
  /** Heap of the thread. */
  readonly megabytes: number;
}

const LIMITS: WorkerLimits = { milliseconds: 30_000, megabytes: 384 };
/** Threads at a time; further files wait, so that uploads never fill memory or every core. */
const MOST_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The rows from base64, as `readTable` gives them; throws its FileProblem, and `impor.rusak` for a
 * file that the thread could not end with.
 */
export async function readTableInWorker(
  base64: string,
  limits: TableLimits,
  threadLimits = LIMITS,
): Promise<SheetRow[]> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await readInOne(base64, limits, threadLimits);
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** Uploads are foreign input: the thread gets no environment, hence no secret. */
async function readInOne(
  base64: string,
  limits: TableLimits,
  { milliseconds, megabytes }: WorkerLimits,
): Promise<SheetRow[]> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: { base64, limits },
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    env: {},
    execArgv: [],
  });
  const timer = setTimeout(() => void worker.terminate(), milliseconds);
  const rows: SheetRow[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (told: TableTold) => {
        if ('problem' in told) {
          reject(new FileProblem(told.problem.key, told.problem.data));
          return;
        }
        rows.push(...told.rows);
        if (told.last) resolve();
        else worker.postMessage('next');
      });
      worker.on('error', () => reject(new FileProblem('impor.rusak')));
      worker.on('exit', () => reject(new FileProblem('impor.rusak')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
  return rows;
}
