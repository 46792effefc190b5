/**
 * Races at one piece that was sold, and at one that was bought back: buy-back, trade-in, cancelling
 * the sale or the buy-back, destroying the lot. A piece sold once is bought back once.
 */
import { addPiece, saleOf } from '../shop-fixture.ts';
import { playPairs, posted, prepared } from './pair.ts';
import type { Move, Race } from './pair.ts';
import { batalJual, cash, PAID, PIECE_MOVES, PRICE } from './piece-move.ts';
import { broken, tally, together } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** What the ring of PAID fetches without a condition, rounded down to the step. */
const WORTH = 4_560_500;

/** A piece with its sale and, where it was bought back already, that document. */
interface Target {
  readonly code: string;
  readonly sale: string;
  readonly buy: string;
}

/** Body of buying a plain ring back. */
export function buyBody(code: string): object {
  return {
    kode_sales: 'S1',
    nama_customer: 'IBU AISYAH',
    detail_barang: [{ kode_barcode: code }],
    pembayaran: [cash(WORTH)],
  };
}

const MOVES = {
  jual: PIECE_MOVES.jual,
  pindah: PIECE_MOVES.pindah,
  batalJual,
  beli: async (shop, { code }) => posted(shop, 'pembelian/simpan', buyBody(code)),
  tukar: async (shop, { code }) => {
    const fresh = await addPiece(shop.kasir);
    const trade = { jenis: 'TUKAR', detail_barang: [{ kode_barcode: code }] };
    return posted(shop, 'penjualan/simpan', saleOf([fresh], [trade, cash(PRICE - WORTH)]));
  },
  batalBeli: (shop, { buy }) =>
    prepared(shop, 'pembelian/batal', { no_faktur_group: buy, alasan: 'salah timbang' }),
  hancurBeli: (shop, { buy }) =>
    prepared(shop, 'hancurpembelian/simpan', {
      kode_gudang: 'RUSAK',
      kondisi: 'PATAH',
      keterangan: 'dilebur',
      no_lot: [`${buy}-1`],
    }),
} satisfies Record<string, Move<Target>>;
type Name = keyof typeof MOVES;
type State = 'SOLD' | 'BOUGHT';

/** Cancelled first and taken again: both happened, one after the other. */
const IN_ORDER: readonly Name[] = ['batalBeli', 'batalJual'];

const RACE: Race<Target, State, Name> = {
  moves: MOVES,
  target: makeTarget,
  pairs: {
    SOLD: [
      ['beli', 'beli'],
      ['beli', 'tukar'],
      ['tukar', 'tukar'],
      ['beli', 'batalJual'],
      ['tukar', 'batalJual'],
      ['beli', 'jual'],
      ['beli', 'pindah'],
    ],
    BOUGHT: [
      ['batalBeli', 'batalBeli'],
      ['batalBeli', 'hancurBeli'],
      ['hancurBeli', 'hancurBeli'],
      ['batalBeli', 'beli'],
      ['batalBeli', 'tukar'],
      ['hancurBeli', 'jual'],
      ['batalBeli', 'pindah'],
    ],
  },
  bothMay: (a, b) => IN_ORDER.includes(a) || IN_ORDER.includes(b),
  fine: /^(2\d\d|409 \w+|422 OTORISASI_(TIDAK_SAH|KADALUARSA|DIPERLUKAN))$/,
};

/** Every pair, `rounds` times each: one winner, nothing half done. */
export function buyPairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  return playPairs(shop, RACE, rounds);
}

async function makeTarget(shop: RaceShop, state: State): Promise<Target> {
  const code = await addPiece(shop.kasir);
  const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
  const sale = sold.body.data.no_faktur_group as string;
  if (state === 'SOLD') return { code, sale, buy: '' };
  const answer = await shop.kasir.post('pembelian/simpan', buyBody(code));
  if (answer.status !== 201) throw new Error(`buy-back: ${JSON.stringify(answer.body)}`);
  return { code, sale, buy: answer.body.data.no_faktur_group as string };
}

/** Many clients buy one sold piece back at once: one does. */
export async function oneBuyBack(
  shop: RaceShop,
  clients: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  const others = Array.from({ length: clients - 1 }, () => '409 SUDAH_DIBELI_KEMBALI').join(', ');
  for (let n = 0; n < rounds; n += 1) {
    const { code } = await makeTarget(shop, 'SOLD');
    const answers = await together(clients, () =>
      shop.kasir.post('pembelian/simpan', buyBody(code)),
    );
    if (tally(answers) !== `201, ${others}`) faults.push(`round ${n}: ${tally(answers)}`);
  }
  return { rounds, faults: [...faults, ...(await broken(shop))] };
}
