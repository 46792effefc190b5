/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} は1伝票の上限 {{batas}} を超えています',
  'error.BATAS_BERAT': '重量 {{jumlah}} は1伝票の上限 {{batas}} を超えています',
  'error.JUMLAH_TERLALU_BESAR':
    '金額が大きすぎて計算できません。価格・重量・数量を確認してください',
  'tutup.terlalu-besar': '金額が大きすぎて計算できません。{{dokumen}} を確認してください',
  'setting.BATAS_DOKUMEN_RP': '1伝票の最大金額（ルピア）',
};
