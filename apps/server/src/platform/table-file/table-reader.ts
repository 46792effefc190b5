/**
 * The process that reads one uploaded table. It hands the rows out part by part, each when it is
 * asked for, since taking a message apart is work of the process that serves everybody.
 */
import { FileProblem, readTable } from './read-table.ts';
import type { TableAsked, TableTold } from './read-apart.ts';

/** Rows of one message: 200 columns of them are taken apart in a few milliseconds. */
const PART = 100;

function tell(told: TableTold): void {
  process.send?.(told);
}

function read({ base64, limits }: TableAsked): void {
  const rows = readTable(base64, limits);
  let at = 0;
  const next = (): void => {
    const part = rows.slice(at, at + PART);
    at += PART;
    tell({ rows: part, last: at >= rows.length });
  };
  process.on('message', next);
  next();
}

process.once('message', (asked: TableAsked) => {
  try {
    read(asked);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    tell({ problem: { key: error.key, data: error.data } });
  }
});
// Whoever asked has its answer, or is gone.
process.once('disconnect', () => process.exit());
