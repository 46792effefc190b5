/** Texts of the engine of entry: rows, files, what was saved. */
export const entry = {
  'entry.tersimpan': '{{no}} saved',
  'entry.impor': 'Import from file',
  'entry.impor-selesai': '{{n}} lines read from the file',
  'entry.impor-salah': '{{n}} wrong cells, no line was taken',
  'entry.template': 'Download template',
  'entry.tambah-baris': 'Add line',
  'entry.hapus-baris': 'Remove line {{n}}',
  'entry.baris': 'Row {{n}}',
} as const;
