/** Which shops a person of head office reaches, as server and screen exchange it. */
import type { Level } from './permission.ts';

/** A branch and what the person is there; null: it is not reached. */
export interface ReachRow {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly aktif: boolean;
  readonly level: Level | null;
  /** Sees what the level sees and changes nothing. */
  readonly hanya_lihat: boolean;
}

/** One shop that is given. */
export interface ReachSent {
  readonly kode_toko: string;
  readonly level: Level;
  readonly hanya_lihat: boolean;
}
