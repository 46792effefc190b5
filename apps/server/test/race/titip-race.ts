/**
 * Races at one ready piece, at one that a titipan holds, and at one whose titipan was just taken:
 * hold, sell, take, add to the down payment, cancel, move, destroy, buy back, reserve for an order.
 */
import { addPiece, saleOf } from '../shop-fixture.ts';
import { buyBody } from './buy-race.ts';
import { playPairs, posted, prepared } from './pair.ts';
import type { Move, Race } from './pair.ts';
import { batalJual, cash, DP, held, PIECE_MOVES, PRICE } from './piece-move.ts';
import { RACE_HOLDER } from './shop.ts';
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

const RACE: Race<Target, State, Name> = {
  moves: MOVES,
  locks: {
    jual: ['code'],
    online: ['code'],
    titip: ['code'],
    pindah: ['code'],
    hancur: ['code'],
    batalJual: ['sale', 'no', 'code'],
    ambil: ['no', 'code'],
    tambahDp: ['no', 'code'],
    beli: ['code'],
    contoh: ['code'],
    batalTitip: ['no', 'code'],
  },
  target: makeTarget,
  pairs: {
    READY: [
      ['titip', 'titip', '201, 409 BARANG_TIDAK_READY'],
      ['titip', 'jual', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['titip', 'pindah', '201, 409 BARANG_TIDAK_READY', '201, 201'],
      ['titip', 'hancur', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['titip', 'contoh', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['titip', 'online', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['contoh', 'jual', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['contoh', 'online', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['contoh', 'pindah', '201, 409 BARANG_TIDAK_READY', '201, 201'],
      ['contoh', 'hancur', '201, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
    ],
    HELD: [
      ['ambil', 'ambil', '201, 409 DOKUMEN_STATUS'],
      ['ambil', 'batalTitip', '201, 409 DOKUMEN_STATUS', '409 DOKUMEN_SUDAH_BATAL, 200'],
      ['ambil', 'tambahDp', '201, 409 DOKUMEN_STATUS', '201, 200'],
      ['ambil', 'pindah', '201, 409 BARANG_TIDAK_READY', '201, 409 BARANG_TIDAK_READY'],
      ['ambil', 'beli', '201, 201', '201, 409 TUKAR_BUKAN_PENJUALAN'],
      ['batalTitip', 'batalTitip', '200, 409 DOKUMEN_SUDAH_BATAL'],
      ['batalTitip', 'tambahDp', '200, 409 DOKUMEN_SUDAH_BATAL', '422 OTORISASI_TIDAK_SAH, 200'],
      ['batalTitip', 'jual', '200, 201', '200, 409 BARANG_TIDAK_READY'],
      ['batalTitip', 'titip', '200, 201', '200, 409 BARANG_TIDAK_READY'],
      ['batalTitip', 'pindah', '200, 201', '200, 409 BARANG_TIDAK_READY'],
      ['batalTitip', 'contoh', '200, 201', '200, 409 BARANG_TIDAK_READY'],
      ['tambahDp', 'tambahDp', '200, 200'],
    ],
    TAKEN: [
      ['batalJual', 'batalJual', '200, 409 DOKUMEN_SUDAH_BATAL'],
      ['batalJual', 'ambil', '200, 201', '200, 409 DOKUMEN_STATUS'],
      ['batalJual', 'beli', '200, 409 TUKAR_BUKAN_PENJUALAN', '409 SUDAH_DIBELI_KEMBALI, 201'],
      ['batalJual', 'titip', '200, 409 BARANG_TIDAK_READY', '200, 409 BARANG_TIDAK_READY'],
      ['batalJual', 'tambahDp', '200, 200', '200, 409 DOKUMEN_STATUS'],
    ],
  },
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
    ...RACE_HOLDER,
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
