/**
 * Every coded error of the API with its HTTP status. A code is also a message key `error.<CODE>`,
 * so a missing text fails the build (packages/messages). Thrown as AppError on the server, shown by
 * the web as the answer's message.
 */

export const ERROR_STATUS = {
  // Requests and people
  VALIDASI: 400,
  JSON_RUSAK: 400,
  KUNCI_IDEMPOTENSI_RUSAK: 400,
  TOKEN_TIDAK_SAH: 401,
  LOGIN_SALAH: 401,
  TIDAK_BERHAK: 403,
  MODUL_MATI: 403,
  TOKO_LAIN: 404,
  TIDAK_DITEMUKAN: 404,
  USER_SEDANG_DIGUNAKAN: 409,
  KUNCI_IDEMPOTENSI_BEDA: 422,
  TERLALU_SERING: 429,
  TERLALU_BESAR: 413,
  GALAT_SERVER: 500,
  SIBUK: 503,
  PASSWORD_LAMA_SALAH: 400,
  PASSWORD_LEMAH: 400,
  KODE_PEMILIK_SALAH: 403,
  PEMILIK_SUDAH_ADA: 409,
  USER_DIRI_SENDIRI: 403,
  OWNER_TERAKHIR: 409,
  // Settings, templates, services outside
  SETTING_BUTUH: 409,
  SETTING_DIBUTUHKAN: 409,
  TEMPLATE_BERUBAH: 409,
  LAYANAN_MATI: 409,
  // Masters
  KODE_SUDAH_ADA: 409,
  MASIH_DIGUNAKAN: 409,
  GUDANG_DIGUNAKAN: 409,
  JENIS_DIGUNAKAN: 409,
  BAKI_DIGUNAKAN: 409,
  REF_TIDAK_ADA: 400,
  DISTRIBUSI_BERUBAH: 409,
  DISTRIBUSI_BARIS: 409,
  DISTRIBUSI_TANPA_PUSAT: 409,
  PORTAL_TIDAK_TERJANGKAU: 503,
  IMPOR_SALAH: 422,
  // Files
  BERKAS_BUKAN_GAMBAR: 400,
  // Stock and documents
  BARANG_TIDAK_ADA: 404,
  BARANG_TIDAK_READY: 409,
  BARANG_GANDA: 400,
  BARCODE_PENUH: 409,
  BAKI_BUKAN_GUDANG: 400,
  TAG_SUDAH_ADA: 409,
  PINDAH_KE_BAKI_SAMA: 400,
  TGL_SUDAH_TUTUP: 409,
  DOKUMEN_SUDAH_BATAL: 409,
  DOKUMEN_SUDAH_VALID: 409,
  DOKUMEN_TIDAK_BISA_BATAL: 409,
  DOKUMEN_BELUM_VALID: 409,
  DOKUMEN_STATUS: 409,
  DP_LEBIH: 400,
  TAHAN_LEBIH: 400,
  DP_BUKAN_UANG: 400,
  TITIPAN_BEDA: 409,
  PEMESAN_WAJIB: 400,
  HARGA_EMAS_KOSONG: 400,
  TGL_JANJI_LEWAT: 400,
  PESANAN_BARIS: 400,
  PESANAN_SUDAH_JADI: 409,
  BARANG_BUKAN_PESANAN: 409,
  CONTOH_SUDAH_DIAMBIL: 409,
  PENJUALAN_KEMARIN: 409,
  PEMBELIAN_KEMARIN: 409,
  PENJUAL_WAJIB: 400,
  IDENTITAS_WAJIB: 400,
  HARGA_BELI_KOSONG: 400,
  BELI_LEBIH_BAYAR: 400,
  LOT_TIDAK_ADA: 409,
  SUDAH_DIBELI_KEMBALI: 409,
  BAYAR_KURANG: 400,
  BAYAR_LEBIH: 400,
  BAYAR_KOSONG: 400,
  REKENING_WAJIB: 400,
  TUKAR_LEBIH: 400,
  TUKAR_BEDA: 400,
  TUKAR_BUKAN_PENJUALAN: 409,
  DISKON_LEBIH_100: 400,
  DISKON_LEBIH_TOTAL: 400,
  KAS_KURANG: 409,
  REKENING_SAMA: 400,
  MUTASI_CASH_DUA: 400,
  MUTASI_TANPA_CASH: 400,
  PERAN_BELUM_DIPETAKAN: 409,
  POSTING_TIDAK_SEIMBANG: 500,
  // Approvals
  OTORISASI_DIPERLUKAN: 422,
  OTORISASI_TIDAK_SAH: 422,
  OTORISASI_KADALUARSA: 422,
  OTORISASI_SENDIRI: 403,
  OTORISASI_BUKAN_ATASAN: 403,
  OTORISASI_SUDAH_ADA: 409,
  OTORISASI_QR_PENUH: 429,
  OTORISASI_QR_SELESAI: 409,
  PASSKEY_TIDAK_ADA: 404,
  PASSKEY_DITOLAK: 422,
  PASSKEY_SUDAH_ADA: 409,
  SIDIK_USER_TIDAK_ADA: 404,
  SIDIK_BELUM_COCOK: 422,
  SIDIK_SEDANG_DIPAKAI: 409,
  JEMBATAN_TIDAK_SAH: 401,
  // Closing
  TUTUP_SEDANG_BERJALAN: 409,
  TUTUP_SUDAH: 409,
  TUTUP_TERHALANG: 409,
  TUTUP_PERLU_KONFIRMASI: 409,
  TUTUP_LEWAT_BESOK: 409,
  ALASAN_WAJIB: 400,
  // Reports
  LAPORAN_TERLALU_PANJANG: 400,
  TANGGAL_TERBALIK: 400,
  LAPORAN_TANGGAL_TERKUNCI: 403,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Values put into an error's text, and the field errors of a validation. */
export interface ErrorData {
  readonly [name: string]: unknown;
}

/**
 * The one error of the product: a code, the values of its text, and field errors where the input
 * was wrong.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;

  constructor(
    code: ErrorCode,
    data: ErrorData = {},
    errors?: Readonly<Record<string, readonly string[]>>,
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.data = data;
    this.errors = errors;
  }

  /** HTTP status of the code. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
