/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': 'Jumlah {{jumlah}} Melebihi Batas Satu Dokumen {{batas}}',
  'error.BATAS_BERAT': 'Berat {{jumlah}} Melebihi Batas Satu Dokumen {{batas}}',
  'error.JUMLAH_TERLALU_BESAR': 'Jumlah Terlalu Besar Untuk Dihitung, Periksa Harga, Berat Dan Qty',
  'tutup.terlalu-besar': 'Jumlah Terlalu Besar Untuk Dihitung, Periksa {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': 'Jumlah terbesar dalam satu dokumen, rupiah',
  'setting.BATAS_KAS_KELUAR_HARI_RP':
    'Kas keluar satu user dalam satu hari tanpa otorisasi, rupiah (0: semua perlu). Dihitung: uang kas keluar, mutasi ke bank, kembalian, DP dan pembatalan yang dikembalikan, pembelian dan tukar tunai (bukan nota tunai hari lalu, itu dihitung oleh batas beli kembali)',
  'setting.OTORISASI_BELI_KEMBALI_TUNAI':
    'Tunai untuk barang yang dijual hari ini atau dibayar bukan tunai perlu otorisasi',
  'setting.DP_TITIPAN_MIN_PERSEN':
    'DP titipan terkecil tanpa otorisasi, persen dari total (0: bebas)',
  'setting.BATAS_ATAS_PERSEN':
    'Emas boleh dibeli kembali di atas harga emas hari ini tanpa otorisasi, persen',
  'setting.BATAS_BELI_KEMBALI_HARI_RP':
    'Beli kembali satu user dalam satu hari tanpa otorisasi, rupiah (0: semua perlu)',
  'setting.BATAS_BELI_NOTA_HARI_RP':
    'Beli kembali nota yang tidak menyebut penjualnya dengan member atau no HP, satu user dalam satu hari tanpa otorisasi, rupiah (0: semua perlu)',
  'setting.BATAS_KABAR_HARI_PERSEN':
    'Bagian batas hari (beli kembali nota tanpa bukti, marketplace) yang bila terlewati dikabarkan ke pemilik, persen (100: tidak)',
  'harga-global.tanpa-batas-bawah': 'Penjualan Emas Tanpa Batas Bawah',
  'harga-global.tanpa-batas-atas': 'Pembelian Emas Tanpa Batas Atas',
  'harga-global.tanpa-batas-atas-persen':
    'BATAS_ATAS_PERSEN 100 berarti tanpa batas. Turunkan agar pembelian di atas nilai emasnya meminta otorisasi.',
  'setting.BATAS_BANK_KELUAR_HARI_RP':
    'Uang bank keluar satu user dalam satu hari tanpa otorisasi, rupiah (0: semua perlu)',
  'setting.OTORISASI_PENJUAL_LAIN': 'Penjual yang bukan pembeli di nota perlu otorisasi',
  'setting.BATAS_TAKSIRAN_BELI':
    'Taksiran beli kembali tanpa pembelian satu user dalam satu hari tanpa otorisasi (0: semua perlu)',
  'setting.BATAS_MARKETPLACE_HARI_RP':
    'Penjualan satu user yang dibayar marketplace dalam satu hari tanpa otorisasi, rupiah (0: semua perlu)',
  'setting.BATAS_MARKETPLACE_TOKO_HARI_RP':
    'Penjualan semua user toko yang dibayar marketplace dalam satu hari tanpa otorisasi, rupiah (0: semua perlu)',
  'setting.BATAS_NON_CASH_HARI_RP':
    'Transfer dan kartu yang diterima satu user dalam satu hari tanpa otorisasi, rupiah (0: semua perlu)',
  'setting.BATAS_NON_CASH_TOKO_HARI_RP':
    'Transfer dan kartu yang diterima semua user toko dalam satu hari tanpa otorisasi, rupiah (0: semua perlu)',
  'setting.BATAS_TUNAI_NON_TUNAI_HARI_RP':
    'Tunai dari uang yang dibayar bukan tunai, satu user dalam satu hari tanpa otorisasi, rupiah (0: semua perlu)',
  'setting.OTORISASI_PENGAMBIL_LAIN':
    'Titipan, pesanan, service atau contoh yang diambil orang lain perlu otorisasi',
  'setting.toko.zona-pemilik': 'Zona waktu hanya diubah oleh OWN atau SU dengan orang kedua',
  'setting.BATAS_KABAR_UANG_HARI_RP':
    'Uang masuk dan mutasi bank ke kas satu user dalam satu hari tanpa kabar ke pemilik, rupiah (0: semua dikabarkan)',
  'setting.HARI_TUKAR_NON_TUNAI':
    'Hari sejak penjualan transfer atau kartu selama barangnya perlu otorisasi untuk ditukar (0: tidak perlu)',
  'setting.BATAS_SELISIH_PESANAN_PERSEN':
    'Selisih berat barang jadi dari berat pesanan tanpa otorisasi, persen (100: tanpa batas)',
  'setting.DP_PESANAN_STOK_PERSEN':
    'Bayaran terkecil pesanan yang menahan barang stok tanpa otorisasi, persen dari harganya (0: bebas)',
} as const;
