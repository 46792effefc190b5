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
/** At each length, in turns: a machine that slows down for a while slows both. */
const CLOSINGS = 9;
const DAY_MS = 86_400_000;

/** Measures the median closing at both lengths and their ratio. */
export async function benchClosing(): Promise<Figure[]> {
  const shops = [await openShop(365), await openShop(5 * 365)] as const;
  const waits: [number[], number[]] = [[], []];
  try {
    for (let n = 0; n < CLOSINGS; n += 1) {
      waits[0].push(await shops[0].close());
      waits[1].push(await shops[1].close());
    }
  } finally {
    for (const shop of shops) await shop.end();
  }
  const [one, five] = [median(waits[0]), median(waits[1])];
  return [
    { name: 'Closing 5,000 documents, one year of history', value: `${one.toFixed(0)} ms` },
    { name: 'Closing 5,000 documents, five years of history', value: `${five.toFixed(0)} ms` },
    { name: 'Closing: five years ÷ one year', value: (five / one).toFixed(2) },
  ];
}

interface Shop {
  /** Fills a day and closes it; milliseconds of the closing. */
  close(): Promise<number>;
  end(): Promise<void>;
}

async function openShop(days: number): Promise<Shop> {
  const begin = new Date(Date.now() - (CLOSINGS + 1) * DAY_MS).toISOString().slice(0, 10);
  const server = await startTestServer({ tglSystem: begin });
  await seedMasters(server);
  await insertHistory(server.database.superUrl, days, PER_DAY);
  const owner = await server.as('OWNER');
  return {
    close: async () => {
      await insertDay(server.database.superUrl, DOCUMENTS);
      const start = performance.now();
      const closed = await owner.post('tutup-toko', { uang_fisik: [], abaikan_peringatan: true });
      if (closed.status !== 200) throw new Error(JSON.stringify(closed.body));
      return performance.now() - start;
    },
    end: () => server.close(),
  };
}
