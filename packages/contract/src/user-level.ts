/**
 * Which levels a person may give to others, and so whom they may manage, for server and screens.
 */
import { LEVELS, PEMILIK, PENYETUJU } from './permission.ts';
import type { Level } from './permission.ts';

const GIVES: Readonly<Partial<Record<Level, readonly Level[]>>> = {
  OWN: LEVELS,
  SU: LEVELS,
  MU: ['KASIR'],
};

/**
 * Levels that `level` may give: OWN and SU any, MU only KASIR, the others none. Whoever approves is
 * made by OWN and SU alone (docs/decision/0027).
 */
export function givableLevels(level: Level): readonly Level[] {
  return GIVES[level] ?? [];
}

/**
 * True for levels that approve or that make those who do: whoever gets or loses one is announced to
 * the owners.
 */
export function isAnnounced(level: Level): boolean {
  return PENYETUJU.includes(level) || PEMILIK.includes(level);
}

/** True for a level that may more than the one before: one that approves, or any after KASIR. */
export function isRaised(before: Level, after: Level): boolean {
  return isAnnounced(after) || before === 'KASIR';
}

/**
 * What somebody did with another's account. Made it, gave a password, raised or enabled it: then he
 * had it in hand. UBAH is another level that is no higher, NONAKTIF switched it off.
 */
export interface UserTrace {
  readonly tindakan: 'BUAT' | 'RESET' | 'LEVEL' | 'AKTIF' | 'UBAH' | 'NONAKTIF';
  readonly oleh: string;
  /** ISO 8601 instant. */
  readonly waktu: string;
}

/** A user of a shop as `/data-users` lists them; no password ever. */
export interface ManagedUser {
  readonly user_id: string;
  readonly nama: string;
  readonly level: Level;
  readonly aktif: boolean;
  /** True when the user has a tree of their own instead of their level's default. */
  readonly akses_khusus: boolean;
  /** Instant of the last request of a session that has not ended; null without one. */
  readonly terakhir_aktif: string | null;
  /** True until the person has replaced the password that somebody else gave. */
  readonly wajib_ganti: boolean;
  /** Who made, reset, raised or enabled the user last; null for who came with the shop. */
  readonly jejak: UserTrace | null;
}
