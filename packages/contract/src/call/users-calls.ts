/** People: coming in and going, devices, managing users, their rights and the shops they reach. */
import type { AksesNode, Level } from '../permission.ts';
import type { ReachRow, ReachSent } from '../reach.ts';
import type { DeviceCode, GuessedUser, TrustedDevice } from '../user-device.ts';
import type { ManagedUser, UserTrace } from '../user-level.ts';
import type { Guarded, Listed } from './call.ts';
import type { SettingRow, ShopState } from './toko-calls.ts';

/** Who is signed in, with level and access tree of the addressed shop. */
export interface Profile {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly kode_toko: string;
  readonly akses: readonly AksesNode[];
}

/** What a login answers. */
export interface LoginAnswer {
  readonly token: string;
  readonly user: Profile & {
    readonly bahasa: string | null;
    /** The password was given by somebody else: nothing is open before it is changed. */
    readonly wajib_ganti: boolean;
  };
  readonly toko: ShopState;
  readonly tgl_system: string;
  readonly modules: readonly SettingRow[];
  readonly versi: string;
  /** What somebody else did with the account in the last days; null for nothing. */
  readonly jejak: UserTrace | null;
  /** The server's public key, base64, where bodies go under a key of this login. */
  readonly kunci?: string;
}

/** A user of the shop, for choosing one. */
export interface ListedUser {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly kode_toko: string;
  readonly aktif: boolean;
}

/** A user's access tree in force, and the default of the level. */
export interface UserAkses {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  /** The user has a tree of his own. */
  readonly khusus: boolean;
  readonly akses: readonly AksesNode[];
  readonly bawaan: readonly AksesNode[];
}

interface UserId {
  readonly user_id: string;
}

export interface UsersCalls {
  'POST users/login': {
    body: {
      readonly user_id: string;
      readonly password: string;
      readonly paksa?: boolean;
      readonly kode?: string;
      readonly kunci?: string;
    };
    data: LoginAnswer;
  };
  'POST users/logout': { body: { readonly user_id?: string }; data: null };
  'PUT users/change-password': {
    body: { readonly password: string; readonly new_password: string };
    data: null;
  };
  'GET users/jejak': Listed<UserTrace>;
  'PUT users/bahasa': {
    body: { readonly bahasa: 'id' | 'en' | 'it' | 'hk' | 'my' | 'jp' };
    data: { readonly bahasa: string };
  };
  'GET users/get/all': Listed<ListedUser> & { query: { level?: string; aktif?: boolean } };
  'GET users/saya': { data: Profile };
  'GET users': Listed<ManagedUser>;
  'POST users': {
    body: Guarded & {
      readonly user_id: string;
      readonly nama: string;
      readonly level: Level;
      readonly password: string;
    };
    data: UserId;
  };
  'PUT users/:user_id': {
    body: Guarded & { readonly nama?: string; readonly level?: Level; readonly aktif?: boolean };
    data: Pick<ManagedUser, 'user_id' | 'nama' | 'level' | 'aktif'>;
  };
  'PUT users/:user_id/password': { body: Guarded & { readonly password: string }; data: UserId };
  'GET users/:user_id/akses': { data: UserAkses };
  'PUT users/:user_id/akses': {
    body: Guarded & { readonly akses: readonly AksesNode[] | null };
    data: UserAkses;
  };
  'GET users/:user_id/toko': { data: readonly ReachRow[] };
  'PUT users/:user_id/toko': {
    body: Guarded & { readonly toko: readonly ReachSent[] };
    data: readonly ReachRow[];
  };
  'GET users/perangkat': Listed<TrustedDevice>;
  'POST users/perangkat/izin': { data: DeviceCode };
  'DELETE users/perangkat/:id': { data: null };
  'GET users/kunci': Listed<GuessedUser>;
  'POST users/:user_id/buka-kunci': { data: UserId };
  'GET users/:user_id/perangkat': Listed<TrustedDevice>;
  'DELETE users/:user_id/perangkat/:id': { data: null };
}
