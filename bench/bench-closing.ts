/**
 * Closing a day of 5,000 documents behind one and behind five years of a hundred documents a day.
 */
import { startTestServer } from '../apps/server/test/harness.ts';
import { seedMasters } from '../apps/server/test/shop-fixture.ts';
import { insertDay, insertHistory } from './history.ts';
import { median } from './report.ts';
import type { Figure } from './report.ts';

const DOCUMENTS = 5_000;
const PER_DAY = 100;
const CLOSINGS = 3;

/** Measures the median closing at both lengths and their ratio. */
export async function benchClosing(): Promise<Figure[]> {
  const one = await closing(365);
  const five = await closing(5 * 365);
  return [
    { name: 'Closing 5,000 documents, one year of history', value: `${one.toFixed(0)} ms` },
    { name: 'Closing 5,000 documents, five years of history', value: `${five.toFixed(0)} ms` },
    { name: 'Closing: five years ÷ one year', value: (five / one).toFixed(2) },
  ];
}

async function closing(days: number): Promise<number> {
  const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  const server = await startTestServer({ tglSystem: aWeekAgo });
  try {
    await seedMasters(server);
    await insertHistory(server.database.superUrl, days, PER_DAY);
    const owner = await server.as('OWNER');
    const waits: number[] = [];
    for (let n = 0; n < CLOSINGS; n += 1) {
      await insertDay(server.database.superUrl, DOCUMENTS);
      const start = performance.now();
      const closed = await owner.post('tutup-toko', { uang_fisik: [], abaikan_peringatan: true });
      waits.push(performance.now() - start);
      if (closed.status !== 200) throw new Error(JSON.stringify(closed.body));
    }
    return median(waits);
  } finally {
    await server.close();
  }
}
