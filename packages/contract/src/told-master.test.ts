/**
 * Which masters move money, decided for every one of them (docs/decision/0033): a new master is
 * told to owners whoever but they changes it, or stands here with its reason; the list can only
 * shrink (0056).
 */
import { expect, test } from 'vitest';
import type { MasterDef } from './define-master.ts';
import type { NamedField } from './field/field.ts';
import { masters } from './registry.ts';

/** What stones are called by. */
const GRADINGS = 'clarity color cutgrade fluorescence polish shape stone symmetry'.split(' ');

/** Masters whose rows move nothing. Names may go from here, none may come. */
const SILENT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(GRADINGS.map((name) => [`batu-${name}`, 'a name; prices are told'])),
  'harga-katalog': 'which groups a list of the catalogue shows; their prices are the groups’ own',
  'jenis-batu': 'a name that is chosen',
  'kategori-katalog': 'icons of the catalogue',
  'keterangan-penjualan': 'a text that is chosen',
  'kondisi-barang': 'a name that is chosen',
  'supplier-berlian': 'a card; nothing is paid by it',
};

const KINDS: readonly NamedField['kind'][] = ['rupiah', 'gram', 'persen', 'nilai', 'angka'];

/** The fields by which a row moves money or measures it. */
function moving(def: MasterDef): readonly string[] {
  return def.fields
    .filter((f) => KINDS.includes(f.kind) || f.reference?.master === 'akun')
    .filter((f) => f.name !== 'urutan')
    .map((f) => f.name);
}

test('every master is told, or stands on the list with its reason', () => {
  const written = masters.filter((def) => def.actions.length > 1);
  const silent = written.filter((def) => def.told.length === 0).map((def) => def.name);
  expect(silent.toSorted()).toEqual(Object.keys(SILENT).toSorted());
});

test('of a told master every moving field is told, or is a gold price whose moves are', () => {
  for (const def of masters.filter((one) => one.told.length > 0)) {
    const history = def.fields.filter((f) => f.kabar === true).map((f) => f.name);
    const silent = moving(def).filter((f) => !def.told.includes(f) && !history.includes(f));
    expect([def.name, silent]).toEqual([def.name, []]);
    expect(def.told).toContain('aktif');
  }
});

test('no master on the list has an amount, a share, a weight or an account', () => {
  const silent = masters.filter((def) => SILENT[def.name] !== undefined);
  expect(silent.map((def) => [def.name, moving(def)])).toEqual(silent.map((def) => [def.name, []]));
});
