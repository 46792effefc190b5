/** The public page of a nota, and the nota as a message. */
export const nota = {
  'nota.publik.judul': 'Semakan Nota',
  'nota.publik.asli': 'Nota Asli',
  'nota.publik.asli-isi':
    'Nota ini dikeluarkan oleh {{toko}} pada {{tgl}}. Padankan tarikh, jumlah, barang, ketulenan dan berat di bawah dengan nota dan barang anda. Jika ada yang berbeza, jangan terima nota itu dan hubungi kedai.',
  'nota.publik.batal': 'Nota Dibatalkan',
  'nota.publik.batal-isi':
    'Nota ini dikeluarkan oleh {{toko}} pada {{tgl}} dan dibatalkan pada {{batal}}. Nota ini tidak sah lagi.',
  'nota.publik.menunggu': 'Belum Disahkan Juruwang',
  'nota.publik.menunggu-isi':
    'Nota ini dibuat oleh {{toko}} pada {{tgl}}, tetapi belum disahkan juruwang.',
  'nota.publik.tidak-dikenal': 'Nota Tidak Dikenali',
  'nota.publik.tidak-dikenal-isi':
    'Pautan ini bukan pautan nota yang kami keluarkan. Imbas semula QR pada nota, atau tanya kedai.',
  'nota.publik.dibeli-kembali': 'Sudah dibeli balik oleh kedai',
  'nota.publik.berat': 'Berat',
  'nota.publik.total': 'Jumlah',
  'nota.publik.tanggal': 'Tarikh',
  'nota.publik.dibayar': 'Sudah Dibayar',
  'nota.publik.sisa': 'Baki',
  'nota.publik.catatan':
    'Angka di atas ialah rekod kedai ketika halaman ini dibuka. Halaman ini tidak mengandungi data peribadi atau nombor nota.',
  'nota.kirim': 'Hantar WhatsApp',
  'nota.kirim-tanya': 'Hantar nota {{no}} ke {{hp}}?',
} as const;
