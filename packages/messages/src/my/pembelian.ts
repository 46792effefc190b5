/** Texts of buy-backs: screens, reports, papers and refusals. */
import type { pembelian as source } from '../id/pembelian.ts';

export const pembelian: Readonly<Record<keyof typeof source, string>> = {
  'error.PEMBELIAN_KEMARIN': 'Belian semalam tidak boleh dibatalkan',
  'error.PENJUAL_WAJIB': 'Nama penjual tidak boleh kosong',
  'error.IDENTITAS_WAJIB': 'Barang tanpa barcode memerlukan nombor pengenalan',
  'error.HARGA_BELI_KOSONG': 'Harga belian {{nama}} mesti lebih daripada 0',
  'error.BELI_LEBIH_BAYAR': 'Bayaran melebihi jumlah sebanyak {{rp}}',
  'error.LOT_TIDAK_ADA': 'Barang belian {{no_lot}} tiada atau sudah keluar',
  'input.identitas': '{{label}} mesti 5 hingga 30 huruf atau angka',
  'field.nik_sim_passport': 'NIK / lesen / pasport',
  'field.bank_customer': 'Bank pelanggan',
  'field.rekening_customer': 'No akaun pelanggan',
  'field.nama_rekening_customer': 'Atas nama',
  'field.no_lot': 'No lot',
  'field.potongan_manual': 'Potongan manual',
  'field.foto': 'Foto',
  'document.nama.pembelian': 'Belian',
  'screen.transaksi-pembelian': 'Transaksi Belian',
  'screen.lihat-pembelian': 'Lihat Belian',
  'screen.batal-pembelian': 'Batal Belian',
  'screen.hancur-pembelian': 'Musnah Belian',
  'pembelian.transfer-ke': 'Pindah ke',
  'pembelian.harga-nota': 'Harga asas',
  'pembelian.potongan': 'Potongan',
};
