/**
 * The same submit more than once: double click, two tabs, and retries after an answer that was
 * lost on the way. Every submit has one effect and every retry the first answer.
 */
import { randomUUID } from 'node:crypto';
import { addPiece, saleOf } from '../shop-fixture.ts';
import type { Answer } from '../harness.ts';
import { postAndHangUp } from '../http-client.ts';
import { PAID } from './race.ts';
import { below, broken, cashIn, together } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** One key, several requests at once: all get the same document. */
export async function sameSubmit(shop: RaceShop, tabs: number, rounds: number): Promise<Outcome> {
  const faults: string[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const key = { 'idempotency-key': randomUUID() };
    const code = await addPiece(shop.kasir);
    const [path, body] =
      n % 2 === 0
        ? ['penjualan/simpan', saleOf([code], PAID)]
        : ['cash/simpan', cashIn(key['idempotency-key'])];
    const answers = await together(tabs, () => shop.kasir.post(path, body, key));
    const seen = new Set(answers.map((a) => `${a.status} ${a.raw.toString('utf8')}`));
    if (seen.size !== 1 || answers[0]?.status !== 201)
      faults.push(`round ${n}: ${[...seen].join(' | ')}`);
  }
  return { rounds, faults: [...faults, ...(await once(shop)), ...(await broken(shop))] };
}

/** Connections cut at random moments, then the same submit again until it is answered. */
export async function lostAnswers(shop: RaceShop, clients: number, cuts: number): Promise<Outcome> {
  const faults: string[] = [];
  const each = Math.ceil(cuts / clients);
  let lost = 0;
  await together(clients, async () => {
    for (let n = 0; n < each; n += 1) {
      const key = randomUUID();
      let answer: Answer | undefined;
      for (let ms = 1 + below(60); !answer; ms += 1 + below(200)) {
        const { url, tokens } = shop;
        answer = await postAndHangUp(url, tokens.KASIR, 'cash/simpan', cashIn(key), key, ms);
        if (!answer) lost += 1;
        if (ms > 30_000) break;
      }
      if (answer?.status !== 201) faults.push(`${key}: ${JSON.stringify(answer?.body)}`);
    }
  });
  const note = `${lost} answers lost`;
  return {
    rounds: each * clients,
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
