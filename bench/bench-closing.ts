/**
 * Closing a day of 5,000 documents behind one and behind five years of a hundred documents a day.
 */
import { openShop } from '../apps/server/test/open-shop.ts';
import { insertDay, insertHistory } from './history.ts';
import { median, perTurn, ratio } from './report.ts';
import type { Figure } from './report.ts';
import { turns } from './turns.ts';

const DOCUMENTS = 5_000;
const PER_DAY = 100;
/** What read the whole history showed 1.58. */
const FLAT = { most: 1.3 };
const DAY_MS = 86_400_000;

/** Measures the closing at both lengths, in turns: a machine that slows down slows both. */
export async function benchClosing(): Promise<Figure[]> {
  const count = turns(9);
  const shops: Shop[] = [];
  const one: number[] = [];
  const five: number[] = [];
  try {
    for (const years of [1, 5]) shops.push(await shopWithHistory(years * 365, count));
    for (let n = 0; n < count; n += 1) {
      one.push((await shops[0]?.close()) ?? 0);
      five.push((await shops[1]?.close()) ?? 0);
    }
  } finally {
    for (const shop of shops) await shop.end();
  }
  return [
    { name: 'Closing 5,000 documents, one year of history', value: `${median(one).toFixed(0)} ms` },
    { name: 'Closing 5,000 documents, five years', value: `${median(five).toFixed(0)} ms` },
    ratio('Closing: five years ÷ one year', perTurn(five, one), FLAT),
  ];
}

interface Shop {
  /** Fills a day and closes it; milliseconds of the closing. */
  close(): Promise<number>;
  end(): Promise<void>;
}

async function shopWithHistory(days: number, closings: number): Promise<Shop> {
  const begin = new Date(Date.now() - (closings + 1) * DAY_MS).toISOString().slice(0, 10);
  const { server } = await openShop({ day: begin });
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
