/** Texts of the engine of entry: rows, files, what was saved. */
export const entry = {
  'entry.tersimpan': '{{no}} Tersimpan',
  'entry.impor': 'Impor Dari File',
  'entry.impor-selesai': '{{n}} Baris Dibaca Dari File',
  'entry.impor-salah': '{{n}} Isian Salah, Tidak Ada Baris Yang Diambil',
  'entry.template': 'Unduh Template',
  'entry.tambah-baris': 'Tambah Baris',
  'entry.hapus-baris': 'Hapus Baris {{n}}',
  'entry.baris': 'Baris {{n}}',
} as const;
