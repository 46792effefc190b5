/**
 * The last coupon wanted by several sales at once, while the sale that holds one is cancelled: as
 * many get one as there are, and what is given back can be used again.
 */
import type { Answer } from '../harness.ts';
import { addPiece, approved, saleOf } from '../shop-fixture.ts';
import { cash, PRICE } from './piece-move.ts';
import { oneGets } from './last-one.ts';
import { addCoupon, broken } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

const OFF = 100_000;

/** `rounds` coupons of quota one, each wanted by `clients` sales of different pieces at once. */
export async function lastCoupon(
  shop: RaceShop,
  clients: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  const stamp = Date.now().toString(36).toUpperCase();
  for (let round = 0; round < rounds && faults.length === 0; round += 1) {
    const kode_kupon = `L${stamp}${round}`;
    await addCoupon(shop.server, { kode_kupon, tipe_kupon: 'RP', nilai: OFF, kuota: 1 });
    const sold = (code: string): Promise<Answer> => sell(shop, kode_kupon, code);
    const won = await oneGets(shop, clients, sold, 'KUPON_HABIS', faults);
    if (!won) break;
    const cancelled = { no_faktur_group: won.body.data.no_faktur_group, alasan: 'tidak jadi' };
    // Cancelled while others want it: before it is given back they are refused, after it one wins.
    const [given] = await Promise.all([
      approved(shop.kasir, 'penjualan/batal', cancelled),
      sell(shop, kode_kupon),
    ]);
    if (given.status !== 200) faults.push(`cancel: ${JSON.stringify(given.body)}`);
  }
  faults.push(...(await broken(shop)));
  return { rounds, faults };
}

async function sell(shop: RaceShop, kode_kupon: string, piece?: string): Promise<Answer> {
  const code = piece ?? (await addPiece(shop.kasir));
  const payments = [{ jenis: 'KUPON', kode_kupon }, cash(PRICE - OFF)];
  return shop.kasir.post('penjualan/simpan', saleOf([code], payments));
}
