/**
 * What each flag and parameter of a shop may hold and what it depends on: for the check on the
 * server and the control on the screen. The keys themselves and their defaults are in
 * module-flag.ts.
 */
import { LANGUAGES } from '@kencana/messages/key';
import type { MessageKey } from '@kencana/messages/key';
import { HARGA_MAX } from '@kencana/rules/harga';
import { formatAngka, formatRupiah } from '@kencana/rules/rupiah';
import { MODULE_FLAGS, SYSTEM_DEFAULTS } from './module-flag.ts';
import type { ModuleFlag, SystemKey } from './module-flag.ts';

export type SettingKey = ModuleFlag | SystemKey;
/**
 * flag: true or false; rupiah: whole, at least `min`; persen: 0 to 100, two decimals; hari: whole
 * days.
 */
export type SettingKind = 'flag' | 'choice' | 'rupiah' | 'persen' | 'hari' | 'number';
export const SETTING_GROUPS = ['umum', 'harga', 'otorisasi', 'perilaku', 'modul'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/**
 * Groups whose every setting is a control or decides what documents pay: OWN and SU alone change
 * them, with a second person where there is one (docs/decision/0028).
 */
const GUARDED_GROUPS: readonly SettingGroup[] = ['otorisasi', 'harga'];

export interface SettingDef {
  readonly key: SettingKey;
  readonly kind: SettingKind;
  readonly group: SettingGroup;
  /** Changed by OWN and SU only, approved by a second person, announced and kept. */
  readonly guarded: boolean;
  /** Words of a choice. */
  readonly options: readonly string[];
  /** Least and greatest value of a rupiah. */
  readonly min: number;
  readonly max: number;
  /** Flags that must be on before this one may be. */
  readonly needs: readonly ModuleFlag[];
}

const CHOICES: Readonly<Record<string, readonly string[] | undefined>> = {
  PEMBULATAN_BELI_ARAH: ['UP', 'DOWN', 'NEAREST'],
  kategori_harga: ['BARANG', 'GROUP', 'GLOBAL'],
  HUTANG_POKOK: ['MANUAL', 'HARGA_EMAS'],
  BAHASA: LANGUAGES,
  PEMBULATAN_GRAM_MG: ['0', '50', '100'],
};

/** Least rupiah; a rounding step of nothing would divide by zero. */
const RUPIAH: Readonly<Partial<Record<SystemKey, number>>> = {
  PEMBULATAN: 1,
  PEMBULATAN_HUTANG: 1,
  PARAMETER_HARGA_EMAS_GLOBAL_VALUE: 0,
  BATAS_KAS_KELUAR_RP: 0,
  BATAS_KAS_KELUAR_HARI_RP: 0,
  BATAS_BELI_KEMBALI_HARI_RP: 0,
  BATAS_BANK_KELUAR_HARI_RP: 0,
  BATAS_DOKUMEN_RP: 1_000_000,
};

/** Greatest rupiah where more than this would be no rule but a gift: a rounding of whole prices. */
const MOST_RUPIAH: Readonly<Partial<Record<SystemKey, number>>> = {
  PEMBULATAN: 100_000,
  PEMBULATAN_HUTANG: 100_000,
};

const PERSEN: readonly SystemKey[] = [
  'BATAS_UBAH_HARGA_PERSEN',
  'BATAS_DISKON_PERSEN',
  'BATAS_BAWAH_PERSEN',
  'BATAS_SELISIH_BERAT_PERSEN',
  'BATAS_SELISIH_KADAR_PERSEN',
  'BATAS_ATAS_PERSEN',
  'BATAS_SUSUT_SERVICE_PERSEN',
  'DP_TITIPAN_MIN_PERSEN',
  'PPN_PERSEN',
  'PPN_PERSEN_TANPA_FAKTUR',
];

/** Whole days, at most ten years. */
const HARI: readonly SystemKey[] = [
  'HARI_JANJI_TITIPAN',
  'HARI_JANJI_PESANAN',
  'HARI_JANJI_SERVICE',
  'BATAS_HARI_JANJI',
];
const HARI_MAX = 3650;

const NEEDS: Readonly<Partial<Record<ModuleFlag, readonly ModuleFlag[]>>> = {
  MEMBER_RESET_POIN_MODULE: ['MEMBER_MODULE'],
  BAYAR_POINT_MODULE: ['MEMBER_MODULE'],
  SEPUHAN_TERPUSAT_MODULE: ['SEPUHAN_MODULE'],
  STOCK_SEPUHAN_MANUAL_MODULE: ['SEPUHAN_MODULE'],
  KIRIM_BARANG_ONLINE_STORE_MODULE: ['KIRIM_BARANG_MODULE'],
  NOTIF_WABLAS_PROMO: ['WHATSAPP_MODULE'],
};

/** Flags that change how screens behave instead of adding some. */
const BEHAVIOUR: readonly ModuleFlag[] = ['DOUBLE_SLIP_MODULE', 'STOCK_JUAL_MANUAL'];

const GROUP: Readonly<Partial<Record<SettingKey, SettingGroup>>> = {
  BAHASA: 'umum',
  TIPE_POS: 'umum',
  // Who may see and do what, and which step or way of approving stands.
  SESI_BANYAK: 'otorisasi',
  PREVIOUS_DAY_OWNER: 'otorisasi',
  PREVIOUS_DAY_SUPERVISOR: 'otorisasi',
  HIDE_STOCK_SUMMARY: 'otorisasi',
  REPORT_SATU_BULAN_PROTECTION_MODULE: 'otorisasi',
  SETTING_NOTA_OWNER_ONLY: 'otorisasi',
  FINGERPRINT_MODULE: 'otorisasi',
  VALIDASI_PESANAN_MODULE: 'otorisasi',
  VALIDASI_SERVICE_MODULE: 'otorisasi',
  VALIDASI_NON_CASH_MODULE: 'otorisasi',
  PLAFOND_HUTANG_MODULE: 'otorisasi',
  BUNGA_HUTANG_MODULE: 'otorisasi',
  BATAS_UBAH_HARGA_PERSEN: 'otorisasi',
  BATAS_DISKON_PERSEN: 'otorisasi',
  BATAS_BAWAH_PERSEN: 'otorisasi',
  BATAS_SELISIH_BERAT_PERSEN: 'otorisasi',
  BATAS_SELISIH_KADAR_PERSEN: 'otorisasi',
  BATAS_ATAS_PERSEN: 'otorisasi',
  BATAS_KAS_KELUAR_RP: 'otorisasi',
  BATAS_KAS_KELUAR_HARI_RP: 'otorisasi',
  BATAS_BELI_KEMBALI_HARI_RP: 'otorisasi',
  BATAS_BANK_KELUAR_HARI_RP: 'otorisasi',
  OTORISASI_BELI_KEMBALI_TUNAI: 'otorisasi',
  OTORISASI_PENJUAL_LAIN: 'otorisasi',
  DP_TITIPAN_MIN_PERSEN: 'otorisasi',
  BATAS_DOKUMEN_RP: 'otorisasi',
  KAS_BOLEH_MINUS: 'otorisasi',
  TRANSFER_LEBIH_BAYAR: 'otorisasi',
  OTORISASI_OWN_SENDIRI: 'otorisasi',
  BATAS_MEMBER_DILIHAT: 'otorisasi',
  VALIDASI_TAMBAH_BARANG: 'otorisasi',
  OTORISASI_PASSWORD: 'otorisasi',
  VALIDASI_ORANG_LAIN: 'otorisasi',
  VALIDASI_PENJUALAN: 'otorisasi',
  VALIDASI_PEMBELIAN: 'otorisasi',
  VALIDASI_TITIPAN: 'otorisasi',
  VALIDASI_PESANAN: 'otorisasi',
  VALIDASI_SERVICE: 'otorisasi',
  BATAS_SUSUT_SERVICE_PERSEN: 'otorisasi',
  HARI_JANJI_TITIPAN: 'otorisasi',
  HARI_JANJI_PESANAN: 'otorisasi',
  HARI_JANJI_SERVICE: 'otorisasi',
  BATAS_HARI_JANJI: 'otorisasi',
  OTORISASI_BELI_ATAS_NOTA: 'otorisasi',
  OTORISASI_BELI_BAWAH_NOTA: 'otorisasi',
  OTORISASI_BELI_BEDA_NOTA: 'otorisasi',
  // Which price is taken and what is cut off a buy-back or lent.
  ROUND_DOWN_MODULE: 'harga',
  HIDUP_FEATURE_MODULE: 'harga',
  HARGA_PEMBELIAN_MODULE: 'harga',
  POTONGAN_PENJUALAN_MODULE: 'harga',
  HUTANG_POKOK_MODULE: 'harga',
};

function isFlag(key: string): key is ModuleFlag {
  return MODULE_FLAGS.some((flag) => flag === key);
}

function define(key: SettingKey): SettingDef {
  const group = groupOf(key);
  const guarded = GUARDED_GROUPS.includes(group);
  if (isFlag(key)) {
    const needs = NEEDS[key] ?? [];
    return { key, kind: 'flag', group, guarded, options: [], min: 0, max: HARGA_MAX, needs };
  }
  const options = CHOICES[key] ?? [];
  const [min, max] = [RUPIAH[key] ?? 0, MOST_RUPIAH[key] ?? HARGA_MAX];
  return { key, kind: kindOf(key), group, guarded, options, min, max, needs: [] };
}

/** A parameter that nobody put elsewhere is guarded: its group is harga. */
function groupOf(key: SettingKey): SettingGroup {
  if (!isFlag(key)) return GROUP[key] ?? 'harga';
  return GROUP[key] ?? (BEHAVIOUR.includes(key) ? 'perilaku' : 'modul');
}

function kindOf(key: SystemKey): SettingKind {
  if (CHOICES[key] !== undefined) return 'choice';
  if (RUPIAH[key] !== undefined) return 'rupiah';
  if (PERSEN.includes(key)) return 'persen';
  if (HARI.includes(key)) return 'hari';
  return isYesNo(SYSTEM_DEFAULTS[key]) ? 'flag' : 'number';
}

/** Every flag and parameter, in the order of their lists. */
export const settingDefs: readonly SettingDef[] = [
  ...MODULE_FLAGS,
  ...(Object.keys(SYSTEM_DEFAULTS) as SystemKey[]),
].map(define);

/** The definition of a key; undefined for one that does not exist. */
export function settingDef(key: string): SettingDef | undefined {
  return settingDefs.find((def) => def.key === key);
}

/** True when the key may hold the text. */
export function isSettingValue(def: SettingDef, value: string): boolean {
  switch (def.kind) {
    case 'flag':
      return isYesNo(value);
    case 'choice':
      return def.options.includes(value);
    case 'rupiah':
      return /^\d{1,13}$/.test(value) && isWithin(Number(value), def.min, def.max);
    case 'persen':
      return /^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) <= 100;
    case 'hari':
      return /^\d{1,4}$/.test(value) && Number(value) <= HARI_MAX;
    case 'number':
      return /^\d{1,12}(\.\d{1,2})?$/.test(value);
  }
}

