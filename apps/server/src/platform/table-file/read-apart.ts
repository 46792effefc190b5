/**
 * Reads an uploaded table in a process of its own: the worst file that is allowed costs seconds of
 * work, which must not stop the counter, and whatever it does to the memory ends with the process.
 * A thread would not do: one that is out of memory can take the server along.
 */
import { type ChildProcess, fork } from 'node:child_process';
import type { SheetRow } from '../excel/sheet-reader.ts';
import { Turnstile } from '../queue/turnstile.ts';
import { FileProblem, type TableLimits } from './read-table.ts';

/** What the process is asked. */
export interface TableAsked {
  readonly base64: string;
  readonly limits: TableLimits;
}

/** What it says: a part of the rows, or why there are none. */
export type TableTold =
  | { readonly rows: readonly SheetRow[]; readonly last: boolean }
  | { readonly problem: Pick<FileProblem, 'key' | 'data'> };

export interface ReaderLimits {
  readonly milliseconds: number;
  /** Heap of the process. */
  readonly megabytes: number;
}

const LIMITS: ReaderLimits = { milliseconds: 60_000, megabytes: 384 };
/**
 * Processes at a time, and files that wait for one: uploads never fill memory or every core. Each
 * that waits is held in memory whole.
 */
const readers = new Turnstile({ atOnce: 2, waiting: 8 });

/**
 * The rows from base64, as `readTable` gives them; throws its FileProblem, `impor.rusak` for a file
 * that the process could not end with, and SIBUK where too many files wait already.
 */
export async function readTableApart(
  base64: string,
  limits: TableLimits,
  readerLimits = LIMITS,
): Promise<SheetRow[]> {
  return readers.run(async () => {
    const reader = startReader(readerLimits);
    try {
      return await rowsOf(reader, { base64, limits });
    } finally {
      reader.kill('SIGKILL');
    }
  });
}

/** Uploads are foreign input: the process gets no environment, hence no secret. */
function startReader({ milliseconds, megabytes }: ReaderLimits): ChildProcess {
  return fork(new URL('./table-reader.ts', import.meta.url), {
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
}

function rowsOf(reader: ChildProcess, asked: TableAsked): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  return new Promise((resolve, reject) => {
    const broken = (): void => reject(new FileProblem('impor.rusak'));
    reader.on('message', (told: TableTold) => {
      if ('problem' in told) {
        reject(new FileProblem(told.problem.key, told.problem.data));
        return;
      }
      rows.push(...told.rows);
      if (told.last) resolve(rows);
      else reader.send('next', () => undefined);
    });
    reader.on('error', broken);
    reader.on('exit', broken);
    // One that ended meanwhile has said so by its exit.
    reader.send(asked, () => undefined);
  });
}
