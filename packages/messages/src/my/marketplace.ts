/** Texts of marketplace sales in Malay: refusals, fields, paper, report. */
import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Readonly<Record<keyof typeof source, string>> = {
  'error.MARKETPLACE_SATU': 'Satu Jualan Hanya Satu Marketplace',
  'error.MARKETPLACE_BEDA': 'Marketplace Barang Berbeza Daripada Marketplace Bayaran',
  'error.MARKETPLACE_PO_GANDA': 'No PO {{no_po}} Daripada {{kode}} Sudah Dijual Di {{no}}',
  'tutup.beda.marketplace': 'Piutang dan caj marketplace berbeza daripada bayaran',
  'field.no_po': 'No PO',
  'field.logistik': 'Logistik / Kurier',
  'field.no_resi': 'No Penjejakan',
  'report.judul.penjualan_marketplace': 'Laporan Jualan Marketplace',
  'report.kolom.marketplace': 'Marketplace',
  'print.lewat': 'Melalui',
  'print.no-po': 'No PO',
  'print.toleransi-beli': 'Toleransi belian balik 3 bulan dengan membawa nota ini',
  'sale.jenis.MARKETPLACE': 'Marketplace',
  'marketplace.pilih': 'Marketplace',
  'marketplace.pilih-wajib': 'Pilih marketplace',
  'marketplace.no-po-wajib': 'No PO tidak boleh kosong',
  'marketplace.logistik-wajib': 'Logistik / kurier tidak boleh kosong',
  'marketplace.foto-wajib': 'Foto tidak boleh kosong',
  'marketplace.biaya': 'Caj {{persen}} {{fee}}, marketplace membayar {{bersih}}',
  'marketplace.foto-paket': 'Foto bungkusan {{no}}',
};
