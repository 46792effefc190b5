/** Texts of pieces that go back to their supplier. */
export const retur = {
  'document.nama.retur-supplier': 'Retur Supplier',
  'screen.retur-supplier': 'Retur Supplier',
  'screen.lihat-retur-supplier': 'Lihat Retur Supplier',
  'screen.batal-retur-supplier': 'Batal Retur Supplier',
  'field.no_retur_supplier': 'No Retur Supplier',
  'retur.kembalikan': 'Kembalikan',
  'retur.yakin': 'Kembalikan {{n}} barang ke supplier?',
  'retur.berhasil': 'Barang Dikembalikan Ke Supplier',
  'retur.alasan': 'Alasan Retur',
  'error.RETUR_KEMARIN': 'Retur Supplier Kemarin Tidak Bisa Dibatalkan',
  'error.BARANG_BUKAN_SUPPLIER': 'Barang {{kode_barcode}} Bukan Dari Supplier {{kode_supplier}}',
  'minta.retur-berubah': '{{kode}} {{label}} datang {{datang}}, kini {{kini}}',
  'minta.retur-supplier': 'Retur {{n}} barang {{berat}} ke {{supplier}}: {{alasan}}',
  'print.judul-retur-supplier': 'TANDA TERIMA RETUR SUPPLIER',
  'print.judul-retur-supplier-batal': 'TANDA TERIMA RETUR SUPPLIER - BATAL',
} as const;
