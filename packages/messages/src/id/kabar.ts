/** Texts of what owners are told. */
export const kabar = {
  'kabar.layar': 'Kabar Pemilik',
  'kabar.penjelasan':
    'Siapa membuat, me-reset, mengubah atau menonaktifkan user, siapa mengubah kontrol toko, dan siapa selain pemilik mengubah master yang menggerakkan uang.',
  'kabar.waktu': 'Waktu',
  'kabar.kabar': 'Kabar',
  'kabar.oleh': 'Oleh',
  'kabar.dari-tanggal': 'Dari Tanggal',
  'kabar.sampai-tanggal': 'Sampai Tanggal',
  'kabar.kosong': 'Tidak Ada Kabar Pada Tanggal Ini',
  'kabar.belum-dibaca': '{{n}} Kabar Pemilik Belum Dibaca',
  'kabar.isi.USER_BARU': '{{oleh}} membuat user {{user}} level {{level}}',
  'kabar.isi.USER_RESET':
    '{{oleh}} mengganti password {{user}} ({{level}}); passkey dan sidik jarinya dihapus',
  'kabar.isi.USER_LEVEL': '{{oleh}} mengubah level {{user}} dari {{dari}} menjadi {{level}}',
  'kabar.isi.USER_AKTIF': '{{oleh}} mengaktifkan kembali {{user}} ({{level}})',
  'kabar.isi.USER_NONAKTIF': '{{oleh}} menonaktifkan {{user}} ({{level}})',
  'kabar.isi.USER_TOKO': '{{oleh}} menjadikan {{user}} dari pusat {{level}} di toko {{toko}}',
  'kabar.isi.USER_TOKO_LEPAS': '{{oleh}} mencabut toko {{toko}} dari {{user}} (pusat)',
  'kabar.isi.USER_HAK_CABUT': '{{oleh}} mencabut {{n}} hak dari {{user}}: {{hak}}',
  'kabar.isi.USER_HAK_BERI': '{{oleh}} mengembalikan {{n}} hak {{user}}: {{hak}}',
  'kabar.isi.TOKO_TUTUP': '{{oleh}} menutup toko {{toko}}; tidak ada yang dapat masuk',
  'kabar.isi.TOKO_BUKA': '{{oleh}} membuka kembali toko {{toko}}',
  'kabar.disetujui': '{{kabar}}, disetujui {{penyetuju}}',
  'kabar.sendiri': '{{kabar}}, SENDIRI tanpa orang kedua',
  'kabar.isi.SIDIK_TOKEN': '{{oleh}} membuat token baru untuk pemindai sidik jari',
  'kabar.isi.SIDIK_DAFTAR': '{{oleh}} mendaftarkan sidik jari {{user}}',
  'kabar.isi.PENGATURAN':
    '{{oleh}} mengubah {{kunci}} dari {{sebelum}} menjadi {{sesudah}}, disetujui {{penyetuju}}',
  'kabar.isi.PENGATURAN_BEBAS': '{{oleh}} mengubah {{kunci}} dari {{sebelum}} menjadi {{sesudah}}',
  'kabar.isi.TOKO_KARTU': '{{oleh}} mengubah data toko: {{perubahan}}',
  'kabar.isi.PENGATURAN_SENDIRI':
    '{{oleh}} mengubah {{kunci}} dari {{sebelum}} menjadi {{sesudah}} tanpa orang kedua',
  'kabar.isi.HARGA_EMAS':
    '{{oleh}} mengubah {{parameter}} {{nama}} ({{kolom}}) dari {{sebelum}} menjadi {{sesudah}}; awal hari {{awal}}, lebih dari {{batas}}%',
  'kabar.isi.HARGA_EMAS_PEKAN':
    '{{oleh}} mengubah {{parameter}} {{nama}} ({{kolom}}) dari {{sebelum}} menjadi {{sesudah}}; dalam {{hari}} hari lebih dari {{batas}}% dari {{awal}}, oleh {{oleh}} sendiri {{sendiri}}',
  'kabar.isi.HARGA_BARANG':
    '{{oleh}} menurunkan harga {{n}} barang lebih dari {{batas}}% dalam {{hari}} hari ({{no}}): {{sebelum}} menjadi {{sesudah}}; turun terbesar {{kode}} dari {{awal}} menjadi {{menjadi}}',
  'kabar.isi.TAKSIRAN_BATAS':
    '{{oleh}} sudah melihat {{jumlah}} taksiran beli kembali tanpa pembelian pada {{tanggal}}; berikutnya perlu otorisasi',
  'kabar.isi.TAKSIRAN_LAGI':
    '{{oleh}} mengizinkan {{user}} melihat taksiran beli kembali lagi pada {{tanggal}}; {{jumlah}} sebelumnya tanpa pembelian',
  'kabar.isi.HARI_ORANG':
    '{{parameter}} oleh {{oleh}} hari ini {{total}} tanpa otorisasi (sampai {{no}}); batasnya {{batas}}',
  'kabar.isi.HARI_TOKO':
    '{{parameter}} di toko hari ini {{total}} tanpa otorisasi (sampai {{no}} oleh {{oleh}}); batas toko {{batas}}',
  'kabar.isi.HARI_MAJU':
    '{{oleh}} mencatat {{no}} untuk tanggal {{tanggal}} yang belum tiba; hari sebelumnya ditutup {{penutup}}',
  'kabar.isi.UANG_MASUK':
    '{{oleh}} mencatat uang masuk {{jumlah}} ke {{akun}} untuk {{nama}} ({{no}}: {{keterangan}}); hari ini {{total}}, lebih dari {{batas}}',
  'kabar.isi.UANG_MUTASI':
    '{{oleh}} memindahkan {{jumlah}} dari bank {{akun}} ke kas ({{no}}: {{keterangan}}); hari ini {{total}}, lebih dari {{batas}}',
  'kabar.isi.MASTER_BARU': '{{oleh}} menambah {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_UBAH': '{{oleh}} mengubah {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_HAPUS': '{{oleh}} menghapus {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_BANYAK':
    '{{oleh}} menyimpan {{n}} baris {{master}} sekaligus ({{baru}} baru, {{berubah}} berubah): {{kunci}}',
  'kabar.isi.MASTER_AKUN': '{{oleh}} mengubah akun {{peristiwa}}: {{peran}}',
  'kabar.isi.SELISIH_TIMBANG':
    'Timbang baki {{no}}: {{n}} baki di luar batas {{batas}}, terbesar {{kode}} {{gram}} ({{alasan}})',
} as const;
