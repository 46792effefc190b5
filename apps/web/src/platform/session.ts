/**
 * Who is signed in, in which shop, with which settings: a small store that survives a reload in
 * local storage. It draws nothing and calls no server; api.ts reads the token and the base address
 * here.
 */
import { useSyncExternalStore } from 'react';
import { Settings } from '@kencana/contract/module-flag';
import { mayDo } from '@kencana/contract/permission';
import type { AksesNode, Level } from '@kencana/contract/permission';
import type { UserTrace } from '@kencana/contract/user-level';
import { forgetMessages } from './recent-messages.ts';

export interface SessionUser {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly kode_toko: string;
  readonly akses: readonly AksesNode[];
  readonly bahasa?: string | null;
  /** The password was given by somebody else: nothing is open before it is changed. */
  readonly wajib_ganti?: boolean;
}

export interface Toko {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko?: string;
  /** False for a shop on another server, which cannot be reached from here. */
  readonly di_sini?: boolean;
  readonly tipe_toko?: 'PUSAT' | 'CABANG';
  /** IANA name of its time zone. */
  readonly zona_waktu?: string;
  readonly kunci_isi?: string;
}

export interface SettingRow {
  readonly key: string;
  readonly value: string;
}

export interface Session {
  readonly token: string;
  readonly user: SessionUser;
  /** The user's own shop. */
  readonly toko: Toko;
  /** Business date of the addressed shop, yyyy-MM-dd. */
  readonly tglSystem: string;
  /** Time zone of the addressed shop, which every moment is shown in. */
  readonly zonaWaktu: string | undefined;
  readonly settings: Settings;
  readonly versi: string;
  /** The branch that head office works in; undefined means the own shop. */
  readonly picked: Toko | undefined;
  /** The key of this login's bodies, base64, where the shop encrypts them. */
  readonly kunciIsi: string | undefined;
}

/** What POST users/login answers. */
export interface LoginAnswer {
  readonly token: string;
  readonly user: SessionUser;
  readonly toko: Toko;
  readonly tgl_system: string;
  readonly modules: readonly SettingRow[];
  readonly versi: string;
  /** What somebody else did with the account in the last days; null for nothing. */
  readonly jejak?: UserTrace | null;
  /** The server's public key, where bodies go under a key of this login. */
  readonly kunci?: string;
}

const PREFIX = 'kencana.';
const DATA = 'kencana.sesi';
const FLAG = 'kencana.login';
const FLAG_IN = 'true';
/**
 * Keys that outlive a logout: choices of the device, and typed work, which belongs to a user and a
 * screen.
 */
const KEPT = ['kencana.perangkat.', 'kencana.draft.'];

interface Stored extends LoginAnswer {
  readonly picked?: Toko;
  readonly zona_waktu?: string;
  readonly kunci_isi?: string;
}

let current: Session | undefined = load();
let leaving = false;
/** Held a login that has ended: what this page remembers is not the next one's. */
let used = false;
const listeners = new Set<() => void>();

function load(): Session | undefined {
  if (localStorage.getItem(FLAG) !== FLAG_IN) return undefined;
  try {
    const text = localStorage.getItem(DATA);
    return text === null ? undefined : toSession(JSON.parse(text) as Stored);
  } catch {
    return undefined;
  }
}

function toSession(stored: Stored): Session {
  return {
    token: stored.token,
    user: stored.user,
    toko: stored.toko,
    tglSystem: stored.tgl_system,
    zonaWaktu: stored.zona_waktu ?? stored.toko.zona_waktu,
    settings: new Settings(stored.modules),
    versi: stored.versi,
    picked: stored.picked,
    kunciIsi: stored.kunci_isi,
  };
}