/**
 * A value as people read it, with its unit and thousands (spec 1 §9); what is no value of the
 * setting stays as it is. `t` says it in the reader's language.
 */
export function settingValueText(
  def: SettingDef,
  value: string,
  t: (key: MessageKey, data?: Readonly<Record<string, unknown>>) => string,
): string {
  if (!isSettingValue(def, value)) return value;
  switch (def.kind) {
    case 'flag':
      return t(value === 'true' ? 'report.pengaturan.nyala' : 'report.pengaturan.mati');
    case 'choice':
      return value;
    case 'rupiah':
      return formatRupiah(Number(value));
    case 'persen':
      return `${value}%`;
    case 'hari':
      return t('setting.n-hari', { n: formatAngka(Number(value)) });
    case 'number':
      return value.includes('.') ? value : formatAngka(Number(value));
  }
}

/** Flags that must be turned on before `def` may become `value`. */
export function missingNeeds(
  def: SettingDef,
  value: string,
  on: (flag: ModuleFlag) => boolean,
): readonly ModuleFlag[] {
  return value === 'true' ? def.needs.filter((flag) => !on(flag)) : [];
}

/** Flags that are on and need `def`, and so stand against turning it off. */
export function dependents(
  def: SettingDef,
  value: string,
  on: (flag: ModuleFlag) => boolean,
): readonly ModuleFlag[] {
  return value === 'true' ? [] : neededBy(def.key).filter(on);
}

/** Flags that need the key, on or not. */
export function neededBy(key: SettingKey): readonly ModuleFlag[] {
  return MODULE_FLAGS.filter((flag) => NEEDS[flag]?.some((need) => need === key));
}

function isWithin(n: number, min: number, max: number): boolean {
  return n >= min && n <= max;
}

function isYesNo(value: string): boolean {
  return value === 'true' || value === 'false';
}
