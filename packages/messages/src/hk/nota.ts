/** The public page of a nota, and the nota as a message. */
export const nota = {
  'nota.publik.judul': '單據查核',
  'nota.publik.asli': '真實單據',
  'nota.publik.asli-isi':
    '此單據由 {{toko}} 於 {{tgl}} 發出。請將以下日期、總額、貨品、成色及重量與單據及實物核對。如有不同,請勿接受該單據並聯絡店舖。',
  'nota.publik.batal': '單據已取消',
  'nota.publik.batal-isi': '此單據由 {{toko}} 於 {{tgl}} 發出,並於 {{batal}} 取消,已失效。',
  'nota.publik.menunggu': '收銀員尚未確認',
  'nota.publik.menunggu-isi': '此單據由 {{toko}} 於 {{tgl}} 開立,但收銀員尚未確認。',
  'nota.publik.tidak-dikenal': '未知單據',
  'nota.publik.tidak-dikenal-isi':
    '此連結並非我們發出的單據連結。請重新掃描單據上的 QR,或向店舖查詢。',
  'nota.publik.dibeli-kembali': '已由店舖回購',
  'nota.publik.berat': '重量',
  'nota.publik.total': '總額',
  'nota.publik.tanggal': '日期',
  'nota.publik.dibayar': '已付',
  'nota.publik.sisa': '餘款',
  'nota.publik.catatan': '以上為店舖此刻的紀錄。此頁不含個人資料或單據編號。',
  'nota.kirim': '以 WhatsApp 傳送',
  'nota.kirim-tanya': '將單據 {{no}} 傳送至 {{hp}}?',
} as const;
