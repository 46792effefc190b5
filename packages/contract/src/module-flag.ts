/**
 * Module flags and system keys of a shop (shared/spec/flags.csv), with their defaults and kinds.
 * Flags gate routes, screens and menu entries; the other keys are parameters. Values are stored as
 * text in `para_system`.
 */

export const MODULE_FLAGS = [
  'MANUAL_ITEMS_TRANSACTION_MODULE',
  'CICILAN_MODULE',
  'HIDUP_FEATURE_MODULE',
  'MEMBER_MODULE',
  'MEMBER_RESET_POIN_MODULE',
  'PRE_ORDER_MODULE',
  'SEPUHAN_MODULE',
  'SEPUHAN_TERPUSAT_MODULE',
  'STOCK_SEPUHAN_MANUAL_MODULE',
  'BERLIAN_MODULE',
  'KIRIM_BARANG_MODULE',
  'KIRIM_BARANG_ONLINE_STORE_MODULE',
  'BARANG_WEB_EXTERNAL_MODULE',
  'MARKETPLACE_INTEGRATION_MODULE',
  'WHATSAPP_MODULE',
  'NOTIF_WABLAS_PROMO',
  'POTONGAN_PENJUALAN_MODULE',
  'KUPON_PENJUALAN_MODULE',
  'REPORT_SATU_BULAN_PROTECTION_MODULE',
  'SETTING_NOTA_OWNER_ONLY',
  'FINGERPRINT_MODULE',
  'DOUBLE_SLIP_MODULE',
  'ROUND_DOWN_MODULE',
  'ACCOUNTING_MODULE',
  'VALIDASI_PESANAN_MODULE',
  'VALIDASI_SERVICE_MODULE',
  'VALIDASI_NON_CASH_MODULE',
  'STOCK_OPNAME_GLOBAL_MODULE',
  'STOCK_OPNAME_RFID_MODULE',
  'LAPORAN_TRANSAKSI_HARIAN_MODULE',
  'LAPORAN_REKAP_MODULE',
  'BAYAR_POINT_MODULE',
  'BONUS_SALES_MODULE',
  'SUPPLIER_MODULE',
  'PLAFOND_HUTANG_MODULE',
  'BUNGA_HUTANG_MODULE',
  'HUTANG_POKOK_MODULE',
  'DESKRIPSI_SERVICE_MODULE',
  'HARGA_PEMBELIAN_MODULE',
  'SEMI_GROSIR_MODULE',
  'HIDE_STOCK_SUMMARY',
  'PREVIOUS_DAY_OWNER',
  'PREVIOUS_DAY_SUPERVISOR',
  'STOCK_JUAL_MANUAL',
] as const;
export type ModuleFlag = (typeof MODULE_FLAGS)[number];

/** Flags that are on until the shop turns them off: they close what else stood open. */
const ON_BY_DEFAULT: readonly ModuleFlag[] = ['SETTING_NOTA_OWNER_ONLY'];

