/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} 超過單張單據上限 {{batas}}',
  'error.BATAS_BERAT': '重量 {{jumlah}} 超過單張單據上限 {{batas}}',
  'error.JUMLAH_TERLALU_BESAR': '金額過大無法計算，請檢查價格、重量及數量',
  'tutup.terlalu-besar': '金額過大無法計算，請檢查 {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': '單張單據最大金額（盾）',
  'setting.BATAS_KAS_KELUAR_HARI_RP': '每位使用者每日免授權現金支出（盾，0：全部需要）',
  'setting.OTORISASI_BELI_KEMBALI_TUNAI': '以現金回購今日售出或非現金付款的貨品需授權',
  'setting.DP_TITIPAN_MIN_PERSEN': '免授權最低訂金（佔總額%，0：不限）',
  'setting.BATAS_ATAS_PERSEN': '黃金可高於當日金價回購而免授權的幅度（%）',
  'setting.BATAS_BELI_KEMBALI_HARI_RP': '每位使用者每日免授權回購額（盾，0：全部需要）',
  'harga-global.tanpa-batas-bawah': '黃金出售沒有最低限價',
  'harga-global.tanpa-batas-atas': '黃金回購沒有最高限價',
  'harga-global.tanpa-batas-atas-persen':
    'BATAS_ATAS_PERSEN 為 100 即沒有限價。請調低，高於黃金價值的回購才會要求授權。',
  'setting.BATAS_BANK_KELUAR_HARI_RP': '每位使用者每日免授權銀行支出（盾，0：全部需要）',
  'setting.OTORISASI_PENJUAL_LAIN': '賣方並非單據買方時需授權',
  'setting.BATAS_TAKSIRAN_BELI': '每位使用者每日未成交回購報價免授權次數（0：全部需要）',
  'setting.BATAS_MARKETPLACE_HARI_RP': '每位使用者每日免授權的網購平台銷售（盾，0：全部需要）',
  'setting.BATAS_MARKETPLACE_TOKO_HARI_RP': '全店每日免授權的網購平台銷售（盾，0：全部需要）',
  'setting.BATAS_NON_CASH_HARI_RP': '每位使用者每日免授權的轉帳及刷卡收款（盾，0：全部需要）',
  'setting.BATAS_NON_CASH_TOKO_HARI_RP': '全店每日免授權的轉帳及刷卡收款（盾，0：全部需要）',
  'setting.BATAS_TUNAI_NON_TUNAI_HARI_RP':
    '每位使用者每日免授權以現金退還非現金款項（盾，0：全部需要）',
  'setting.OTORISASI_PENGAMBIL_LAIN': '寄存、訂單、維修或樣品由他人領取時需授權',
  'setting.toko.zona-pemilik': '時區只可由 OWN 或 SU 更改，並需第二人同意',
  'setting.BATAS_KABAR_UANG_HARI_RP':
    '每位使用者每日收款及銀行轉現金而不通知店主的金額（盾，0：全部通知）',
  'setting.HARI_TUKAR_NON_TUNAI': '轉帳或刷卡售出後換貨需授權的天數（0：不需要）',
  'setting.BATAS_SELISIH_PESANAN_PERSEN': '成品重量與訂單重量之差免授權上限，百分比（100：不限）',
  'setting.DP_PESANAN_STOK_PERSEN': '訂單保留庫存貨品免授權的最低付款，佔價格百分比（0：不需要）',
};