function save(session: Session): void {
  const stored: Stored = {
    token: session.token,
    user: session.user,
    toko: session.toko,
    tgl_system: session.tglSystem,
    ...(session.zonaWaktu === undefined ? {} : { zona_waktu: session.zonaWaktu }),
    modules: session.settings.entries(),
    versi: session.versi,
    ...(session.picked === undefined ? {} : { picked: session.picked }),
    ...(session.kunciIsi === undefined ? {} : { kunci_isi: session.kunciIsi }),
  };
  localStorage.setItem(DATA, JSON.stringify(stored));
  localStorage.setItem(FLAG, FLAG_IN);
  current = session;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, or undefined when nobody is signed in. */
export function getSession(): Session | undefined {
  return current;
}

/** The session for screens inside the shell; throws outside of it. */
export function useSession(): Session {
  const session = useMaybeSession();
  if (session === undefined) throw new Error('useSession outside of a signed-in screen');
  return session;
}

/** The session or undefined, for code that also runs before login. */
export function useMaybeSession(): Session | undefined {
  return useSyncExternalStore(subscribe, getSession);
}

/** True when the signed-in user has the right; 'login' and 'public' are open to everybody. */
export function may(right: string): boolean {
  if (right === 'public') return true;
  if (current === undefined) return false;
  return right === 'login' || mayDo(current.user, right);
}

/**
 * Starts a session from the answer of users/login, with the key of its bodies where one was agreed;
 * a page that held another one begins anew.
 */
export function startSession(answer: LoginAnswer, kunciIsi?: string): void {
  save({ ...toSession(answer), kunciIsi });
  if (used) location.assign('/');
}

/** Changes parts of the running session; does nothing when nobody is signed in. */
export function updateSession(
  patch: Partial<Pick<Session, 'tglSystem' | 'zonaWaktu' | 'picked' | 'versi' | 'user'>>,
): void {
  if (current !== undefined) save({ ...current, ...patch });
}

/** Merges settings by key, as after a settings change (spec 1 §2 "Shell behaviour"). */
export function mergeSettings(rows: readonly SettingRow[]): void {
  if (current === undefined) return;
  save({ ...current, settings: new Settings([...current.settings.entries(), ...rows]) });
}

/** True when another tab of this browser has stored a login of its own meanwhile. */
export function isReplacedHere(): boolean {
  const text = localStorage.getItem(DATA);
  if (text === null || current === undefined) return false;
  return (JSON.parse(text) as Stored).token !== current.token;
}

/** True from the moment somebody leaves until this page shows the login. */
export function isLeaving(): boolean {
  return leaving;
}

/** The same, for what is shown meanwhile. */
export function useLeaving(): boolean {
  return useSyncExternalStore(subscribe, isLeaving);
}

/** Shows the login on this very page: the server that would send it anew does not answer. */
export function stayWithoutServer(): void {
  leaving = false;
  used = true;
  history.replaceState(null, '', '/');
  for (const tell of listeners) tell();
}

/**
 * Clears local storage but for device choices and drafts, forgets the recent messages, sets the
 * login flag to false and tells everybody. Who leaves on purpose waits for the server's answer
 * before the login is shown.
 */
export function endSession(options: { readonly leaving?: boolean } = {}): void {
  leaving = options.leaving === true;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && !KEPT.some((kept) => key.startsWith(kept))) {
      localStorage.removeItem(key);
    }
  }
  localStorage.setItem(FLAG, 'false');
  forgetMessages();
  current = undefined;
  for (const tell of listeners) tell();
}

/**
 * True when the stored login flag still says what this tab believes (another tab may have logged
 * out).
 */
export function loginFlagMatches(): boolean {
  const stored = localStorage.getItem(FLAG) === FLAG_IN;
  return stored === (current !== undefined);
}

/**
 * Base address of the API: of `shop`, else of the picked shop, else of the own one. Always a path
 * of this origin, whatever a shop's portal says: the token must not leave (docs/decision/0023).
 */
export function apiBase(shop?: string): string {
  const wanted = shop ?? current?.picked?.kode_toko ?? current?.toko.kode_toko;
  if (current === undefined || wanted === current.toko.kode_toko) return '/api/v1';
  return `/portal/${encodeURIComponent(wanted ?? '')}/api/v1`;
}

/** The shop that requests address: the picked one or the user's own. */
export function addressedShop(session: Session): Toko {
  return session.picked ?? session.toko;
}

/** A choice of this device that outlives a logout: theme, language, remembered name. */
export function deviceChoice(name: string): string | undefined {
  return localStorage.getItem(`kencana.perangkat.${name}`) ?? undefined;
}

/** Stores or (with undefined) forgets a choice of this device. */
export function setDeviceChoice(name: string, value: string | undefined): void {
  const key = `kencana.perangkat.${name}`;
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}
