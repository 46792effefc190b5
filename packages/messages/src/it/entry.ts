/** Texts of the engine of entry: rows, files, what was saved. */
export const entry = {
  'entry.tersimpan': '{{no}} salvato',
  'entry.impor': 'Importa da file',
  'entry.impor-selesai': '{{n}} righe lette dal file',
  'entry.impor-salah': '{{n}} celle errate, nessuna riga presa',
  'entry.template': 'Scarica modello',
  'entry.tambah-baris': 'Aggiungi riga',
  'entry.hapus-baris': 'Rimuovi riga {{n}}',
  'entry.baris': 'Riga {{n}}',
} as const;
