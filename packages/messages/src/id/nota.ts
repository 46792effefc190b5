/** The public page of a nota, and the nota as a message. */
export const nota = {
  'nota.publik.judul': 'Pemeriksaan Nota',
  'nota.publik.asli': 'Nota Asli',
  'nota.publik.asli-isi':
    'Nota ini diterbitkan oleh {{toko}} pada {{tgl}}. Cocokkan tanggal, total, barang, kadar dan berat di bawah ini dengan nota dan barang Anda. Bila ada yang berbeda, jangan terima notanya dan hubungi toko.',
  'nota.publik.batal': 'Nota Dibatalkan',
  'nota.publik.batal-isi':
    'Nota ini diterbitkan oleh {{toko}} pada {{tgl}} dan dibatalkan pada {{batal}}. Nota ini tidak berlaku lagi.',
  'nota.publik.menunggu': 'Belum Divalidasi Kasir',
  'nota.publik.menunggu-isi':
    'Nota ini dibuat oleh {{toko}} pada {{tgl}}, tetapi belum divalidasi kasir.',
  'nota.publik.tidak-dikenal': 'Nota Tidak Dikenal',
  'nota.publik.tidak-dikenal-isi':
    'Tautan ini bukan tautan nota yang kami terbitkan. Pindai ulang QR pada nota, atau tanyakan ke toko.',
  'nota.publik.dibeli-kembali': 'Sudah dibeli kembali oleh toko',
  'nota.publik.berat': 'Berat',
  'nota.publik.total': 'Total',
  'nota.publik.tanggal': 'Tanggal',
  'nota.publik.dibayar': 'Sudah Dibayar',
  'nota.publik.sisa': 'Sisa',
  'nota.publik.catatan':
    'Angka di atas adalah catatan toko saat halaman ini dibuka. Halaman ini tidak memuat data pribadi maupun nomor nota.',
  'nota.kirim': 'Kirim WhatsApp',
  'nota.kirim-tanya': 'Kirim nota {{no}} ke {{hp}}?',
} as const;
