/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} melebihi had satu dokumen {{batas}}',
  'error.BATAS_BERAT': 'Berat {{jumlah}} melebihi had satu dokumen {{batas}}',
  'error.JUMLAH_TERLALU_BESAR':
    'Jumlah terlalu besar untuk dikira, semak harga, berat dan kuantiti',
  'tutup.terlalu-besar': 'jumlah terlalu besar untuk dikira, semak {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': 'Jumlah terbesar dalam satu dokumen, rupiah',
  'setting.BATAS_KAS_KELUAR_HARI_RP':
    'Tunai keluar seorang pengguna sehari tanpa kebenaran, rupiah (0: semua perlu)',
  'setting.OTORISASI_BELI_KEMBALI_TUNAI':
    'Tunai untuk barang yang dijual hari ini atau dibayar bukan tunai perlu kebenaran',
  'setting.DP_TITIPAN_MIN_PERSEN':
    'Deposit titipan terkecil tanpa kebenaran, peratus daripada jumlah (0: bebas)',
  'setting.BATAS_ATAS_PERSEN':
    'Emas boleh dibeli balik di atas harga emas hari ini tanpa kebenaran, peratus',
  'setting.BATAS_BELI_KEMBALI_HARI_RP':
    'Beli balik seorang pengguna sehari tanpa kebenaran, rupiah (0: semua perlu)',
  'harga-global.tanpa-batas-bawah': 'Emas Dijual Tanpa Had Bawah',
  'harga-global.tanpa-batas-atas': 'Emas Dibeli Tanpa Had Atas',
  'harga-global.tanpa-batas-atas-persen':
    'BATAS_ATAS_PERSEN 100 bermakna tanpa had. Turunkan supaya pembelian di atas nilai emasnya meminta kebenaran.',
  'setting.BATAS_BANK_KELUAR_HARI_RP':
    'Wang bank keluar seorang pengguna sehari tanpa kebenaran, rupiah (0: semua perlu)',
  'setting.OTORISASI_PENJUAL_LAIN': 'Penjual yang bukan pembeli pada nota perlu kebenaran',
  'setting.BATAS_TAKSIRAN_BELI':
    'Taksiran beli balik tanpa belian seorang pengguna dalam sehari tanpa kebenaran (0: semua perlu)',
  'setting.BATAS_MARKETPLACE_HARI_RP':
    'Jualan seorang pengguna yang dibayar marketplace sehari tanpa kebenaran, rupiah (0: semua perlu)',
  'setting.BATAS_MARKETPLACE_TOKO_HARI_RP':
    'Jualan semua pengguna kedai yang dibayar marketplace sehari tanpa kebenaran, rupiah (0: semua perlu)',
  'setting.BATAS_NON_CASH_HARI_RP':
    'Pindahan wang dan kad yang diterima seorang pengguna sehari tanpa kebenaran, rupiah (0: semua perlu)',
  'setting.BATAS_NON_CASH_TOKO_HARI_RP':
    'Pindahan wang dan kad yang diterima semua pengguna kedai sehari tanpa kebenaran, rupiah (0: semua perlu)',
  'setting.BATAS_TUNAI_NON_TUNAI_HARI_RP':
    'Tunai daripada wang yang dibayar bukan tunai, seorang pengguna dalam sehari tanpa kebenaran, rupiah (0: semua perlu)',
  'setting.OTORISASI_PENGAMBIL_LAIN':
    'Titipan, pesanan, servis atau contoh yang diambil orang lain perlu kebenaran',
  'setting.toko.zona-pemilik': 'Zon waktu hanya diubah oleh OWN atau SU dengan orang kedua',
  'setting.BATAS_KABAR_UANG_HARI_RP':
    'Wang masuk dan pindahan bank ke tunai seorang pengguna sehari tanpa khabar kepada pemilik, rupiah (0: semua dikhabarkan)',
  'setting.HARI_TUKAR_NON_TUNAI':
    'Hari selepas jualan pindahan atau kad yang memerlukan kebenaran untuk menukar barangnya (0: tidak perlu)',
  'setting.BATAS_SELISIH_PESANAN_PERSEN':
    'Beza berat barang siap daripada berat pesanan tanpa kebenaran, peratus (100: tanpa had)',
  'setting.DP_PESANAN_STOK_PERSEN':
    'Bayaran terkecil pesanan yang menahan barang stok tanpa kebenaran, peratus daripada harganya (0: bebas)',
};
