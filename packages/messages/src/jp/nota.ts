/** The public page of a nota, and the nota as a message. */
export const nota = {
  'nota.publik.judul': '伝票の確認',
  'nota.publik.asli': '正規の伝票',
  'nota.publik.asli-isi':
    '{{toko}} が {{tgl}} に発行した伝票です。下の日付・合計・商品・品位・重量をお手元の伝票と商品と照合してください。異なる場合は伝票を受け取らず、店舗にご連絡ください。',
  'nota.publik.batal': '取消済みの伝票',
  'nota.publik.batal-isi':
    'この伝票は {{toko}} が {{tgl}} に発行し、{{batal}} に取り消しました。無効です。',
  'nota.publik.menunggu': 'レジ確認待ち',
  'nota.publik.menunggu-isi':
    'この伝票は {{toko}} が {{tgl}} に作成しましたが、レジでまだ確認されていません。',
  'nota.publik.tidak-dikenal': '不明な伝票',
  'nota.publik.tidak-dikenal-isi':
    'このリンクは当店が発行した伝票のものではありません。伝票の QR を読み直すか、店舗にお尋ねください。',
  'nota.publik.dibeli-kembali': '店舗が買い戻し済み',
  'nota.publik.berat': '重量',
  'nota.publik.total': '合計',
  'nota.publik.tanggal': '日付',
  'nota.publik.dibayar': '支払済み',
  'nota.publik.sisa': '残金',
  'nota.publik.catatan':
    '上記は現時点の店舗の記録です。このページに個人情報・伝票番号はありません。',
  'nota.kirim': 'WhatsApp で送る',
  'nota.kirim-tanya': '伝票 {{no}} を {{hp}} へ送りますか?',
} as const;
