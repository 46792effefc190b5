/**
 * The last coupon wanted by several sales at once, while the sale that holds one is cancelled: as
 * many get one as there are, and what is given back can be used again.
 */
import type { Answer } from '../harness.ts';
import { addPiece, approved, saleOf } from '../shop-fixture.ts';
import { inLine, lockOf } from './hold.ts';
import { firstGets, oneGets, salesOfEach } from './last-one.ts';
import { prepared, saidBy } from './pair.ts';
import type { Call } from './pair.ts';
import { cash, PRICE } from './piece-move.ts';
import { addCoupon, broken } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

const OFF = 100_000;

const VERDICT = { won: '201', lost: '409 KUPON_HABIS' };

/**
 * `rounds` coupons of quota one, each wanted by `clients` sales of different pieces at once; and
 * one that they want in line.
 */
export async function lastCoupon(
  shop: RaceShop,
  clients: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  const stamp = Date.now().toString(36).toUpperCase();
  for (let round = -1; round < rounds && faults.length === 0; round += 1) {
    const kode_kupon = `L${stamp}${round + 1}`;
    await addCoupon(shop.server, { kode_kupon, tipe_kupon: 'RP', nilai: OFF, kuota: 1 });
    const calls = await salesOfEach(shop, clients, (code) => sell(shop, kode_kupon, code));
    const row = lockOf('kupon.kode_kupon', kode_kupon);
    const won =
      round < 0
        ? await firstGets(shop, row, calls, VERDICT, faults)
        : await oneGets(calls, VERDICT, faults);
    if (!won || faults.length > 0) break;
    if (round < 0) await givenBack(shop, kode_kupon, won, faults);
    else await wantedAndCancelled(shop, kode_kupon, won, faults);
  }
  faults.push(...(await broken(shop)));
  return { rounds: rounds + 1, faults };
}

/** Cancelled while another wants it: before it is given back he is refused, after it he wins. */
async function wantedAndCancelled(
  shop: RaceShop,
  kode_kupon: string,
  { body }: Answer,
  faults: string[],
): Promise<void> {
  const cancelled = { no_faktur_group: body.data.no_faktur_group, alasan: 'tidak jadi' };
  const [given, other] = await Promise.all([
    approved(shop.kasir, 'penjualan/batal', cancelled),
    sell(shop, kode_kupon),
  ]);
  if (given.status !== 200) faults.push(`cancel: ${JSON.stringify(given.body)}`);
  if (!Object.values(VERDICT).includes(saidBy([other]))) faults.push(`sale: ${saidBy([other])}`);
}

/**
 * The same in each order: a cancellation under way gives nothing back yet, and one that ended while
 * the sale waited for the coupon has given it back.
 */
async function givenBack(
  shop: RaceShop,
  kode_kupon: string,
  won: Answer,
  faults: string[],
): Promise<void> {
  const { superUrl } = shop.server.database;
  const cancel = ({ body }: Answer): Promise<Call> =>
    prepared(shop, 'penjualan/batal', {
      no_faktur_group: body.data.no_faktur_group,
      alasan: 'tidak jadi',
    });
  const piece = String(won.body.data.detail[0].kode_barcode);
  const early: Answer[] = [];
  const first = await inLine(
    superUrl,
    lockOf('barang.kode_barcode', piece),
    [await cancel(won)],
    async () => void early.push(await sell(shop, kode_kupon)),
  );
  const next = await sell(shop, kode_kupon);
  const undo = await cancel(next);
  const second: Answer[] = [];
  const late = await inLine(
    superUrl,
    lockOf('kupon.kode_kupon', kode_kupon),
    [() => sell(shop, kode_kupon)],
    async () => void second.push(await undo()),
  );
  const heard = saidBy([...early, ...first, next, ...second, ...late]);
  if (heard !== '409 KUPON_HABIS, 200, 201, 200, 201') faults.push(`given back: ${heard}`);
}

async function sell(shop: RaceShop, kode_kupon: string, piece?: string): Promise<Answer> {
  const code = piece ?? (await addPiece(shop.kasir));
  const payments = [{ jenis: 'KUPON', kode_kupon }, cash(PRICE - OFF)];
  return shop.kasir.post('penjualan/simpan', saleOf([code], payments));
}
