/** Texts of the counter: baskets put aside, and a customer's history. */
export const kasir = {
  'parkir.diparkir': '保留中（{{n}}）',
  'parkir.parkir': '保留',
  'parkir.judul': '保留中のかご',
  'parkir.lanjutkan': '再開',
  'parkir.buang': '破棄',
  'parkir.buang-tanya': '{{nama}} のかごを破棄しますか。',
  'parkir.penuh': '保留できるのは {{n}} 件までです',
  'parkir.hilang': '販売できなくなりました：{{kode}}',
  'parkir.harga-berubah': '価格が変わりました。確認してください：{{kode}}',
  'parkir.pcs': '{{n}} 点',
  'riwayat.judul': 'お客様の履歴',
  'riwayat.jumlah': '販売 {{n}} 件、合計 {{rp}}',
  'riwayat.kosong': 'この店での取引はまだありません',
  'riwayat.pakai': 'この情報を使う',
} as const;
