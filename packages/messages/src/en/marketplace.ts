/** Texts of marketplace sales in English: refusals, fields, paper, report. */
import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Readonly<Record<keyof typeof source, string>> = {
  'error.MARKETPLACE_SATU': 'One Sale Has One Marketplace Only',
  'error.MARKETPLACE_BEDA': 'The Piece Names Another Marketplace Than The Payment',
  'error.MARKETPLACE_PO_GANDA': 'PO Number {{no_po}} Of {{kode}} Was Already Sold In {{no}}',
  'tutup.beda.marketplace': 'Marketplace receivable and fee differ from the payment',
  'field.no_po': 'PO number',
  'field.logistik': 'Logistics / carrier',
  'field.no_resi': 'Tracking number',
  'report.judul.penjualan_marketplace': 'Marketplace Sales Report',
  'report.kolom.marketplace': 'Marketplace',
  'print.lewat': 'Via',
  'print.no-po': 'PO no',
  'print.toleransi-beli': 'Repurchase tolerance of 3 months on showing this nota',
  'sale.jenis.MARKETPLACE': 'Marketplace',
  'marketplace.pilih': 'Marketplace',
  'marketplace.pilih-wajib': 'Choose the marketplace',
  'marketplace.no-po-wajib': 'The PO number is required',
  'marketplace.logistik-wajib': 'Logistics / carrier is required',
  'marketplace.foto-wajib': 'The photo is required',
  'marketplace.biaya': 'Fee {{persen}} {{fee}}, the marketplace pays {{bersih}}',
  'marketplace.foto-paket': 'Photo of the parcel of {{no}}',
};
