/**
 * The thread that reads one uploaded table. It hands the rows out part by part, each when it is
 * asked for, since taking a message apart is work of the thread that serves everybody.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { FileProblem, readTable, type TableLimits } from './read-table.ts';
import type { TableTold } from './read-in-worker.ts';

/** Rows of one message: 200 columns of them are taken apart in a few milliseconds. */
const PART = 100;

const { base64, limits }: { base64: string; limits: TableLimits } = workerData;
const port = parentPort;
if (port === null) throw new Error('started as a thread only');

const tell = (told: TableTold): void => port.postMessage(told);
try {
  const rows = readTable(base64, limits);
  let at = 0;
  const next = (): void => {
    const part = rows.slice(at, at + PART);
    at += PART;
    tell({ rows: part, last: at >= rows.length });
    if (at >= rows.length) port.close();
  };
  port.on('message', next);
  next();
} catch (error) {
  if (!(error instanceof FileProblem)) throw error;
  tell({ problem: { key: error.key, data: error.data } });
}
