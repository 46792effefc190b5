/**
 * Account numbers changed on the screen and not yet saved: held per event until Save Changes. Pure.
 */
import type { DetailAkun, ParameterAkun } from '@kencana/contract/parameter-akun';

/** Changed events by their key. */
export type Held = Readonly<Record<string, ParameterAkun>>;

/** Names an event. */
export function eventKey(row: Pick<ParameterAkun, 'trx' | 'type'>): string {
  return `${row.trx}/${row.type}`;
}

/** The rows as they would be after saving. */
export function withHeld(rows: readonly ParameterAkun[], held: Held): ParameterAkun[] {
  return rows.map((row) => held[eventKey(row)] ?? row);
}

/** Holds a change, or lets it go when it says what is stored. */
export function hold(held: Held, stored: ParameterAkun, changed: ParameterAkun): Held {
  const key = eventKey(stored);
  const rest = Object.fromEntries(Object.entries(held).filter(([name]) => name !== key));
  const numbers = (row: ParameterAkun): string => row.detail_akun.map((d) => d.nomor_akun).join();
  return numbers(stored) === numbers(changed) ? rest : { ...rest, [key]: changed };
}

/** The event with another account for one role. */
export function withNumber(row: ParameterAkun, role: DetailAkun, nomor: string): ParameterAkun {
  return {
    ...row,
    detail_akun: row.detail_akun.map((d) =>
      d.kode_akun === role.kode_akun && d.jenis_akun === role.jenis_akun
        ? { ...d, nomor_akun: nomor === '' ? null : nomor }
        : d,
    ),
  };
}
