/**
 * Races at one ready piece, at one that a titipan holds, and at one whose titipan was just taken:
 * hold, sell, take, add to the down payment, cancel, move, destroy, buy back, reserve for an order.
 */
import { addPiece, saleOf } from '../shop-fixture.ts';
import { buyBody } from './buy-race.ts';
import { playPairs, posted, prepared } from './pair.ts';
import type { Move, Race } from './pair.ts';
import { batalJual, cash, DP, held, PIECE_MOVES, PRICE } from './piece-move.ts';
import type { Outcome, RaceShop } from './shop.ts';

/** A piece with the titipan that holds it and the sale that took it, where there are any. */
interface Target {
  readonly code: string;
  readonly no: string;
  readonly sale: string;
}

const MOVES = {
  ...PIECE_MOVES,
  batalJual,
  ambil: async (shop, { code, no }) => posted(shop, 'penjualan/simpan', taken(code, no)),
  tambahDp: async (shop, { no }) =>
    posted(shop, 'titip/tambah-dp', { no_faktur_group: no, pembayaran: [cash(1000)] }),
  beli: async (shop, { code }) => posted(shop, 'pembelian/simpan', buyBody(code)),
  contoh: async (shop, { code }) => posted(shop, 'pesanan/simpan', orderWith(code)),
  batalTitip: (shop, { no }) =>
    prepared(shop, 'titip/batal', {
      no_faktur_group: no,
      alasan: 'tidak jadi',
      kembali: { jenis: 'CASH' },
    }),
} satisfies Record<string, Move<Target>>;
type Name = keyof typeof MOVES;
type State = 'READY' | 'HELD' | 'TAKEN';

const SOON = '400 (PINDAH_KE_BAKI_SAMA|DP_LEBIH|BAYAR_\\w+)';
const STALE = '422 OTORISASI_(TIDAK_SAH|KADALUARSA|DIPERLUKAN)';
/** What a loser of such a race may be told. */
export const FINE = new RegExp(`^(2\\d\\d|409 \\w+|${SOON}|${STALE})$`);
const TOGETHER: readonly Name[] = ['pindah', 'tambahDp', 'batalTitip', 'batalJual', 'beli'];

const RACE: Race<Target, State, Name> = {
  moves: MOVES,
  target: makeTarget,
  pairs: {
    READY: [
      ['titip', 'titip'],
      ['titip', 'jual'],
      ['titip', 'pindah'],
      ['titip', 'hancur'],
      ['titip', 'contoh'],
      ['titip', 'online'],
      ['contoh', 'jual'],
      ['contoh', 'online'],
      ['contoh', 'pindah'],
      ['contoh', 'hancur'],
    ],
    HELD: [
      ['ambil', 'ambil'],
      ['ambil', 'batalTitip'],
      ['ambil', 'tambahDp'],
      ['ambil', 'pindah'],
      ['ambil', 'beli'],
      ['batalTitip', 'batalTitip'],
      ['batalTitip', 'tambahDp'],
      ['batalTitip', 'jual'],
      ['batalTitip', 'titip'],
      ['batalTitip', 'pindah'],
      ['batalTitip', 'contoh'],
      ['tambahDp', 'tambahDp'],
    ],
    TAKEN: [
      ['batalJual', 'batalJual'],
      ['batalJual', 'ambil'],
      ['batalJual', 'beli'],
      ['batalJual', 'titip'],
      ['batalJual', 'tambahDp'],
    ],
  },
  bothMay: (a, b) => TOGETHER.includes(a) || TOGETHER.includes(b),
  fine: FINE,
};

/** Every pair, `rounds` times each: one winner, nothing half done. */
export function titipPairs(shop: RaceShop, rounds: number): Promise<Outcome> {
  return playPairs(shop, RACE, rounds);
}

async function makeTarget(shop: RaceShop, state: State): Promise<Target> {
  const code = await addPiece(shop.kasir);
  if (state === 'READY') return { code, no: '', sale: '' };
  const no = (await made(shop, held(code)))['no_titip_group'] ?? '';
  if (state === 'HELD') return { code, no, sale: '' };
  return { code, no, sale: (await made(shop, taken(code, no)))['no_faktur_group'] ?? '' };
}

function taken(code: string, no: string): object {
  return saleOf([code], [cash(PRICE - DP)], { no_titip_group: no });
}

/** Body of an order of one ring with the piece as its sample. */
function orderWith(kode_barcode: string): object {
  return {
    kode_sales: 'S1',
    nama_customer: 'IBU SITI',
    detail_barang: [
      {
        nama_barang: 'CINCIN',
        kode_group: 'MT',
        kode_jenis: 'CINCIN',
        kadar: 75,
        berat: 3,
        harga_gram: 1_320_000,
        ongkos: 0,
        tipe_ongkos: 'TOTAL',
      },
    ],
    contoh: [{ milik: 'TOKO', kode_barcode }],
    pembayaran: [],
  };
}

async function made(shop: RaceShop, body: object): Promise<Readonly<Record<string, string>>> {
  const answer = await shop.kasir.post('penjualan/simpan', body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as Readonly<Record<string, string>>;
}
