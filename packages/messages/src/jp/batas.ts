/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} は1伝票の上限 {{batas}} を超えています',
  'error.BATAS_BERAT': '重量 {{jumlah}} は1伝票の上限 {{batas}} を超えています',
  'error.JUMLAH_TERLALU_BESAR':
    '金額が大きすぎて計算できません。価格・重量・数量を確認してください',
  'tutup.terlalu-besar': '金額が大きすぎて計算できません。{{dokumen}} を確認してください',
  'setting.BATAS_DOKUMEN_RP': '1伝票の最大金額（ルピア）',
  'setting.BATAS_KAS_KELUAR_HARI_RP': '1人1日の承認不要の出金（ルピア、0：すべて承認）',
  'setting.OTORISASI_BELI_KEMBALI_TUNAI':
    '当日販売または現金以外で支払われた品の現金買取には承認が必要',
  'setting.DP_TITIPAN_MIN_PERSEN': '承認不要の最低内金（合計に対する%、0：制限なし）',
  'setting.BATAS_ATAS_PERSEN': '承認なしで当日の金価格を上回って買い戻せる幅（%）',
  'setting.BATAS_BELI_KEMBALI_HARI_RP': '1人1日の承認不要の買取額（ルピア、0：すべて承認）',
  'harga-global.tanpa-batas-bawah': '金の販売に下限がありません',
  'harga-global.tanpa-batas-atas': '金の買取に上限がありません',
  'harga-global.tanpa-batas-atas-persen':
    'BATAS_ATAS_PERSEN が100では上限がありません。下げると、金の価値を上回る買取には承認が必要になります。',
  'setting.BATAS_BANK_KELUAR_HARI_RP': '1人1日の承認不要の銀行出金（ルピア、0：すべて承認）',
  'setting.OTORISASI_PENJUAL_LAIN': '伝票の購入者と異なる売り手には承認が必要',
  'setting.BATAS_TAKSIRAN_BELI':
    '1人1日の承認不要の、買取に至らない買取査定の回数（0：すべて承認）',
  'setting.BATAS_MARKETPLACE_HARI_RP':
    '1人1日の承認不要のマーケットプレイス販売額（ルピア、0：すべて承認）',
  'setting.BATAS_MARKETPLACE_TOKO_HARI_RP':
    '全店1日の承認不要のマーケットプレイス販売額（ルピア、0：すべて承認）',
  'setting.BATAS_NON_CASH_HARI_RP': '1人1日の承認不要の振込・カード受取額（ルピア、0：すべて承認）',
  'setting.BATAS_NON_CASH_TOKO_HARI_RP':
    '全店1日の承認不要の振込・カード受取額（ルピア、0：すべて承認）',
  'setting.BATAS_TUNAI_NON_TUNAI_HARI_RP':
    '1人1日の承認不要の、現金以外の支払いに対する現金支払額（ルピア、0：すべて承認）',
  'setting.OTORISASI_PENGAMBIL_LAIN': '預かり・注文・修理・見本を別人が受け取る場合は承認が必要',
  'setting.toko.zona-pemilik': 'タイムゾーンは OWN か SU のみが、第二の人の承認を得て変更します',
  'setting.BATAS_KABAR_UANG_HARI_RP':
    '1人1日の入金と銀行から現金への移動を店主に知らせない上限（ルピア、0：すべて知らせる）',
  'setting.HARI_TUKAR_NON_TUNAI': '振込・カード販売後、下取りに承認が必要な日数（0：不要）',
  'setting.BATAS_SELISIH_PESANAN_PERSEN':
    '注文重量からの完成品重量の差の承認不要範囲（％、100：無制限）',
  'setting.DP_PESANAN_STOK_PERSEN':
    '在庫品を確保する注文の承認不要の最低支払額（価格の％、0：不要）',
};
