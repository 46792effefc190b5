/** Texts of buy-backs: screens, reports, papers and refusals. */
import type { pembelian as source } from '../id/pembelian.ts';

export const pembelian: Readonly<Record<keyof typeof source, string>> = {
  'error.PEMBELIAN_KEMARIN': "Yesterday's purchases cannot be cancelled",
  'error.PENJUAL_WAJIB': "The seller's name must not be empty",
  'error.IDENTITAS_WAJIB': 'Goods without a barcode need an identity number',
  'error.HARGA_BELI_KOSONG': 'The purchase price of {{nama}} must be above 0',
  'error.BELI_LEBIH_BAYAR': 'Payment exceeds the total by {{rp}}',
  'error.LOT_TIDAK_ADA': 'Bought goods {{no_lot}} do not exist or have left',
  'input.identitas': '{{label}} must be 5 to 30 letters or digits',
  'field.nik_sim_passport': 'ID / licence / passport',
  'field.bank_customer': "Customer's bank",
  'field.rekening_customer': "Customer's account number",
  'field.nama_rekening_customer': 'Account name',
  'field.no_lot': 'Lot number',
  'field.potongan_manual': 'Manual deduction',
  'field.foto': 'Photo',
  'document.nama.pembelian': 'Purchase',
  'screen.transaksi-pembelian': 'Purchase',
  'screen.lihat-pembelian': 'View Purchases',
  'screen.batal-pembelian': 'Cancel Purchase',
  'screen.hancur-pembelian': 'Destroy Purchased Goods',
  'pembelian.transfer-ke': 'Transferred to',
  'pembelian.harga-nota': 'Base price',
  'pembelian.potongan': 'Deduction',
};
