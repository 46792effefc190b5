/** Texts of marketplace sales in traditional Chinese: refusals, fields, paper, report. */
import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Readonly<Record<keyof typeof source, string>> = {
  'error.MARKETPLACE_SATU': '一張銷售單只可有一個網上商城',
  'error.MARKETPLACE_BEDA': '貨品的商城與付款的商城不同',
  'error.MARKETPLACE_PO_GANDA': '{{kode}} 的訂單編號 {{no_po}} 已在 {{no}} 售出',
  'tutup.beda.marketplace': '商城應收及費用與付款不符',
  'field.no_po': '訂單編號 (PO)',
  'field.logistik': '物流公司',
  'field.no_resi': '運單編號',
  'report.judul.penjualan_marketplace': '網上商城銷售報表',
  'report.kolom.marketplace': '網上商城',
  'print.lewat': '商城',
  'print.no-po': '訂單編號',
  'print.toleransi-beli': '憑此單三個月內可回購',
  'sale.jenis.MARKETPLACE': '網上商城',
  'marketplace.pilih': '網上商城',
  'marketplace.pilih-wajib': '請選擇網上商城',
  'marketplace.no-po-wajib': '訂單編號不可為空',
  'marketplace.logistik-wajib': '物流公司不可為空',
  'marketplace.foto-wajib': '相片不可為空',
  'marketplace.biaya': '費用 {{persen}} {{fee}},商城支付 {{bersih}}',
  'marketplace.foto-paket': '{{no}} 包裹相片',
};
