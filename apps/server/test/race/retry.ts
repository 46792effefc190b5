/**
 * The same submit more than once: double click, two tabs, and retries after an answer that was
 * lost on the way. Every submit has one effect and every retry the first answer.
 */
import { randomUUID } from 'node:crypto';
import { addPiece, saleOf } from '../shop-fixture.ts';
import type { Answer } from '../harness.ts';
import { postAndHangUp } from '../http-client.ts';
import { inLine, lockOf } from './hold.ts';
import { PAID } from './piece-move.ts';
import { below, broken, cashIn, together } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

const PATIENCE_MS = 30_000;

/**
 * One key, several requests at once: all get the same document. In the first two rounds the first
 * is kept from ending until all others wait for its answer.
 */
export async function sameSubmit(shop: RaceShop, tabs: number, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const key = { 'idempotency-key': randomUUID() };
    const code = await addPiece(shop.kasir);
    const [path, body, row] =
      n % 2 === 0
        ? ['penjualan/simpan', saleOf([code], PAID), lockOf('barang.kode_barcode', code)]
        : ['cash/simpan', cashIn(key['idempotency-key']), lockOf('saldo_kas.akun', 'CASH')];
    const calls = Array.from({ length: tabs }, () => () => shop.kasir.post(path, body, key));
    const answers = await (n < 2
      ? inLine(shop.server.database.superUrl, row, calls)
      : Promise.all(calls.map((call) => call())));
    const seen = new Set(answers.map((a) => `${a.status} ${a.raw.toString('utf8')}`));
    if (seen.size !== 1 || answers[0]?.status !== 201)
      faults.push(`round ${n}: ${[...seen].join(' | ')}`);
  }
  return { rounds, faults: [...faults, ...(await once(shop)), ...(await broken(shop))] };
}

/**
 * Connections cut at random moments until `cuts` answers were lost, each submit sent again, with
 * more patience every time, until it is answered.
 */
export async function lostAnswers(shop: RaceShop, clients: number, cuts: number): Promise<Outcome> {
  const faults: string[] = [];
  const { url, tokens } = shop;
  let lost = 0;
  let submits = 0;
  await together(clients, async () => {
    while (lost < cuts) {
      const key = randomUUID();
      submits += 1;
      let answer: Answer | undefined;
      for (let ms = 1 + below(60); !answer && ms < PATIENCE_MS; ms = Math.ceil(ms * 1.5)) {
        answer = await postAndHangUp(url, tokens.KASIR, 'cash/simpan', cashIn(key), key, ms);
        if (!answer) lost += 1;
      }
      if (answer?.status !== 201) faults.push(`${key}: ${JSON.stringify(answer?.body)}`);
    }
  });
  const { rows } = await shop.root.query<{ n: number }>(
    `select count(*)::int as n from dokumen where keterangan ~ '^[0-9a-f]{8}-'`,
  );
  if ((rows[0]?.n ?? 0) < submits) faults.push(`${rows[0]?.n} documents of ${submits} submits`);
  const note = `${submits} submits`;
  return {
    rounds: lost,
    faults: [...faults, ...(await once(shop)), ...(await broken(shop))],
    note,
  };
}

/** Documents whose marker (a UUID as text) is there more than once. */
async function once(shop: RaceShop): Promise<string[]> {
  const { rows } = await shop.root.query<{ keterangan: string }>(
    `select keterangan from dokumen where keterangan ~ '^[0-9a-f]{8}-' group by keterangan
     having count(*) > 1`,
  );
  return rows.map((r) => `twice: ${r.keterangan}`);
}
