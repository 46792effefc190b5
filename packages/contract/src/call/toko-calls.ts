/**
 * The shop and the chain: set-up, state, cards, settings, services outside, and masters copied to
 * branches.
 */
import type { RowOf } from '../define-master.ts';
import type { bungaHutang } from '../master/bunga-hutang.ts';
import type { openBranchInput } from '../buka-cabang.ts';
import type {
  CopyPreview,
  CopyResult,
  distributeInput,
  distributePreviewInput,
  pullInput,
  pullPreviewInput,
  ShopAnswer,
} from '../distribusi.ts';
import type { ExportRow } from '../export-csv.ts';
import type { DetailAkun, MappedAkun, ParameterAkun } from '../parameter-akun.ts';
import type { ShopCard, ShopSetting } from '../shop-card.ts';
import type { Guarded, Listed, TakenBy } from './call.ts';

/** One flag or parameter of the shop. */
export interface SettingRow {
  readonly key: string;
  readonly value: string;
}

/** A shop as those who work in it know it. */
export interface ShopState {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly portal: string;
  readonly tipe_toko: 'PUSAT' | 'CABANG';
  /** IANA name. */
  readonly zona_waktu: string;
  /** Business date, yyyy-MM-dd. */
  readonly tgl_system: string;
}

/** A shop of the chain, for choosing one. */
export interface ListedShop extends Omit<ShopState, 'zona_waktu'> {
  /** False for a shop on another server, which cannot be reached from here. */
  readonly di_sini: boolean;
}

/** What the login page shows before anybody is known. */
export interface PublicInfo {
  readonly mode: 'demo' | 'production';
  readonly versi: string;
  /** True while the server has no shop. */
  readonly perlu_pemilik: boolean;
  /** The sample logins of the demo chain, on the server's own machine with their one password. */
  readonly demo: { readonly logins: readonly string[]; readonly password?: string } | null;
}

/** Date, shop, version and settings of the addressed shop. */
export interface SystemState {
  readonly tgl_system: string;
  readonly toko: ShopState;
  readonly versi: string;
  readonly status_tutup: { readonly tgl_tutup_terakhir: string | null };
  readonly modules: readonly SettingRow[];
}

/** A service outside as a browser may know it. */
export interface ServiceState {
  readonly driver: string;
  readonly setting: Readonly<Record<string, string>>;
  /** Names of the secrets that are stored. */
  readonly rahasia: readonly string[];
}

/** What a provider said when it was tried. */
export interface ServiceTried {
  readonly ok: boolean;
  /** HTTP status, 0 when nothing answered. */
  readonly status: number;
  /** The answer's beginning as it came, or why there is none. */
  readonly jawaban: string;
}

interface ServiceSent {
  readonly driver: string;
  readonly isi?: Record<string, string>;
}

interface ServiceRead {
  data: ServiceState;
}

interface ServiceWritten {
  body: ServiceSent;
  data: ServiceState;
}

interface ServiceTry {
  body: ServiceSent;
  data: ServiceTried;
}

interface PriceSet {
  body: Guarded & { readonly nominal: number };
  data: { readonly nominal: number };
}

export interface TokoCalls {
  'GET setup/status': { data: { readonly perlu_pemilik: boolean } };
  'POST setup/owner': {
    body: {
      readonly kode: string;
      readonly kode_toko: string;
      readonly nama_toko: string;
      readonly alamat_toko?: string;
      readonly tipe_toko?: 'CABANG' | 'PUSAT';
      readonly user_id: string;
      readonly nama: string;
      readonly password: string;
    };
    data: { readonly kode_toko: string; readonly user_id: string };
  };
  'GET system/info': { data: PublicInfo };
  'GET system/get': { data: SystemState };
  'GET system/grosir': { data: { readonly url: string; readonly semi: boolean } };
  'GET para-system': Listed<SettingRow>;
  'GET para-system/type/module': Listed<SettingRow>;
  'GET para-system/key/:key': { data: SettingRow };
  'PUT para-system/key/:key': {
    body: Guarded & { readonly value: string | number | boolean };
    data: SettingRow;
  };
  'PUT parameter-harga-emas/global': PriceSet;
  'POST parameter-harga-emas/global': PriceSet;
  'GET tokos': Listed<ListedShop>;
  'GET tokos/get/all': Listed<ShopCard>;
  'POST tokos': {
    body: TakenBy<typeof openBranchInput>;
    data: {
      readonly kode_toko: string;
      readonly nama_toko: string;
      /** Rows of masters that it starts with. */
      readonly disalin: number;
    };
  };
  'PUT tokos/:kode_toko': {
    body: Guarded &
      Partial<Pick<ShopCard, 'nama_toko' | 'alamat_toko' | 'portal' | 'npwp' | 'no_hp' | 'aktif'>>;
    data: ShopCard;
  };
  'GET toko/setting': { data: ShopSetting };
  'PUT toko/setting': { body: Guarded & ShopSetting; data: ShopSetting };
  'GET layanan/whatsapp': ServiceRead;
  'PUT layanan/whatsapp': ServiceWritten;
  'POST layanan/whatsapp/uji': ServiceTry;
  'GET layanan/marketplace': ServiceRead;
  'PUT layanan/marketplace': ServiceWritten;
  'POST layanan/marketplace/uji': ServiceTry;
  'POST chat/send': {
    body: {
      readonly receiver: string;
      readonly message: string;
      readonly type?: 'text';
      readonly no_faktur_group?: string;
    };
    data: null;
    beside: { readonly success: true };
  };
  'POST distribusi-master/pratinjau': {
    body: TakenBy<typeof distributePreviewInput>;
    data: readonly ShopAnswer<CopyPreview>[];
  };
  'POST distribusi-master': {
    body: TakenBy<typeof distributeInput>;
    data: readonly ShopAnswer<CopyResult>[];
  };
  'POST import-data-pusat/pratinjau': {
    body: TakenBy<typeof pullPreviewInput>;
    data: CopyPreview;
  };
  'POST import-data-pusat': { body: TakenBy<typeof pullInput>; data: CopyResult };
  'GET para-bunga-hutang/find-between': {
    query: { readonly nominal: number };
    data: RowOf<typeof bungaHutang>;
  };
  'GET export-csv': Listed<ExportRow>;
  'GET export-csv/berkas': { query: { master: string }; file: true };
  'GET para-akun-transaksi': Listed<ParameterAkun<MappedAkun>>;
  'PUT para-akun-transaksi/:trx/:type': {
    body: { readonly detail_akun: readonly DetailAkun[] };
    data: ParameterAkun<MappedAkun>;
  };
}
