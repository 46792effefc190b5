/** The public page of a nota, and the nota as a message. */
export const nota = {
  'nota.publik.judul': 'Receipt Check',
  'nota.publik.asli': 'Genuine Receipt',
  'nota.publik.asli-isi':
    '{{toko}} issued this receipt on {{tgl}}. Compare date, total, goods, purity and weight below with the receipt and the goods in your hand. If anything differs, do not accept the receipt and call the shop.',
  'nota.publik.batal': 'Cancelled Receipt',
  'nota.publik.batal-isi':
    '{{toko}} issued this receipt on {{tgl}} and cancelled it on {{batal}}. It is no longer valid.',
  'nota.publik.menunggu': 'Not Yet Validated',
  'nota.publik.menunggu-isi':
    '{{toko}} made this receipt on {{tgl}}, but the cashier has not validated it yet.',
  'nota.publik.tidak-dikenal': 'Unknown Receipt',
  'nota.publik.tidak-dikenal-isi':
    'This is no link of a receipt that we issued. Scan the QR on the receipt again, or ask the shop.',
  'nota.publik.dibeli-kembali': 'Bought back by the shop',
  'nota.publik.berat': 'Weight',
  'nota.publik.total': 'Total',
  'nota.publik.tanggal': 'Date',
  'nota.publik.dibayar': 'Paid',
  'nota.publik.sisa': 'Left To Pay',
  'nota.publik.catatan':
    'The figures above are the shop’s records at this moment. This page holds no personal data and no receipt number.',
  'nota.kirim': 'Send By WhatsApp',
  'nota.kirim-tanya': 'Send receipt {{no}} to {{hp}}?',
} as const;
