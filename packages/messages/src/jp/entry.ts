/** Texts of the engine of entry: rows, files, what was saved. */
export const entry = {
  'entry.tersimpan': '{{no}} を保存しました',
  'entry.impor': 'ファイルから取込',
  'entry.impor-selesai': 'ファイルから {{n}} 行を読みました',
  'entry.impor-salah': '{{n}} か所に誤りがあり、取り込んだ行はありません',
  'entry.template': 'ひな形をダウンロード',
  'entry.tambah-baris': '行を追加',
  'entry.hapus-baris': '{{n}} 行目を削除',
  'entry.baris': '{{n}} 行目',
} as const;
