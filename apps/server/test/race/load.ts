/**
 * Clients that keep posting while something breaks: each submit carries a marker and its own
 * idempotency key, what was not answered is sent again afterwards, and in the end every marker
 * must stand in the books exactly once.
 */
import { randomUUID } from 'node:crypto';
import { httpClient } from '../http-client.ts';
import { CINCIN, saleOf } from '../shop-fixture.ts';
import type { Answer } from '../harness.ts';
import { PAID } from './piece-move.ts';
import { broken, cashIn, together } from './shop.ts';
import type { RaceShop } from './shop.ts';

const CLIENTS = 8;
/** A killed server starts again within it, however busy the machine is. */
const PATIENCE_MS = 300_000;
const PAUSE_MS = 100;

export interface LoadResult {
  readonly faults: string[];
  /** Submits answered with success before the fault and after it. */
  readonly answered: number;
  /** Submits whose answer was lost, or that were told to come back. */
  readonly disturbed: number;
}

/** Posts from several clients, breaks something with `disturb`, and settles every submit. */
export async function underLoad(
  shop: RaceShop,
  url: string,
  disturb: () => Promise<void>,
): Promise<LoadResult> {
  const kasir = httpClient(url, shop.tokens.KASIR);
  const spv = httpClient(url, shop.tokens.SPV);
  const submitted: string[] = [];
  const faults: string[] = [];
  let disturbed = 0;
  let running = true;

  /** Sends until a success or a plain refusal; lost answers and 503 are retried with the key. */
  async function submit(path: string, body: object, by = kasir): Promise<Answer | undefined> {
    const headers = { 'idempotency-key': randomUUID() };
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      const answer = await by.post(path, body, headers).catch(() => undefined);
      if (answer?.status === 201) return answer;
      disturbed += 1;
      if (answer && answer.status !== 503) {
        faults.push(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
        return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    faults.push(`${path}: no answer for ${PATIENCE_MS / 1000} s`);
    return undefined;
  }

  const work = together(CLIENTS, async () => {
    while (running) {
      const marker = randomUUID();
      submitted.push(marker);
      if (!(await submit('cash/simpan', cashIn(marker)))) return;
      const piece = await submit('barang/simpan', { ...CINCIN, kode_intern: marker }, spv);
      if (!piece) return;
      const sale = saleOf([piece.body.data.kode_barcode], PAID, { keterangan_jual: marker });
      if (!(await submit('penjualan/simpan', sale))) return;
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300));
  await disturb();
  running = false;
  await work;
  faults.push(...(await unsettled(shop, submitted)));
  return { faults, answered: submitted.length * 3, disturbed };
}

/** Markers that are not in the books exactly once as cash, as piece and as sale. */
async function unsettled(shop: RaceShop, markers: readonly string[]): Promise<string[]> {
  const { rows } = await shop.root.query<{ marker: string; kas: number; jual: number; n: number }>(
    `select m as marker,
       (select count(*)::int from dokumen where keterangan = m and kind = 'uang-kas') as kas,
       (select count(*)::int from dokumen where keterangan = m and kind = 'penjualan') as jual,
       (select count(*)::int from barang where kode_intern = m and status = 'TERJUAL') as n
     from unnest($1::text[]) m`,
    [markers],
  );
  const wrong = rows.filter((r) => r.kas !== 1 || r.jual !== 1 || r.n !== 1);
  return [
    ...wrong.map((r) => `${r.marker}: ${r.kas} cash, ${r.jual} sales, ${r.n} pieces`),
    ...(await broken(shop)),
  ];
}
