/**
 * What anybody can do to one ready piece: sell at the counter or online, hold, move, destroy, and
 * cancel its sale.
 */
import { saleOf } from '../shop-fixture.ts';
import { onlineSale } from './online-sale.ts';
import { posted, prepared } from './pair.ts';
import type { Move } from './pair.ts';

/** A plain ring of the fixture costs this. */
export const PRICE = 4_711_000;
/** A payment in cash. */
export const cash = (jumlah_rp: number): object => ({ jenis: 'CASH', jumlah_rp });
/** Pays for one plain ring. */
export const PAID = [cash(PRICE)];
/** What a piece that is held is held on. */
export const DP = 1_000_000;

/** Body of a sale that holds a piece on a down payment. */
export function held(code: string): object {
  return saleOf([code], [cash(DP)], { bayar_dp: true });
}

interface Piece {
  readonly code: string;
}
interface Sold {
  readonly sale: string;
}

export const PIECE_MOVES = {
  jual: async (shop, { code }) => posted(shop, 'penjualan/simpan', saleOf([code], PAID)),
  online: async (shop, { code }) => posted(shop, 'penjualan/simpan', onlineSale(code, PRICE)),
  titip: async (shop, { code }) => posted(shop, 'penjualan/simpan', held(code)),
  pindah: async (shop, { code }) =>
    posted(shop, 'pindahbarang/simpan', { kode_gudang: 'TOKO', kode_baki: 'A2', barang: [code] }),
  hancur: (shop, { code }) =>
    prepared(shop, 'hancurbarang/simpan', {
      kode_gudang: 'RUSAK',
      kondisi: 'PATAH',
      keterangan: 'patah',
      barang: [code],
    }),
} satisfies Record<string, Move<Piece>>;

/** Cancels the sale of the target. */
export const batalJual: Move<Sold> = (shop, { sale }) =>
  prepared(shop, 'penjualan/batal', { no_faktur_group: sale, alasan: 'salah barang' });
