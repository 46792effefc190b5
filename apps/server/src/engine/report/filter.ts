/**
 * Reads and checks a report's filter: names of the specification and of our own, required fields,
 * known choices, order and length of the period, and the previous-day rule. Pure: settings, level
 * and tgl_system are given.
 */
import { AppError } from '@kencana/contract/error-code';
import type {
  FilterField,
  PeriodeFilter,
  Report,
  TanggalFilter,
  VariantName,
} from '@kencana/contract/define-report';
import type { Settings } from '@kencana/contract/module-flag';
import type { Level } from '@kencana/contract/permission';
import type { MessageKey } from '@kencana/messages/key';
import { isTanggal, lebihDariSatuBulan, tanggal } from '@kencana/rules/tanggal';
import { demandDay, isLocked } from '../document/previous-day.ts';

/** Raw parameters of the query string or the body. */
export type RawFilter = Readonly<Record<string, unknown>>;

export interface FilterEnv {
  readonly tglSystem: string;
  /** The reader's level in each of the chosen shops. */
  readonly levels: readonly Level[];
  readonly settings: Settings;
  readonly t: (key: MessageKey, data?: Record<string, unknown>) => string;
}

/** The filter of any report; a report's own query sees it with its own keys (FilterOf). */
export interface FilterValues {
  readonly from: string;
  readonly to: string;
  readonly variant: VariantName;
  readonly [key: string]: string;
}

export const ALL = 'ALL';

/**
 * The checked filter. Throws VALIDASI with a text per field, TANGGAL_TERBALIK,
 * LAPORAN_TERLALU_PANJANG (spec 1 §5) or LAPORAN_TANGGAL_TERKUNCI when the level may read
 * tgl_system only (spec 1 §4).
 */
export function readFilter(report: Report, raw: RawFilter, env: FilterEnv): FilterValues {
  const errors: Record<string, string[]> = {};
  const refuse = (field: string, key: MessageKey): void => {
    errors[field] = [env.t(key)];
  };
  const values: Record<string, string> = {};
  const periode = report.filter.find((f) => f.kind === 'periode');
  const satu = report.filter.some((f) => f.kind === 'tanggal');
  let [from, to] = [env.tglSystem, env.tglSystem];
  if (periode) [from, to] = readPeriode(periode, raw, env, refuse);
  else if (satu) from = to = readTanggal(raw, env, refuse);
  for (const field of report.filter) {
    if (field.kind === 'periode' || field.kind === 'tanggal') continue;
    values[field.key] = readField(field, raw, refuse);
  }
  const variant = text(raw['variant']).toUpperCase() || 'REKAP';
  if (variant !== 'REKAP' && !(variant === 'DETAIL' && report.detail)) {
    refuse('variant', 'report.pilihan_salah');
  }
  if (Object.keys(errors).length > 0) throw new AppError('VALIDASI', {}, errors);
  if (periode) checkPeriode(periode, from, to, env);
  if ((periode !== undefined || satu) && isLocked(env, env.levels)) {
    demandDay(env.tglSystem, [from, to]);
  }
  return { ...values, from, to, variant: variant as VariantName };
}

function readPeriode(
  field: PeriodeFilter,
  raw: RawFilter,
  env: FilterEnv,
  refuse: (field: string, key: MessageKey) => void,
): [string, string] {
  const read = (own: string, generic: string): string => {
    const value = text(raw[own]) || text(raw[generic]);
    if (value === '') {
      if (field.required) refuse(own, field.required);
      return env.tglSystem;
    }
    if (!isTanggal(value)) refuse(own, 'report.tanggal_salah');
    return value;
  };
  return [read(field.from, 'tgl_from'), read(field.to, 'tgl_to')];
}

function readTanggal(
  raw: RawFilter,
  env: FilterEnv,
  refuse: (field: string, key: MessageKey) => void,
): string {
  const value = text(raw['per_tanggal']) || env.tglSystem;
  if (!isTanggal(value)) refuse('per_tanggal', 'report.tanggal_salah');
  else if (value > env.tglSystem) refuse('per_tanggal', 'report.tanggal_depan');
  return value;
}

function readField(
  field: Exclude<FilterField, PeriodeFilter | TanggalFilter>,
  raw: RawFilter,
  refuse: (field: string, key: MessageKey) => void,
): string {
  const value = text(raw[field.key]);
  if (field.kind === 'pilihan') {
    const chosen = value || field.awal;
    if (!field.options.some((o) => o.value === chosen)) refuse(field.key, 'report.pilihan_salah');
    return chosen;
  }
  if (value !== '') return field.kind === 'teks' ? value : value.toUpperCase();
  if (field.kind === 'ref' && field.required) refuse(field.key, field.required);
  return field.kind === 'teks' ? '' : ALL;
}

function checkPeriode(field: PeriodeFilter, from: string, to: string, env: FilterEnv): void {
  if (from > to) throw ofField(field.from, 'TANGGAL_TERBALIK', env);
  const limited =
    field.satuBulan === 'selalu' || env.settings.on('REPORT_SATU_BULAN_PROTECTION_MODULE');
  if (limited && lebihDariSatuBulan(tanggal(from), tanggal(to))) {
    throw ofField(field.to, 'LAPORAN_TERLALU_PANJANG', env);
  }
}

/** The refusal, told at the field as well. */
function ofField(
  field: string,
  code: 'TANGGAL_TERBALIK' | 'LAPORAN_TERLALU_PANJANG',
  env: FilterEnv,
): AppError {
  return new AppError(code, {}, { [field]: [env.t(`error.${code}`)] });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
