/**
 * The name under which Cetak Barcode keeps its list, so that other screens can hand pieces over.
 */
export const LABEL_DRAFT = 'cetak-barcode';
