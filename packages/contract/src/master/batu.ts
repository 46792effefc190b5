/**
 * Gradings of diamonds: eight lists of the same shape, shown in the order of `urutan` (spec 1 §7).
 */
import type { MasterDef } from '../define-master.ts';
import { defineMaster } from '../define-master.ts';
import { angka } from '../field/number-field.ts';
import { kode, teks } from '../field/text-field.ts';

const GRADINGS = [
  'shape',
  'color',
  'clarity',
  'fluorescence',
  'symmetry',
  'polish',
  'cutgrade',
  'stone',
] as const;

/** `batu-shape` to `batu-stone`. */
export const gradings: readonly MasterDef[] = GRADINGS.map((grading) =>
  defineMaster({
    name: `batu-${grading}`,
    area: 'master',
    group: 'master.grup.berlian',
    route: `/master-${grading}`,
    path: `batu-${grading}`,
    key: 'kode',
    title: `master.batu_${grading}`,
    module: 'BERLIAN_MODULE',
    fields: { kode: kode(), nama: teks(), urutan: angka() },
    list: ['urutan', 'kode', 'nama', 'aktif'],
  }),
);
