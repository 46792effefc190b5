/** Texts of the engine of entry: rows, files, what was saved. */
export const entry = {
  'entry.tersimpan': '{{no}} Disimpan',
  'entry.impor': 'Import Dari Fail',
  'entry.impor-selesai': '{{n}} Baris Dibaca Dari Fail',
  'entry.impor-salah': '{{n}} Isian Salah, Tiada Baris Diambil',
  'entry.template': 'Muat Turun Templat',
  'entry.tambah-baris': 'Tambah Baris',
  'entry.hapus-baris': 'Buang Baris {{n}}',
  'entry.baris': 'Baris {{n}}',
} as const;
