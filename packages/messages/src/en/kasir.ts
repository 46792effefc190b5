/** Texts of the counter: baskets put aside, and a customer's history. */
export const kasir = {
  'parkir.diparkir': 'Parked ({{n}})',
  'parkir.parkir': 'Park',
  'parkir.judul': 'Parked baskets',
  'parkir.lanjutkan': 'Resume',
  'parkir.buang': 'Discard',
  'parkir.buang-tanya': 'Discard the basket of {{nama}}?',
  'parkir.penuh': 'At most {{n}} baskets can be parked',
  'parkir.hilang': 'No longer ready: {{kode}}',
  'parkir.harga-berubah': 'Price has changed, check again: {{kode}}',
  'parkir.pcs': '{{n}} pieces',
  'riwayat.judul': 'Customer history',
  'riwayat.jumlah': '{{n}} sales, {{rp}} in all',
  'riwayat.kosong': 'No earlier documents in this shop',
  'riwayat.pakai': 'Use these details',
} as const;
