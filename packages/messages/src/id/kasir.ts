/** Texts of the counter: baskets put aside, and a customer's history. */
export const kasir = {
  'parkir.diparkir': 'Diparkir ({{n}})',
  'parkir.parkir': 'Parkir',
  'parkir.judul': 'Keranjang Diparkir',
  'parkir.lanjutkan': 'Lanjutkan',
  'parkir.buang': 'Buang',
  'parkir.buang-tanya': 'Buang keranjang {{nama}}?',
  'parkir.penuh': 'Maksimal {{n}} Keranjang Diparkir',
  'parkir.hilang': 'Sudah tidak ready: {{kode}}',
  'parkir.harga-berubah': 'Harga berubah, periksa lagi: {{kode}}',
  'parkir.pcs': '{{n}} Pcs',
  'riwayat.judul': 'Riwayat Customer',
  'riwayat.jumlah': '{{n}} penjualan, total {{rp}}',
  'riwayat.kosong': 'Belum pernah transaksi di toko ini',
  'riwayat.pakai': 'Pakai Data Ini',
} as const;
