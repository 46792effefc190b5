/** Titipan for API tests: new pieces held on a down payment, and the next business day. */
import { sql } from 'kysely';
import type { Answer } from './harness.ts';
import type { Shop } from './open-shop.ts';
import { countedTill } from './race/race.ts';
import { addPiece, cash, saleOf } from './shop-fixture.ts';

/** What a plain ring costs. */
export const TOTAL = 4_711_000;

export interface Held {
  readonly codes: string[];
  readonly no: string;
  readonly answer: Answer;
}

/** Holds new pieces on a down payment. */
export async function hold(
  { kasir }: Pick<Shop, 'kasir'>,
  dp: readonly object[] = [cash(1_000_000)],
  pieces = 1,
): Promise<Held> {
  const codes: string[] = [];
  for (let n = 0; n < pieces; n += 1) codes.push(await addPiece(kasir));
  const answer = await kasir.post('penjualan/simpan', saleOf(codes, dp, { bayar_dp: true }));
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return { codes, no: String(answer.body.data.no_titip_group), answer };
}

/** Body of titip/batal with the money back in cash. */
export function cancelBody(no: string, change: object = {}): object {
  return {
    no_faktur_group: no,
    alasan: 'pelanggan batal',
    kembali: { jenis: 'CASH' },
    ...change,
  };
}

/** What was made so far was made on earlier days of the calendar, as the limits of a day see it. */
export async function forgetToday({ exec }: Pick<Shop, 'exec'>): Promise<void> {
  await exec(sql`update toko set hari_sejak = clock_timestamp()`);
}

/** Closes the day, and ends the calendar's; answers the new one. */
export async function nextDay(shop: Shop): Promise<string> {
  const { owner } = shop;
  const closed = await owner.post('tutup-toko', await countedTill({ owner }));
  if (closed.status !== 200) throw new Error(JSON.stringify(closed.body));
  await forgetToday(shop);
  const { tgl } = await shop.one(
    sql<{ tgl: string }>`select tgl_system::text tgl from toko where kode_toko = 'JKT1'`,
  );
  return tgl;
}
