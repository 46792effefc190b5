/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} supera il limite di un documento, {{batas}}',
  'error.BATAS_BERAT': 'Il peso {{jumlah}} supera il limite di un documento, {{batas}}',
  'error.JUMLAH_TERLALU_BESAR':
    "L'importo è troppo grande per il calcolo, controllare prezzo, peso e quantità",
  'tutup.terlalu-besar': 'importi troppo grandi per il calcolo, controllare {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': 'Importo massimo di un documento, rupie',
};
