/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': 'Jumlah {{jumlah}} Melebihi Batas Satu Dokumen {{batas}}',
  'error.BATAS_BERAT': 'Berat {{jumlah}} Melebihi Batas Satu Dokumen {{batas}}',
  'error.JUMLAH_TERLALU_BESAR': 'Jumlah Terlalu Besar Untuk Dihitung, Periksa Harga, Berat Dan Qty',
  'tutup.terlalu-besar': 'Jumlah Terlalu Besar Untuk Dihitung, Periksa {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': 'Jumlah terbesar dalam satu dokumen, rupiah',
} as const;
