/** Texts of marketplace sales in Italian: refusals, fields, paper, report. */
import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Readonly<Record<keyof typeof source, string>> = {
  'error.MARKETPLACE_SATU': 'Una Vendita Ha Un Solo Marketplace',
  'error.MARKETPLACE_BEDA': 'Il Pezzo Indica Un Marketplace Diverso Dal Pagamento',
  'error.MARKETPLACE_PO_GANDA': 'Il Numero PO {{no_po}} Di {{kode}} È Già Venduto In {{no}}',
  'tutup.beda.marketplace': 'Credito e commissione del marketplace diversi dal pagamento',
  'field.no_po': 'Numero PO',
  'field.logistik': 'Logistica / corriere',
  'field.no_resi': 'Numero di spedizione',
  'report.judul.penjualan_marketplace': 'Report Vendite Marketplace',
  'report.kolom.marketplace': 'Marketplace',
  'print.lewat': 'Via',
  'print.no-po': 'N. PO',
  'print.toleransi-beli': 'Tolleranza di riacquisto di 3 mesi presentando questa nota',
  'sale.jenis.MARKETPLACE': 'Marketplace',
  'marketplace.pilih': 'Marketplace',
  'marketplace.pilih-wajib': 'Scegli il marketplace',
  'marketplace.no-po-wajib': 'Il numero PO è obbligatorio',
  'marketplace.logistik-wajib': 'La logistica / corriere è obbligatoria',
  'marketplace.foto-wajib': 'La foto è obbligatoria',
  'marketplace.biaya': 'Commissione {{persen}} {{fee}}, il marketplace paga {{bersih}}',
  'marketplace.foto-paket': 'Foto del pacco di {{no}}',
};
