/** The public page of a nota, and the nota as a message. */
export const nota = {
  'nota.publik.judul': '伝票の確認',
  'nota.publik.asli': '正規の伝票',
  'nota.publik.asli-isi':
    'この伝票は {{toko}} が {{tgl}} に発行しました。下記の商品・純度・重量をお手元の伝票と商品でご確認ください。',
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
  'nota.publik.catatan': 'このページに個人情報・価格・伝票番号はありません。',
  'nota.kirim': 'WhatsApp で送る',
  'nota.kirim-tanya': '伝票 {{no}} を {{hp}} へ送りますか?',
} as const;
