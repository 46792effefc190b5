/** The process of the test: jobs that end in every way. */
import { writeFile } from 'node:fs/promises';
import { AppError } from '@kencana/contract/error-code';
import { serveApart } from './apart.ts';

serveApart({
  tell: async (input, step) => {
    step(1);
    step(2);
    await writeFile(String(input), String(process.pid));
  },
  refuse: () => Promise.reject(new AppError('TOKO_LAIN', { toko: 'X' }, { kode: ['salah'] })),
  fail: () => Promise.reject(new Error('nobody foresaw this')),
  die: () => process.exit(3),
  hungry: () => {
    const all: number[][] = [];
    for (;;) all.push(Array.from({ length: 1_000_000 }, (_, n) => n));
  },
  sleep: () => new Promise(() => setInterval(() => undefined, 1000)),
});
