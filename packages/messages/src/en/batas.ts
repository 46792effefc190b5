/** Limits on what one document and one person may come to. */
export const batas = {
  'error.BATAS_DOKUMEN': '{{jumlah}} is above the limit of one document, {{batas}}',
  'error.BATAS_BERAT': 'The weight {{jumlah}} is above the limit of one document, {{batas}}',
  'error.JUMLAH_TERLALU_BESAR':
    'The amount is too large to compute, check price, weight and quantity',
  'tutup.terlalu-besar': 'the amounts are too large to compute, check {{dokumen}}',
  'setting.BATAS_DOKUMEN_RP': 'Largest amount in one document, rupiah',
};
