/** The public page of a nota, and the nota as a message. */
export const nota = {
  'nota.publik.judul': 'Verifica Ricevuta',
  'nota.publik.asli': 'Ricevuta Autentica',
  'nota.publik.asli-isi':
    '{{toko}} ha emesso questa ricevuta il {{tgl}}. Confronta data, totale, articoli, titolo e peso qui sotto con la ricevuta e gli articoli in tuo possesso. Se qualcosa è diverso, non accettare la ricevuta e chiama il negozio.',
  'nota.publik.batal': 'Ricevuta Annullata',
  'nota.publik.batal-isi':
    '{{toko}} ha emesso questa ricevuta il {{tgl}} e l’ha annullata il {{batal}}. Non è più valida.',
  'nota.publik.menunggu': 'Non Ancora Convalidata',
  'nota.publik.menunggu-isi':
    '{{toko}} ha preparato questa ricevuta il {{tgl}}, ma la cassa non l’ha ancora convalidata.',
  'nota.publik.tidak-dikenal': 'Ricevuta Sconosciuta',
  'nota.publik.tidak-dikenal-isi':
    'Questo collegamento non è di una ricevuta emessa da noi. Scansiona di nuovo il QR sulla ricevuta o chiedi al negozio.',
  'nota.publik.dibeli-kembali': 'Riacquistato dal negozio',
  'nota.publik.berat': 'Peso',
  'nota.publik.total': 'Totale',
  'nota.publik.tanggal': 'Data',
  'nota.publik.dibayar': 'Pagato',
  'nota.publik.sisa': 'Da Pagare',
  'nota.publik.catatan':
    'Gli importi sono quelli registrati dal negozio in questo momento. Questa pagina non contiene dati personali né il numero della ricevuta.',
  'nota.kirim': 'Invia Con WhatsApp',
  'nota.kirim-tanya': 'Inviare la ricevuta {{no}} a {{hp}}?',
} as const;
