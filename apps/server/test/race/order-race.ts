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

const RACE: Race<Target, State, Name> = {
  moves: MOVES,
  locks: {
    jual: ['code'],
    online: ['code'],
    titip: ['code'],
    pindah: ['code'],
    hancur: ['code'],
    batalJual: ['sale', 'no', 'code'],
    reserve: ['no', 'code'],
    lain: ['code'],
    buat: ['no'],
    tambahDp: ['no'],
    contoh: ['no'],
    ambil: ['no', 'code'],
    batal: ['no', 'code'],
  },
  target: makeTarget,
  pairs: {
    READY: [
      ['reserve', 'reserve', '200, 409 DOKUMEN_STATUS'],
      ['reserve', 'lain', '200, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 200'],
      ['reserve', 'jual', '200, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['reserve', 'titip', '200, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['reserve', 'pindah', '200, 409 BARANG_TIDAK_READY', '200, 201'],
      ['reserve', 'hancur', '200, 409 BARANG_TIDAK_READY', '409 BARANG_TIDAK_READY, 201'],
      ['reserve', 'buat', '200, 409 DOKUMEN_STATUS', '409 DOKUMEN_STATUS, 200'],
      ['reserve', 'batal', '200, 200', '409 DOKUMEN_SUDAH_BATAL, 200'],
      ['buat', 'buat', '200, 409 DOKUMEN_STATUS'],
      ['contoh', 'contoh', '200, 409 CONTOH_SUDAH_DIAMBIL'],
      ['contoh', 'batal', '200, 200', '409 DOKUMEN_SUDAH_BATAL, 200'],
    ],
    MADE: [
      ['ambil', 'ambil', '201, 409 DOKUMEN_STATUS'],
      ['ambil', 'batal', '201, 409 DOKUMEN_STATUS', '409 DOKUMEN_SUDAH_BATAL, 200'],
      ['ambil', 'tambahDp', '201, 409 DOKUMEN_STATUS', '201, 200'],
      ['ambil', 'contoh', '201, 200', '201, 200'],
      ['ambil', 'pindah', '201, 409 BARANG_TIDAK_READY', '201, 409 BARANG_TIDAK_READY'],
      ['batal', 'batal', '200, 409 DOKUMEN_SUDAH_BATAL'],
      ['batal', 'tambahDp', '200, 409 DOKUMEN_SUDAH_BATAL', '422 OTORISASI_TIDAK_SAH, 200'],
      ['batal', 'jual', '200, 201', '200, 409 BARANG_TIDAK_READY'],
    ],
    TAKEN: [
      ['batalJual', 'batalJual', '200, 409 DOKUMEN_SUDAH_BATAL'],
      ['batalJual', 'ambil', '200, 201', '200, 409 DOKUMEN_STATUS'],
      ['batalJual', 'contoh', '200, 200', '200, 200'],
      ['batalJual', 'tambahDp', '200, 200', '200, 409 DOKUMEN_STATUS'],
    ],
  },
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
