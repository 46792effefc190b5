/**
 * The form of a movement between own accounts without its drawing: what a choice forces, and what
 * is wrong (spec 1 §5).
 */
import type { MessageKey } from '@kencana/messages/key';
import type { Rupiah } from '@kencana/rules/rupiah';

export const CASH = 'CASH';

export interface MutasiValues {
  readonly kategori: string;
  /** Bank code, or CASH. */
  readonly asal: string;
  readonly asal_rekening: string;
  readonly tujuan: string;
  readonly tujuan_rekening: string;
  readonly jumlah: Rupiah | null;
  readonly keterangan: string;
}

export const EMPTY_MUTASI: MutasiValues = {
  kategori: 'MUTASI',
  asal: '',
  asal_rekening: '',
  tujuan: '',
  tujuan_rekening: '',
  jumlah: null,
  keterangan: '',
};

export type MutasiKind = 'bank' | 'cash';

/**
 * Takes a change over. Another bank empties its account; in a cash movement CASH on one side forces
 * a bank on the other, and a bank on one side means CASH on the other.
 */
export function changeMutasi(
  kind: MutasiKind,
  old: MutasiValues,
  patch: Partial<MutasiValues>,
): MutasiValues {
  let next = { ...old, ...patch };
  for (const [side, other] of [
    ['asal', 'tujuan'],
    ['tujuan', 'asal'],
  ] as const) {
    if (patch[side] === undefined || patch[side] === old[side]) continue;
    next = { ...next, [`${side}_rekening`]: '' };
    if (kind === 'bank' || next[side] === '') continue;
    const forced = next[side] === CASH ? (next[other] === CASH ? '' : next[other]) : CASH;
    if (forced !== next[other]) next = { ...next, [other]: forced, [`${other}_rekening`]: '' };
  }
  return next;
}

/** A finding: the sentence's key and, where it has one, the label's. */
export interface Finding {
  readonly key: MessageKey;
  readonly label?: MessageKey;
}

/**
 * Both bank fields are named Asal in the sentence for an empty one, as the specification has it.
 */
const REQUIRED: readonly (readonly [keyof MutasiValues, MessageKey])[] = [
  ['kategori', 'field.kategori'],
  ['asal', 'field.asal'],
  ['tujuan', 'field.asal'],
  ['jumlah', 'field.jumlah_rp'],
  ['keterangan', 'field.keterangan'],
];

/** Findings by field; empty when it can be sent. */
export function checkMutasi(
  kind: MutasiKind,
  values: MutasiValues,
): Readonly<Partial<Record<keyof MutasiValues, Finding>>> {
  const empty = REQUIRED.filter(([name]) => {
    const value = values[name];
    return value === null || String(value).trim() === '';
  }).map(([name, label]) => [name, { key: 'input.wajib', label }]);
  const accounts = (['asal', 'tujuan'] as const)
    .filter((side) => values[side] !== '' && values[side] !== CASH)
    .filter((side) => values[`${side}_rekening`] === '')
    .map((side) => [`${side}_rekening`, { key: 'error.REKENING_WAJIB' }]);
  const found = Object.fromEntries([...empty, ...accounts]) as Partial<
    Record<keyof MutasiValues, Finding>
  >;
  const { asal, tujuan, asal_rekening, tujuan_rekening } = values;
  if (asal !== '' && asal === tujuan) {
    if (asal === CASH) return { ...found, tujuan: { key: 'error.MUTASI_CASH_DUA' } };
    if (asal_rekening !== '' && asal_rekening === tujuan_rekening) {
      return { ...found, tujuan_rekening: { key: 'error.REKENING_SAMA' } };
    }
  }
  if (kind === 'cash' && asal !== '' && tujuan !== '' && asal !== CASH && tujuan !== CASH) {
    return { ...found, tujuan: { key: 'error.MUTASI_TANPA_CASH' } };
  }
  return found;
}
