/** Texts of buy-backs: screens, reports, papers and refusals. */
import type { pembelian as source } from '../id/pembelian.ts';

export const pembelian: Readonly<Record<keyof typeof source, string>> = {
  'error.PEMBELIAN_KEMARIN': '昨日的收購無法取消',
  'error.PENJUAL_WAJIB': '賣方姓名不可空白',
  'error.IDENTITAS_WAJIB': '沒有條碼的貨品須登記證件號碼',
  'error.HARGA_BELI_KOSONG': '{{nama}} 的收購價必須大於 0',
  'error.BELI_LEBIH_BAYAR': '付款超出總額 {{rp}}',
  'error.LOT_TIDAK_ADA': '收購貨品 {{no_lot}} 不存在或已移出',
  'input.identitas': '{{label}} 必須為 5 至 30 個字母或數字',
  'field.nik_sim_passport': '身份證 / 駕照 / 護照',
  'field.bank_customer': '客戶銀行',
  'field.rekening_customer': '客戶帳號',
  'field.nama_rekening_customer': '戶名',
  'field.no_lot': '批號',
  'field.potongan_manual': '手動扣減',
  'field.foto': '照片',
  'document.nama.pembelian': '收購',
  'screen.transaksi-pembelian': '收購交易',
  'screen.lihat-pembelian': '查看收購',
  'screen.batal-pembelian': '取消收購',
  'screen.hancur-pembelian': '銷毀收購貨品',
  'pembelian.transfer-ke': '轉帳至',
  'pembelian.harga-nota': '基準價',
  'pembelian.potongan': '扣減',
};
