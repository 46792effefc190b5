/**
 * Races at one piece that an order reserves, at a made order, and at one that was just taken:
 * reserve, sell, hold, move, destroy, make, take, add to the down payment, cancel, give samples
 * back.
 */
import { make, order } from '../order-case.ts';
import { addPiece, saleOf } from '../shop-fixture.ts';
import { playPairs, posted, prepared } from './pair.ts';
import type { Call, Move, Race } from './pair.ts';
import { batalJual, cash, PIECE_MOVES } from './piece-move.ts';
import type { Outcome, RaceShop } from './shop.ts';
import { FINE } from './titip-race.ts';

/** A ready piece with an order that may reserve it, or a made order with the sale that took it. */
interface Target {
  readonly code: string;
  readonly no: string;
  readonly sale: string;
}

const MOVES = {
  ...PIECE_MOVES,
  batalJual,
  reserve: async (shop, { code, no }) => reserved(shop, code, no),
  /** The same piece for another order. */
  lain: async (shop, { code }) => reserved(shop, code, await order(shop.kasir)),
  buat:
    async (shop, { no }) =>
    () =>
      make(shop.kasir, no),
  tambahDp: async (shop, { no }) =>
    posted(shop, 'pesanan/tambah-dp', { no_faktur_group: no, pembayaran: [cash(1000)] }),
  contoh: async (shop, { no }) =>
    posted(shop, 'pesanan/ambil-barang-contoh', {
      no_faktur_group: no,
      baris: [2],
      penerima: 'IBU SITI',
    }),
  ambil: async (shop, { code, no }) => posted(shop, 'penjualan/simpan', taken(code, no)),
  batal: (shop, { no }) =>
    prepared(shop, 'pesanan/batal', { no_faktur_group: no, alasan: 'tidak jadi' }),
} satisfies Record<string, Move<Target>>;
type Name = keyof typeof MOVES;
type State = 'READY' | 'MADE' | 'TAKEN';

const TOGETHER: readonly Name[] = ['pindah', 'tambahDp', 'contoh', 'batal', 'batalJual', 'jual'];

const RACE: Race<Target, State, Name> = {
  moves: MOVES,
  target: makeTarget,
  pairs: {
    READY: [
      ['reserve', 'reserve'],
      ['reserve', 'lain'],
      ['reserve', 'jual'],
      ['reserve', 'titip'],
      ['reserve', 'pindah'],
      ['reserve', 'hancur'],
      ['reserve', 'buat'],
      ['reserve', 'batal'],
      ['buat', 'buat'],
      ['contoh', 'contoh'],
      ['contoh', 'batal'],
    ],
    MADE: [
      ['ambil', 'ambil'],
      ['ambil', 'batal'],
      ['ambil', 'tambahDp'],
      ['ambil', 'contoh'],
      ['ambil', 'pindah'],
      ['batal', 'batal'],
      ['batal', 'tambahDp'],
      ['batal', 'jual'],
    ],
    TAKEN: [
      ['batalJual', 'batalJual'],
      ['batalJual', 'ambil'],
      ['batalJual', 'contoh'],
      ['batalJual', 'tambahDp'],
    ],
  },
  bothMay: (a, b) => TOGETHER.includes(a) || TOGETHER.includes(b),
  fine: FINE,
};

/** Every pair, `rounds` times each: one winner, nothing half done. */
export function orderPairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  return playPairs(shop, RACE, rounds);
}

async function makeTarget(shop: RaceShop, state: State): Promise<Target> {
  const contoh = [{ milik: 'CUSTOMER', nama_barang: 'CINCIN LAMA', berat: 2 }];
  const no = await order(shop.kasir, { contoh });
  if (state === 'READY') return { code: await addPiece(shop.kasir), no, sale: '' };
  const made = await make(shop.kasir, no);
  const code = made.body.data.detail[0].kode_barcode as string;
  if (state === 'MADE') return { code, no, sale: '' };
  const sold = await shop.kasir.post('penjualan/simpan', taken(code, no));
  return { code, no, sale: sold.body.data.no_faktur_group as string };
}

/** 5,12 g × 1.320.000 + 250.000, rounded up, less the down payment; change where more was paid. */
function taken(code: string, no: string): object {
  return saleOf([code], [{ jenis: 'PESANAN', no_pesanan: no }, cash(5_008_500)], {
    no_pesanan: no,
  });
}

function reserved(shop: RaceShop, kode_barcode: string, no: string): Call {
  const dari_stok = [{ baris: 1, kode_barcode }];
  return posted(shop, 'pesanan/barang-jadi', { no_faktur_group: no, dari_stok });
}
