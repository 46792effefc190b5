/**
 * What a piece of this shop would fetch if traded in now: the same computation as the sale's TUKAR
 * payment, for the screen.
 */
import { AppError } from '@kencana/contract/error-code';
import type { PenjualanInput } from '@kencana/contract/transaction/penjualan';
import { kadarToPercent } from '@kencana/rules/kadar';
import { mgToGram } from '@kencana/rules/gram';
import type { Base } from '../../engine/transaction/kind.ts';
import { lockPieces } from '../../engine/transaction/pieces.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { computeSale } from './compute.ts';
import { loadPenjualan } from './facts.ts';

type TradeInput = Extract<
  PenjualanInput['pembayaran'][number],
  { jenis: 'TUKAR' }
>['detail_barang'][number];

/**
 * The buy-back of the piece's last sale. Errors: BARANG_TIDAK_ADA, SUDAH_DIBELI_KEMBALI,
 * TUKAR_BUKAN_PENJUALAN.
 */
export async function previewTradeIn(tx: Tx, base: Base, line: TradeInput): Promise<object> {
  const { kode_barcode } = line;
  const input: PenjualanInput = {
    kode_sales: '',
    kode_member: 'NONMEMBER',
    nama_customer: '',
    no_hp: '',
    alamat_customer: '',
    keterangan_jual: '',
    bayar_dp: false,
    detail_barang: [],
    pembayaran: [{ jenis: 'TUKAR', keterangan: '', detail_barang: [line] }],
    detail_authorization: [],
  };
  const pieces = await lockPieces(tx, [kode_barcode]);
  const piece = pieces.get(kode_barcode);
  if (!piece) throw new AppError('BARANG_TIDAK_ADA', { kode_barcode });
  if (piece.status === 'DIBELI') throw new AppError('SUDAH_DIBELI_KEMBALI', { kode_barcode });
  const facts = await loadPenjualan(tx, input, base, pieces);
  const [trade] = computeSale(input, facts, base).trades;
  const sold = trade?.own?.sold;
  if (!trade || !sold || piece.status !== 'TERJUAL')
    throw new AppError('TUKAR_BUKAN_PENJUALAN', { kode_barcode });
  const { computed } = trade;
  return {
    kode_barcode,
    nama_barang: piece.nama_barang,
    no_faktur_jual: sold.no_faktur,
    berat_nota: mgToGram(sold.berat),
    kadar: kadarToPercent(sold.kadar),
    harga_nota: trade.hargaDasar,
    potongan: computed.potongan,
    rugi: computed.rugi,
    harga_beli: computed.hargaBeli,
    harga_rata: computed.hargaRata,
  };
}