/** Parameters of a shop and what they are when the shop has set nothing. */
export const SYSTEM_DEFAULTS = {
  PEMBULATAN: '500',
  PEMBULATAN_HUTANG: '500',
  PEMBULATAN_BELI_ARAH: 'DOWN',
  kategori_harga: 'BARANG',
  // How the principal of a loan is found; HARGA_EMAS hides parameter-hutang-pokok (spec 1 §2).
  HUTANG_POKOK: 'MANUAL',
  PARAMETER_HARGA_EMAS_GLOBAL_VALUE: '0',
  // How far the day's work may move that price from the day's first; beyond it is guarded.
  BATAS_UBAH_HARGA_PERSEN: '10',
  BATAS_DISKON_PERSEN: '5',
  // How far below today's worth of its fine gold a piece may be sold without an approval.
  BATAS_BAWAH_PERSEN: '10',
  // How far the scale's weight of a new piece may be from the nota's without an approval; at 100
  // nobody is asked. And its purity from its group's and its stamp's, in points.
  BATAS_SELISIH_BERAT_PERSEN: '5',
  BATAS_SELISIH_KADAR_PERSEN: '2',
  // How far above today's worth of its fine gold a piece may be bought back without one.
  BATAS_ATAS_PERSEN: '10',
  BATAS_KAS_KELUAR_RP: '1000000',
  // What one person may pay out of the till in a day without an approval, over all kinds of
  // documents; 0 asks for one whenever cash leaves.
  BATAS_KAS_KELUAR_HARI_RP: '10000000',
  // What one person may pay for old gold in a day without one, in whatever means; 0 asks always.
  BATAS_BELI_KEMBALI_HARI_RP: '25000000',
  // What one person may send out of the bank accounts in a day without an approval; 0 asks always.
  BATAS_BANK_KELUAR_HARI_RP: '50000000',
  // Most that one document may come to; never more than a thousand milyar, whatever stands here.
  BATAS_DOKUMEN_RP: '10000000000',
  KAS_BOLEH_MINUS: 'false',
  TRANSFER_LEBIH_BAYAR: 'false',
  OTORISASI_OWN_SENDIRI: 'false',
  // New pieces wait for a second person; off in the demo.
  VALIDASI_TAMBAH_BARANG: 'true',
  // Off: approvals come by QR, fingerprint or passkey only.
  OTORISASI_PASSWORD: 'true',
  // Four eyes: whoever saved what waits does not validate it.
  VALIDASI_ORANG_LAIN: 'false',
  VALIDASI_PENJUALAN: 'false',
  VALIDASI_PEMBELIAN: 'false',
  VALIDASI_TITIPAN: 'false',
  VALIDASI_PESANAN: 'false',
  VALIDASI_SERVICE: 'false',
  // Days after which the customer is promised his titipan, order or service unless told; 0: none.
  HARI_JANJI_TITIPAN: '30',
  HARI_JANJI_PESANAN: '14',
  HARI_JANJI_SERVICE: '7',
  // Days that a promise may be away without an approval.
  BATAS_HARI_JANJI: '180',
  // Weight that the work on a customer's piece may lose without an approval.
  BATAS_SUSUT_SERVICE_PERSEN: '1',
  // Whether a buy-back price above, below or in any way other than the nota's needs an approval.
  OTORISASI_BELI_ATAS_NOTA: 'true',
  OTORISASI_BELI_BAWAH_NOTA: 'false',
  OTORISASI_BELI_BEDA_NOTA: 'false',
  // Whether cash for a piece of this shop that was sold today, or not paid in cash, needs one.
  OTORISASI_BELI_KEMBALI_TUNAI: 'true',
  // Whether somebody else than the nota's buyer who sells a piece back needs one.
  OTORISASI_PENJUAL_LAIN: 'false',
  // Least down payment of a titipan without an approval, per cent of its total; 0 asks for none.
  DP_TITIPAN_MIN_PERSEN: '10',
  PPN_PERSEN: '0',
  PPN_PERSEN_TANPA_FAKTUR: '0',
  // Members that a user without the right to their data may look up in a day without serving them.
  BATAS_MEMBER_DILIHAT: '50',
  SESI_BANYAK: 'false',
  // Shop type POS, whose screens have another base address (spec 1 §2).
  TIPE_POS: 'false',
  BAHASA: 'id',
  // Whether the buy-back of a piece counts the making charge of its sale (domain.md §5).
  BELI_TERMASUK_ONGKOS: 'false',
  // Gram rounding of the receipt weight: 0 off, else 50 or 100 milligrams.
  PEMBULATAN_GRAM_MG: '0',
} as const;
export type SystemKey = keyof typeof SYSTEM_DEFAULTS;

/** All settings of a shop as the server loads them: flags and parameters by key. */
export class Settings {
  readonly #values: ReadonlyMap<string, string>;

  constructor(rows: Iterable<{ key: string; value: string }>) {
    this.#values = new Map([...rows].map((r) => [r.key, r.value]));
  }

  /** True when the module flag is on; unset it is off, but for those of ON_BY_DEFAULT. */
  on(flag: ModuleFlag): boolean {
    const value = this.#values.get(flag);
    return value === undefined ? ON_BY_DEFAULT.includes(flag) : value === 'true';
  }

  /** A parameter's text, the default when unset. */
  text(key: SystemKey): string {
    return this.#values.get(key) ?? SYSTEM_DEFAULTS[key];
  }

  /** A parameter as a number. */
  number(key: SystemKey): number {
    return Number(this.text(key));
  }

  /** A yes/no parameter. */
  yes(key: SystemKey): boolean {
    return this.text(key) === 'true';
  }

  /** Every flag and parameter with its value in force, as `para-system` answers it. */
  entries(): { key: string; value: string }[] {
    const flags = MODULE_FLAGS.map((key) => ({ key, value: String(this.on(key)) }));
    const keys = Object.keys(SYSTEM_DEFAULTS) as SystemKey[];
    return [...flags, ...keys.map((key) => ({ key, value: this.text(key) }))];
  }
}
