/** Texts of what owners are told. */
import type { kabar as source } from '../id/kabar.ts';

export const kabar: Readonly<Record<keyof typeof source, string>> = {
  'kabar.layar': 'Berita Pemilik',
  'kabar.penjelasan':
    'Siapa mencipta, menetapkan semula, mengubah atau menyahaktifkan pengguna, siapa mengubah kawalan kedai, dan siapa selain pemilik mengubah data induk yang menggerakkan wang.',
  'kabar.waktu': 'Masa',
  'kabar.kabar': 'Berita',
  'kabar.oleh': 'Oleh',
  'kabar.dari-tanggal': 'Dari tarikh',
  'kabar.sampai-tanggal': 'Hingga tarikh',
  'kabar.kosong': 'Tiada berita pada tarikh ini',
  'kabar.belum-dibaca': '{{n}} berita pemilik belum dibaca',
  'kabar.isi.USER_BARU': '{{oleh}} mencipta pengguna {{user}} tahap {{level}}',
  'kabar.isi.USER_RESET':
    '{{oleh}} menetapkan semula kata laluan {{user}} ({{level}}); passkey dan cap jarinya dibuang',
  'kabar.isi.USER_LEVEL': '{{oleh}} menukar tahap {{user}} daripada {{dari}} kepada {{level}}',
  'kabar.isi.USER_AKTIF': '{{oleh}} mengaktifkan semula {{user}} ({{level}})',
  'kabar.isi.USER_NONAKTIF': '{{oleh}} menyahaktifkan {{user}} ({{level}})',
  'kabar.isi.USER_TOKO':
    '{{oleh}} menjadikan {{user}} dari ibu pejabat {{level}} di kedai {{toko}}',
  'kabar.isi.USER_TOKO_LEPAS':
    '{{oleh}} menarik balik kedai {{toko}} daripada {{user}} (ibu pejabat)',
  'kabar.isi.USER_HAK_CABUT': '{{oleh}} menarik balik {{n}} hak daripada {{user}}: {{hak}}',
  'kabar.isi.USER_HAK_BERI': '{{oleh}} mengembalikan {{n}} hak {{user}}: {{hak}}',
  'kabar.isi.TOKO_TUTUP': '{{oleh}} menutup kedai {{toko}}; tiada sesiapa boleh log masuk',
  'kabar.isi.TOKO_BUKA': '{{oleh}} membuka semula kedai {{toko}}',
  'kabar.disetujui': '{{kabar}}, diluluskan {{penyetuju}}',
  'kabar.sendiri': '{{kabar}}, SENDIRI tanpa orang kedua',
  'kabar.isi.SIDIK_TOKEN': '{{oleh}} membuat token baharu untuk pengimbas cap jari',
  'kabar.isi.SIDIK_DAFTAR': '{{oleh}} mendaftarkan cap jari {{user}}',
  'kabar.isi.PENGATURAN':
    '{{oleh}} mengubah {{kunci}} daripada {{sebelum}} kepada {{sesudah}}, diluluskan {{penyetuju}}',
  'kabar.isi.PENGATURAN_BEBAS':
    '{{oleh}} mengubah {{kunci}} daripada {{sebelum}} kepada {{sesudah}}',
  'kabar.isi.TOKO_KARTU': '{{oleh}} mengubah maklumat kedai: {{perubahan}}',
  'kabar.isi.PENGATURAN_SENDIRI':
    '{{oleh}} mengubah {{kunci}} daripada {{sebelum}} kepada {{sesudah}} tanpa orang kedua',
  'kabar.isi.HARGA_EMAS':
    '{{oleh}} mengubah {{parameter}} {{nama}} ({{kolom}}) daripada {{sebelum}} kepada {{sesudah}}; awal hari {{awal}}, lebih daripada {{batas}}%',
  'kabar.isi.HARGA_EMAS_PEKAN':
    '{{oleh}} mengubah {{parameter}} {{nama}} ({{kolom}}) daripada {{sebelum}} kepada {{sesudah}}; dalam {{hari}} hari lebih daripada {{batas}}% dari {{awal}}, oleh {{oleh}} sendiri {{sendiri}}',
  'kabar.isi.TAKSIRAN_BATAS':
    '{{oleh}} sudah melihat {{jumlah}} taksiran beli balik tanpa belian pada {{tanggal}}; seterusnya perlu kebenaran',
  'kabar.isi.TAKSIRAN_LAGI':
    '{{oleh}} membenarkan {{user}} melihat taksiran beli balik lagi pada {{tanggal}}; {{jumlah}} sebelumnya tanpa belian',
  'kabar.isi.UANG_MASUK':
    '{{oleh}} merekod wang masuk {{jumlah}} ke {{akun}} untuk {{nama}} ({{no}}: {{keterangan}}); hari ini {{total}}, melebihi {{batas}}',
  'kabar.isi.UANG_MUTASI':
    '{{oleh}} memindahkan {{jumlah}} dari bank {{akun}} ke tunai ({{no}}: {{keterangan}}); hari ini {{total}}, melebihi {{batas}}',
  'kabar.isi.MASTER_BARU': '{{oleh}} menambah {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_UBAH': '{{oleh}} mengubah {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_HAPUS': '{{oleh}} memadam {{master}} {{kunci}}: {{perubahan}}',
  'kabar.isi.MASTER_BANYAK':
    '{{oleh}} menyimpan {{n}} baris {{master}} sekali gus ({{baru}} baharu, {{berubah}} berubah): {{kunci}}',
  'kabar.isi.MASTER_AKUN': '{{oleh}} mengubah akaun {{peristiwa}}: {{peran}}',
};
