/** Texts of buy-backs: screens, reports, papers and refusals. */
export const pembelian = {
  'error.PEMBELIAN_KEMARIN': 'Pembelian Kemarin Tidak Bisa Dibatalkan',
  'error.PENJUAL_WAJIB': 'Nama Penjual Tidak Boleh Kosong',
  'error.IDENTITAS_WAJIB': 'Nomor Identitas Wajib Untuk Barang Tanpa Barcode',
  'error.HARGA_BELI_KOSONG': 'Harga Beli {{nama}} Harus Lebih Dari 0',
  'error.BELI_LEBIH_BAYAR': 'Pembayaran Melebihi Total Sebesar {{rp}}',
  'error.LOT_TIDAK_ADA': 'Barang Beli {{no_lot}} Tidak Ada Atau Sudah Keluar',
  'input.identitas': '{{label}} Harus 5 Sampai 30 Huruf Atau Angka',
  'field.nik_sim_passport': 'NIK / SIM / Paspor',
  'field.bank_customer': 'Bank Customer',
  'field.rekening_customer': 'No Rekening Customer',
  'field.nama_rekening_customer': 'Atas Nama',
  'field.no_lot': 'No Lot',
  'field.potongan_manual': 'Potongan Manual',
  'field.foto': 'Foto',
} as const;
