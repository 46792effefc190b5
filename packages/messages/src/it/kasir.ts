/** Texts of the counter: baskets put aside, and a customer's history. */
export const kasir = {
  'parkir.diparkir': 'In attesa ({{n}})',
  'parkir.parkir': 'Metti in attesa',
  'parkir.judul': 'Carrelli in attesa',
  'parkir.lanjutkan': 'Riprendi',
  'parkir.buang': 'Elimina',
  'parkir.buang-tanya': 'Eliminare il carrello di {{nama}}?',
  'parkir.penuh': 'Al massimo {{n}} carrelli in attesa',
  'parkir.hilang': 'Non più disponibili: {{kode}}',
  'parkir.harga-berubah': 'Prezzo cambiato, ricontrollare: {{kode}}',
  'parkir.pcs': '{{n}} pezzi',
  'riwayat.judul': 'Storia del cliente',
  'riwayat.jumlah': '{{n}} vendite, {{rp}} in tutto',
  'riwayat.kosong': 'Nessun documento precedente in questo negozio',
  'riwayat.pakai': 'Usa questi dati',
} as const;
