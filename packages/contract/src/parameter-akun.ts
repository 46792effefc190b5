/**
 * Parameter Akun: which account each role of an event is booked to (spec 1 §3, docs/domain.md §8).
 * The shapes of its calls, its right to change, and the one rule both sides check.
 */
import type { Problem } from './field/field.ts';
import { PENGELOLA, type Right } from './permission.ts';

export interface DetailAkun {
  /** The role that postings name. */
  readonly kode_akun: string;
  readonly jenis_akun: 'DEBIT' | 'KREDIT';
  /** Null while the role is not mapped; a posting that needs it is refused then. */
  readonly nomor_akun: string | null;
}

/** A role with the name of its account, null while it is not mapped. */
export interface MappedAkun extends DetailAkun {
  readonly nama_akun: string | null;
}

/** The roles of one event. */
export interface ParameterAkun<Detail extends DetailAkun = DetailAkun> {
  readonly trx: string;
  readonly type: string;
  readonly detail_akun: readonly Detail[];
}

/** At least one debit and one credit role, each role once per side. */
export function akunProblems(row: ParameterAkun): Problem[] {
  const sides = new Set(row.detail_akun.map((d) => d.jenis_akun));
  if (sides.size < 2) return [{ key: 'akun.minimal', data: { trx: row.trx, type: row.type } }];
  const seen = new Set<string>();
  for (const { kode_akun: peran, jenis_akun: sisi } of row.detail_akun) {
    if (seen.has(`${peran}/${sisi}`)) return [{ key: 'akun.ganda', data: { peran, sisi } }];
    seen.add(`${peran}/${sisi}`);
  }
  return [];
}

/** What its screen's own right does not cover. */
export const parameterAkunRights: readonly Right[] = [
  { key: 'akuntansi.parameter-akun.ubah', levels: PENGELOLA },
];
