/** Texts of the engine of entry: rows, files, what was saved. */
export const entry = {
  'entry.tersimpan': '{{no}} 已儲存',
  'entry.impor': '由檔案匯入',
  'entry.impor-selesai': '已由檔案讀取 {{n}} 行',
  'entry.impor-salah': '{{n}} 格有誤，沒有匯入任何一行',
  'entry.template': '下載範本',
  'entry.tambah-baris': '加一行',
  'entry.hapus-baris': '刪除第 {{n}} 行',
  'entry.baris': '第 {{n}} 行',
} as const;
