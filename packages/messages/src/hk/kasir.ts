/** Texts of the counter: baskets put aside, and a customer's history. */
export const kasir = {
  'parkir.diparkir': '已擱置（{{n}}）',
  'parkir.parkir': '擱置',
  'parkir.judul': '擱置的購物籃',
  'parkir.lanjutkan': '繼續',
  'parkir.buang': '丟棄',
  'parkir.buang-tanya': '丟棄 {{nama}} 的購物籃？',
  'parkir.penuh': '最多可擱置 {{n}} 個購物籃',
  'parkir.hilang': '已不可售：{{kode}}',
  'parkir.harga-berubah': '價格已變，請再核對：{{kode}}',
  'parkir.pcs': '{{n}} 件',
  'riwayat.judul': '客戶紀錄',
  'riwayat.jumlah': '{{n}} 宗銷售，合共 {{rp}}',
  'riwayat.kosong': '在本店沒有過往交易',
  'riwayat.pakai': '使用這些資料',
} as const;
