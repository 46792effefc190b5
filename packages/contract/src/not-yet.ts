/**
 * What may be filled in already though nothing reads it: its area is not built. Screens say so,
 * nobody switches it on, and in production its switches are not offered. Whoever builds the area
 * takes its lines out; scripts/tidy-effect.mjs refuses a longer list, and a key that is read.
 */
import type { SettingKey } from './setting.ts';

/** Flags and parameters that nothing reads. */
const SETTINGS: readonly SettingKey[] = [
  'MANUAL_ITEMS_TRANSACTION_MODULE',
  'SEPUHAN_TERPUSAT_MODULE',
  'STOCK_SEPUHAN_MANUAL_MODULE',
  'KIRIM_BARANG_ONLINE_STORE_MODULE',
  'BARANG_WEB_EXTERNAL_MODULE',
  'NOTIF_WABLAS_PROMO',
  'STOCK_OPNAME_GLOBAL_MODULE',
  'STOCK_OPNAME_RFID_MODULE',
  'LAPORAN_TRANSAKSI_HARIAN_MODULE',
  'STOCK_JUAL_MANUAL',
  'PEMBULATAN_HUTANG',
];

/** Flags that open masters alone, whose rows nothing reads. */
const PREPARING: readonly SettingKey[] = [
  'CICILAN_MODULE',
  'BERLIAN_MODULE',
  'PLAFOND_HUTANG_MODULE',
  'BUNGA_HUTANG_MODULE',
  'HUTANG_POKOK_MODULE',
  'MEMBER_RESET_POIN_MODULE',
];

/** Masters, by name, whose rows nothing reads. */
const MASTERS: readonly string[] = [
  'bandrol',
  'batu-clarity',
  'batu-color',
  'batu-cutgrade',
  'batu-fluorescence',
  'batu-polish',
  'batu-shape',
  'batu-stone',
  'batu-symmetry',
  'bunga-hutang',
  'cicilan',
  'hadiah',
  'hutang-pokok',
  'jenis-batu',
  'kondisi-pinjaman',
  'member-afiliasi',
  'parameter-berlian',
  'plafond-hutang',
  'plafond-hutang-kadar',
  'reset-poin-member',
  'supplier-berlian',
];

/** True for a flag or parameter that nothing reads. */
export function isUnreadSetting(key: SettingKey): boolean {
  return SETTINGS.includes(key);
}

/** True for a flag that opens nothing but masters that nobody reads. */
export function isPreparing(key: SettingKey): boolean {
  return PREPARING.includes(key);
}

/** True for a master whose rows nothing reads. */
export function isUnreadMaster(name: string): boolean {
  return MASTERS.includes(name);
}
