/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} 超過單張單據上限 {{batas}}',
  'error.BATAS_BERAT': '重量 {{jumlah}} 超過單張單據上限 {{batas}}',
  'error.JUMLAH_TERLALU_BESAR': '金額過大無法計算，請檢查價格、重量及數量',
  'tutup.terlalu-besar': '金額過大無法計算，請檢查 {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': '單張單據最大金額（盾）',
};
