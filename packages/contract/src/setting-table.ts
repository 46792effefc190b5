/**
 * Every flag and parameter of a shop, one row each (shared/spec/flags.csv): its group, what it may
 * hold, and what it is when the shop has set nothing. Flags gate routes, screens and menu entries;
 * values are stored as text in `para_system`.
 */
import { LANGUAGES } from '@kencana/messages/key';
import { aktif, pilihan } from './field/choice-field.ts';
import type { Field } from './field/field.ts';
import { angka, hari, persen, rupiah } from './field/number-field.ts';

export const SETTING_GROUPS = ['umum', 'harga', 'otorisasi', 'perilaku', 'modul'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** One row. A rounding step of nothing would divide by zero, one of a million be a gift. */
export interface SettingRow {
  readonly group: SettingGroup;
  readonly initial: string;
  readonly field: Field;
  /** Flags that must be on before this one may be. */
  readonly needs?: readonly string[];
}

function flag(
  group: SettingGroup,
  options: { readonly on?: true; readonly needs?: readonly string[] } = {},
): SettingRow {
  const { on = false, needs = [] } = options;
  return { group, initial: String(on), field: aktif(), needs };
}

/** Those that are on from the start close what else stood open. */
export const FLAGS = {
  MANUAL_ITEMS_TRANSACTION_MODULE: flag('modul'),
  CICILAN_MODULE: flag('modul'),
  HIDUP_FEATURE_MODULE: flag('harga'),
  MEMBER_MODULE: flag('modul'),
  MEMBER_RESET_POIN_MODULE: flag('modul', { needs: ['MEMBER_MODULE'] }),
  PRE_ORDER_MODULE: flag('modul'),
  SEPUHAN_MODULE: flag('modul'),
  SEPUHAN_TERPUSAT_MODULE: flag('modul', { needs: ['SEPUHAN_MODULE'] }),
  STOCK_SEPUHAN_MANUAL_MODULE: flag('modul', { needs: ['SEPUHAN_MODULE'] }),
  BERLIAN_MODULE: flag('modul'),
  KIRIM_BARANG_MODULE: flag('modul'),
  KIRIM_BARANG_ONLINE_STORE_MODULE: flag('modul', { needs: ['KIRIM_BARANG_MODULE'] }),
  BARANG_WEB_EXTERNAL_MODULE: flag('modul'),
  MARKETPLACE_INTEGRATION_MODULE: flag('modul'),
  WHATSAPP_MODULE: flag('modul'),
  NOTIF_WABLAS_PROMO: flag('modul', { needs: ['WHATSAPP_MODULE'] }),
  POTONGAN_PENJUALAN_MODULE: flag('harga'),
  KUPON_PENJUALAN_MODULE: flag('modul'),
  REPORT_SATU_BULAN_PROTECTION_MODULE: flag('otorisasi'),
  SETTING_NOTA_OWNER_ONLY: flag('otorisasi', { on: true }),
  FINGERPRINT_MODULE: flag('otorisasi'),
  DOUBLE_SLIP_MODULE: flag('perilaku'),
  ROUND_DOWN_MODULE: flag('harga'),
  ACCOUNTING_MODULE: flag('modul'),
  VALIDASI_PESANAN_MODULE: flag('otorisasi'),
  VALIDASI_SERVICE_MODULE: flag('otorisasi'),
  VALIDASI_NON_CASH_MODULE: flag('otorisasi'),
  STOCK_OPNAME_GLOBAL_MODULE: flag('modul'),
  STOCK_OPNAME_RFID_MODULE: flag('modul'),
  LAPORAN_TRANSAKSI_HARIAN_MODULE: flag('modul'),
  LAPORAN_REKAP_MODULE: flag('modul'),
  UPDATE_KADAR_MODULE: flag('modul'),
  BAYAR_POINT_MODULE: flag('modul', { needs: ['MEMBER_MODULE'] }),
  BONUS_SALES_MODULE: flag('modul'),
  SUPPLIER_MODULE: flag('modul'),
  PLAFOND_HUTANG_MODULE: flag('otorisasi'),
  BUNGA_HUTANG_MODULE: flag('otorisasi'),
  HUTANG_POKOK_MODULE: flag('harga'),
  DESKRIPSI_SERVICE_MODULE: flag('modul'),
  HARGA_PEMBELIAN_MODULE: flag('harga'),
  SEMI_GROSIR_MODULE: flag('modul'),
  HIDE_STOCK_SUMMARY: flag('otorisasi'),
  PREVIOUS_DAY_OWNER: flag('otorisasi'),
  PREVIOUS_DAY_SUPERVISOR: flag('otorisasi'),
  STOCK_JUAL_MANUAL: flag('perilaku'),
} as const satisfies Readonly<Record<string, SettingRow>>;

export const PARAMETERS = {
  PEMBULATAN: { group: 'harga', initial: '500', field: rupiah({ min: 1, max: 100_000 }) },
  PEMBULATAN_HUTANG: { group: 'harga', initial: '500', field: rupiah({ min: 1, max: 100_000 }) },
  PEMBULATAN_BELI_ARAH: {
    group: 'harga',
    initial: 'DOWN',
    field: pilihan(['UP', 'DOWN', 'NEAREST']),
  },
  kategori_harga: {
    group: 'harga',
    initial: 'BARANG',
    field: pilihan(['BARANG', 'GROUP', 'GLOBAL']),
  },
  // How the principal of a loan is found; HARGA_EMAS hides parameter-hutang-pokok (spec 1 §2).
  HUTANG_POKOK: { group: 'harga', initial: 'MANUAL', field: pilihan(['MANUAL', 'HARGA_EMAS']) },
  PARAMETER_HARGA_EMAS_GLOBAL_VALUE: { group: 'harga', initial: '0', field: rupiah() },
  // How far the day's work may move that price from the day's first, and from that of a week ago;
  // beyond it is guarded.
  BATAS_UBAH_HARGA_PERSEN: { group: 'otorisasi', initial: '10', field: persen() },
  BATAS_DISKON_PERSEN: { group: 'otorisasi', initial: '5', field: persen() },
  // How far below today's worth of its fine gold a piece may be sold without an approval.
  BATAS_BAWAH_PERSEN: { group: 'otorisasi', initial: '10', field: persen() },
  // How far the scale's weight of a new piece may be from the nota's without an approval, and that
  // of a lent sample from what left; at 100 nobody is asked. And its purity from its group's and
  // its stamp's, in points.
  BATAS_SELISIH_TIMBANG_MG: {
    group: 'otorisasi',
    initial: '50',
    field: angka({ max: 1_000_000 }),
  },
  TUTUP_WAJIB_TIMBANG: { group: 'otorisasi', initial: 'false', field: aktif() },
  BATAS_SELISIH_BERAT_PERSEN: { group: 'otorisasi', initial: '5', field: persen() },
  BATAS_SELISIH_KADAR_PERSEN: { group: 'otorisasi', initial: '2', field: persen() },
  // How far the weight of a made piece may be from the ordered one without one; at 100 any.
  BATAS_SELISIH_PESANAN_PERSEN: { group: 'otorisasi', initial: '10', field: persen() },
  // What one lot may lose in the wash without one; at 100 any.
  BATAS_SUSUT_CUCI_PERSEN: { group: 'otorisasi', initial: '2', field: persen() },
  // How far above today's worth of its fine gold a piece may be bought back without one.
  BATAS_ATAS_PERSEN: { group: 'otorisasi', initial: '10', field: persen() },
  BATAS_KAS_KELUAR_RP: { group: 'otorisasi', initial: '1000000', field: rupiah() },
  // What one person may pay out of the till in a day without an approval, over all kinds of
  // documents; 0 asks for one whenever cash leaves.
  BATAS_KAS_KELUAR_HARI_RP: { group: 'otorisasi', initial: '10000000', field: rupiah() },
  // What of it may be cash for what a customer paid in another way: change of a transfer, refunds.
  BATAS_TUNAI_NON_TUNAI_HARI_RP: { group: 'otorisasi', initial: '100000', field: rupiah() },
  // What one person may pay for old gold in a day without one, in whatever means; 0 asks always.
  BATAS_BELI_KEMBALI_HARI_RP: { group: 'otorisasi', initial: '25000000', field: rupiah() },
  // What of it may be for pieces whose nota does not prove the seller: it names nobody, or nobody
  // by a member's code or a phone number; 0 asks always.
  BATAS_BELI_NOTA_HARI_RP: { group: 'otorisasi', initial: '10000000', field: rupiah() },
  // What one person may send out of the bank accounts in a day without an approval; 0 asks always.
  BATAS_BANK_KELUAR_HARI_RP: { group: 'otorisasi', initial: '50000000', field: rupiah() },
  // What one person, and the whole shop, may sell in a day for what a marketplace is said to have
  // been paid, and take by transfer and card, without an approval; 0 asks always.
  BATAS_MARKETPLACE_HARI_RP: { group: 'otorisasi', initial: '50000000', field: rupiah() },
  BATAS_MARKETPLACE_TOKO_HARI_RP: { group: 'otorisasi', initial: '100000000', field: rupiah() },
  BATAS_NON_CASH_HARI_RP: { group: 'otorisasi', initial: '150000000', field: rupiah() },
  BATAS_NON_CASH_TOKO_HARI_RP: { group: 'otorisasi', initial: '500000000', field: rupiah() },
  // Money in, and from the bank to the till, of one person in a day beyond which owners are told.
  BATAS_KABAR_UANG_HARI_RP: { group: 'otorisasi', initial: '25000000', field: rupiah() },
  // Part of a day's limit of such notas, and of marketplaces, beyond which owners are told; at 100
  // nobody is.
  BATAS_KABAR_HARI_PERSEN: { group: 'otorisasi', initial: '50', field: persen() },
  // Most that one document may come to; never more than a thousand milyar, whatever stands here.
  BATAS_DOKUMEN_RP: {
    group: 'otorisasi',
    initial: '10000000000',
    field: rupiah({ min: 1_000_000 }),
  },
  KAS_BOLEH_MINUS: { group: 'otorisasi', initial: 'false', field: aktif() },
  TRANSFER_LEBIH_BAYAR: { group: 'otorisasi', initial: 'false', field: aktif() },
  OTORISASI_OWN_SENDIRI: { group: 'otorisasi', initial: 'false', field: aktif() },
  // New pieces wait for a second person; off in the demo.
  VALIDASI_TAMBAH_BARANG: { group: 'otorisasi', initial: 'true', field: aktif() },
  // Off: approvals come by QR, fingerprint or passkey only.
  // The way with which the dialog begins (spec 1 §3, auth type); the device's last one until set.
  JENIS_OTORISASI: {
    group: 'otorisasi',
    initial: 'TERAKHIR',
    field: pilihan(['TERAKHIR', 'QR', 'PASSWORD']),
  },
  // Bodies of calls under a key that the login agrees (spec 1 §7); who is signed in logs in again.
  ENKRIPSI_ISI: { group: 'otorisasi', initial: 'false', field: aktif() },
  OTORISASI_PASSWORD: { group: 'otorisasi', initial: 'true', field: aktif() },
  // Four eyes: whoever saved what waits does not validate it.
  VALIDASI_ORANG_LAIN: { group: 'otorisasi', initial: 'false', field: aktif() },
  VALIDASI_PENJUALAN: { group: 'otorisasi', initial: 'false', field: aktif() },
  VALIDASI_PEMBELIAN: { group: 'otorisasi', initial: 'false', field: aktif() },
  VALIDASI_TITIPAN: { group: 'otorisasi', initial: 'false', field: aktif() },
  VALIDASI_PESANAN: { group: 'otorisasi', initial: 'false', field: aktif() },
  // Gold that goes to the washer's waits for a second person.
  VALIDASI_KIRIM_CUCI: { group: 'otorisasi', initial: 'true', field: aktif() },
  VALIDASI_SERVICE: { group: 'otorisasi', initial: 'false', field: aktif() },
  // Days after which the customer is promised his titipan, order or service unless told; 0: none.
  HARI_JANJI_TITIPAN: { group: 'otorisasi', initial: '30', field: hari() },
  HARI_JANJI_PESANAN: { group: 'otorisasi', initial: '14', field: hari() },
  HARI_JANJI_SERVICE: { group: 'otorisasi', initial: '7', field: hari() },
  // Days that a promise may be away without an approval.
  BATAS_HARI_JANJI: { group: 'otorisasi', initial: '180', field: hari() },
  // Weight that the work on a customer's piece may lose without an approval.
  // How much gold of the shop a customer's piece may take without an approval, of what it weighed,
  // and what one person may put into pieces in a day; 0 asks always.
  BATAS_EMAS_SERVICE_PERSEN: { group: 'otorisasi', initial: '20', field: persen() },
  BATAS_EMAS_SERVICE_HARI_RP: { group: 'otorisasi', initial: '5000000', field: rupiah() },
  BATAS_SUSUT_SERVICE_PERSEN: { group: 'otorisasi', initial: '1', field: persen() },
  // Whether a buy-back price above, below or in any way other than the nota's needs an approval.
  OTORISASI_BELI_ATAS_NOTA: { group: 'otorisasi', initial: 'true', field: aktif() },
  OTORISASI_BELI_BAWAH_NOTA: { group: 'otorisasi', initial: 'false', field: aktif() },
  OTORISASI_BELI_BEDA_NOTA: { group: 'otorisasi', initial: 'false', field: aktif() },
  // Whether cash for a piece of this shop that was sold today, or not paid in cash, needs one.
  OTORISASI_BELI_KEMBALI_TUNAI: { group: 'otorisasi', initial: 'true', field: aktif() },
  // Days for which a piece that was paid by transfer or card needs one to pay another; 0: none.
  HARI_TUKAR_NON_TUNAI: { group: 'otorisasi', initial: '7', field: hari() },
  // Whether somebody else than the nota's buyer who sells a piece back needs one.
  OTORISASI_PENJUAL_LAIN: { group: 'otorisasi', initial: 'true', field: aktif() },
  // Answers of a day to what a piece or nota is worth that led to no buy-back; 0 asks always.
  BATAS_TAKSIRAN_BELI: { group: 'otorisasi', initial: '40', field: angka() },
  // Whether somebody else who takes what another one left, ordered or had mended needs one.
  OTORISASI_PENGAMBIL_LAIN: { group: 'otorisasi', initial: 'true', field: aktif() },
  // Whether a piece of the shop that an order lends out as a sample, or leaves lent, needs one.
  OTORISASI_CONTOH_TOKO: { group: 'otorisasi', initial: 'true', field: aktif() },
  // Whether a making charge below that of parameter ongkos needs one.
  OTORISASI_ONGKOS_PARAMETER: { group: 'otorisasi', initial: 'true', field: aktif() },
  // Least down payment of a titipan without an approval, per cent of its total; 0 asks for none.
  DP_TITIPAN_MIN_PERSEN: { group: 'otorisasi', initial: '10', field: persen() },
  // Least payment of an order that holds a piece of the stock without one; 0 asks for none.
  DP_PESANAN_STOK_PERSEN: { group: 'otorisasi', initial: '10', field: persen() },
  PPN_PERSEN: { group: 'harga', initial: '0', field: persen() },
  PPN_PERSEN_TANPA_FAKTUR: { group: 'harga', initial: '0', field: persen() },
  // Members that a user without the right to their data may look up in a day without serving them.
  BATAS_MEMBER_DILIHAT: { group: 'otorisasi', initial: '50', field: angka() },
  SESI_BANYAK: { group: 'otorisasi', initial: 'false', field: aktif() },
  // Shop type POS, whose screens have another base address (spec 1 §2).
  TIPE_POS: { group: 'umum', initial: 'false', field: aktif() },
  // Months of the repurchase tolerance that a nota promises (spec 1 §9), 0 for none, and on which
  // sales it stands.
  TOLERANSI_BELI_BULAN: { group: 'perilaku', initial: '3', field: angka({ max: 120 }) },
  TOLERANSI_BELI_NOTA: {
    group: 'perilaku',
    initial: 'MARKETPLACE',
    field: pilihan(['MARKETPLACE', 'SEMUA']),
  },
  BAHASA: { group: 'umum', initial: 'id', field: pilihan(LANGUAGES) },
  // Whether the buy-back of a piece counts the making charge of its sale (docs/domain.md §5).
  BELI_TERMASUK_ONGKOS: { group: 'harga', initial: 'false', field: aktif() },
  // Gram rounding of the receipt weight: 0 off, else 50 or 100 milligrams.
  PEMBULATAN_GRAM_MG: { group: 'harga', initial: '0', field: pilihan(['0', '50', '100']) },
} as const satisfies Readonly<Record<string, SettingRow>>;
