/** Texts of the counter: baskets put aside, and a customer's history. */
export const kasir = {
  'parkir.diparkir': 'Diparkir ({{n}})',
  'parkir.parkir': 'Parkir',
  'parkir.judul': 'Bakul Diparkir',
  'parkir.lanjutkan': 'Sambung',
  'parkir.buang': 'Buang',
  'parkir.buang-tanya': 'Buang bakul {{nama}}?',
  'parkir.penuh': 'Maksimum {{n}} Bakul Diparkir',
  'parkir.hilang': 'Sudah tidak ready: {{kode}}',
  'parkir.harga-berubah': 'Harga berubah, semak semula: {{kode}}',
  'parkir.pcs': '{{n}} Pcs',
  'riwayat.judul': 'Sejarah Pelanggan',
  'riwayat.jumlah': '{{n}} jualan, jumlah {{rp}}',
  'riwayat.kosong': 'Belum pernah berurus niaga di kedai ini',
  'riwayat.pakai': 'Guna Data Ini',
} as const;
