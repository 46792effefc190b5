/** A write that needs an approval, for tests of the ways to give one: cash out over the limit. */
import { randomUUID } from 'node:crypto';
import type { Answer, TestClient } from './harness.ts';

export interface AskedCase {
  readonly subjek: string;
  readonly body: object;
  /** Sends the write again with an approval. */
  readonly use: (_id: string, change?: object) => Promise<Answer>;
}

/** Puts money into the till, so that the cash out never fails for want of it. */
export async function fillTill(client: TestClient): Promise<void> {
  const body = { jenis_kas: 'KAS', kode_transaksi: 'MODAL', arah: 'IN', keterangan: 'modal' };
  const answer = await client.post('cash/simpan', { ...body, jumlah_rp: 900_000_000 });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
}

/** Asks for a cash out that is refused for want of an approval; `same` repeats an earlier one. */
export async function askCashOut(client: TestClient, same?: object): Promise<AskedCase> {
  const body = same ?? {
    jenis_kas: 'KAS',
    kode_transaksi: 'LISTRIK',
    arah: 'OUT',
    jumlah_rp: 1_500_000,
    keterangan: `listrik ${randomUUID().slice(0, 8)}`,
  };
  const refused = await client.post('cash/simpan', body);
  if (refused.status !== 422) throw new Error(JSON.stringify(refused.body));
  return {
    subjek: String(refused.body.subjek),
    body,
    use: (_id, change = {}) =>
      client.post('cash/simpan', { ...body, ...change, detail_authorization: [{ _id }] }),
  };
}
