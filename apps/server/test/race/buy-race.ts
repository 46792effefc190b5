/**
 * Races at one piece that was sold, and at one that was bought back: buy-back, trade-in, cancelling
 * the sale or the buy-back, destroying the lot. A piece sold once is bought back once.
 */
import { addPiece, saleOf } from '../shop-fixture.ts';
import { lockOf } from './hold.ts';
import { firstGets, oneGets } from './last-one.ts';
import { playPairs, posted, prepared } from './pair.ts';
import type { Move, Race } from './pair.ts';
import { batalJual, cash, PAID, PIECE_MOVES, PRICE } from './piece-move.ts';
import { broken } from './shop.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** What the ring of PAID fetches without a condition, rounded down to the step. */
const WORTH = 4_560_500;

/** A piece with its sale and, where it was bought back already, that document. */
interface Target {
  readonly code: string;
  readonly sale: string;
  readonly buy: string;
  readonly lot: string;
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
  hancurBeli: (shop, { lot }) =>
    prepared(shop, 'hancurpembelian/simpan', {
      kode_gudang: 'RUSAK',
      kondisi: 'PATAH',
      keterangan: 'dilebur',
      no_lot: [lot],
    }),
} satisfies Record<string, Move<Target>>;
type Name = keyof typeof MOVES;
type State = 'SOLD' | 'BOUGHT';

const RACE: Race<Target, State, Name> = {
  moves: MOVES,
  locks: {
    jual: ['code'],
    pindah: ['code'],
    batalJual: ['sale', 'code'],
    beli: ['code'],
    tukar: ['code'],
    batalBeli: ['buy', 'code', 'lot'],
    hancurBeli: ['lot'],
  },
  target: makeTarget,
  pairs: {
    SOLD: [
      ['beli', 'beli', '201, 409 SUDAH_DIBELI_KEMBALI'],
      ['beli', 'tukar', '201, 409 SUDAH_DIBELI_KEMBALI', '409 SUDAH_DIBELI_KEMBALI, 201'],
      ['tukar', 'tukar', '201, 409 SUDAH_DIBELI_KEMBALI'],
      ['beli', 'batalJual', '201, 409 SUDAH_DIBELI_KEMBALI', '409 TUKAR_BUKAN_PENJUALAN, 200'],
      ['tukar', 'batalJual', '201, 409 SUDAH_DIBELI_KEMBALI', '409 TUKAR_BUKAN_PENJUALAN, 200'],
      ['beli', 'jual', '201, 409 BARANG_TIDAK_READY', '201, 409 BARANG_TIDAK_READY'],
      ['beli', 'pindah', '201, 409 BARANG_TIDAK_READY', '201, 409 BARANG_TIDAK_READY'],
    ],
    BOUGHT: [
      ['batalBeli', 'batalBeli', '200, 409 DOKUMEN_SUDAH_BATAL'],
      ['batalBeli', 'hancurBeli', '200, 409 LOT_TIDAK_ADA', '409 DOKUMEN_TIDAK_BISA_BATAL, 201'],
      ['hancurBeli', 'hancurBeli', '201, 409 LOT_TIDAK_ADA'],
      ['batalBeli', 'beli', '200, 201', '200, 409 SUDAH_DIBELI_KEMBALI'],
      ['batalBeli', 'tukar', '200, 201', '200, 409 SUDAH_DIBELI_KEMBALI'],
      ['hancurBeli', 'jual', '201, 409 BARANG_TIDAK_READY', '201, 409 BARANG_TIDAK_READY'],
      ['batalBeli', 'pindah', '200, 409 BARANG_TIDAK_READY', '200, 409 BARANG_TIDAK_READY'],
    ],
  },
};

/** Every pair, `rounds` times each: one winner, nothing half done. */
export function buyPairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  return playPairs(shop, RACE, rounds);
}

async function makeTarget(shop: RaceShop, state: State): Promise<Target> {
  const code = await addPiece(shop.kasir);
  const sold = await shop.kasir.post('penjualan/simpan', saleOf([code], PAID));
  const sale = sold.body.data.no_faktur_group as string;
  if (state === 'SOLD') return { code, sale, buy: '', lot: '' };
  const answer = await shop.kasir.post('pembelian/simpan', buyBody(code));
  if (answer.status !== 201) throw new Error(`buy-back: ${JSON.stringify(answer.body)}`);
  const buy = answer.body.data.no_faktur_group as string;
  return { code, sale, buy, lot: `${buy}-1` };
}

/** Many clients buy one sold piece back: one does; twice in line, where the first does. */
export async function oneBuyBack(
  shop: RaceShop,
  clients: number,
  rounds: number,
): Promise<Outcome> {
  const faults: string[] = [];
  for (let n = -2; n < rounds; n += 1) {
    const { code } = await makeTarget(shop, 'SOLD');
    const calls = Array.from({ length: clients }, (_, c) => () => {
      const buyer = (n + c) % 2 === 0 ? shop.kasir : shop.spv;
      return buyer.post('pembelian/simpan', buyBody(code));
    });
    const verdict = { won: '201', lost: '409 SUDAH_DIBELI_KEMBALI' };
    if (n < 0) await firstGets(shop, lockOf('barang.kode_barcode', code), calls, verdict, faults);
    else await oneGets(calls, verdict, faults);
  }
  return { rounds: rounds + 2, faults: [...faults, ...(await broken(shop))] };
}
