/** Devices of a user, and guesses at his password, as /data-users and /ganti-password show them. */

/** A device that a user has logged in on: guesses of others do not hold him there. */
export interface TrustedDevice {
  readonly _id: string;
  /** `Chrome, Windows`. */
  readonly nama: string;
  /** Address of the last login. */
  readonly ip: string;
  readonly created_at: string;
  readonly last_used_at: string;
}

/** What lets the caller in on a new device, beside user id and password. */
export interface DeviceCode {
  /** Typed with or without its dashes, in any case; shown once and kept nowhere. */
  readonly kode: string;
  /** Instant until which it is good. */
  readonly sampai: string;
}

/** What was guessed at a user's password within the hour. */
export interface GuessedUser {
  readonly user_id: string;
  readonly gagal: number;
  /** Instant until which an unknown device waits; null when none does. */
  readonly sampai: string | null;
}
