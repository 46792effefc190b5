/** Texts of marketplace sales in Japanese: refusals, fields, paper, report. */
import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Readonly<Record<keyof typeof source, string>> = {
  'error.MARKETPLACE_SATU': '1件の販売にマーケットプレイスは1つだけです',
  'error.MARKETPLACE_BEDA': '商品のマーケットプレイスが支払いと異なります',
  'error.MARKETPLACE_PO_GANDA': '{{kode}} の注文番号 {{no_po}} は {{no}} で販売済みです',
  'tutup.beda.marketplace': 'マーケットプレイスの売掛金・手数料が支払いと不一致',
  'field.no_po': '注文番号 (PO)',
  'field.logistik': '配送業者',
  'field.no_resi': '追跡番号',
  'report.judul.penjualan_marketplace': 'マーケットプレイス販売レポート',
  'report.kolom.marketplace': 'マーケットプレイス',
  'print.lewat': '販路',
  'print.no-po': '注文番号',
  'print.toleransi-beli': '本票のご提示で3か月間買い戻しいたします',
  'sale.jenis.MARKETPLACE': 'マーケットプレイス',
  'marketplace.pilih': 'マーケットプレイス',
  'marketplace.pilih-wajib': 'マーケットプレイスを選択してください',
  'marketplace.no-po-wajib': '注文番号は必須です',
  'marketplace.logistik-wajib': '配送業者は必須です',
  'marketplace.foto-wajib': '写真は必須です',
  'marketplace.biaya': '手数料 {{persen}} {{fee}}、入金額 {{bersih}}',
  'marketplace.foto-paket': '{{no}} の荷物の写真',
};
