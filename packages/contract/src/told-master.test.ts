/**
 * Which masters move money, decided for every one of them (docs/decision/0033): a new master with
 * an amount, a share, a weight or an account is told to owners, is theirs to change, is a gold
 * price whose moves are told (0032), or stands here with its reason.
 */
import { expect, test } from 'vitest';
import type { MasterDef } from './define-master.ts';
import type { NamedField } from './field/field.ts';
import { LIMIT_RIGHTS } from './master/limit-rights.ts';
import { masters } from './registry.ts';

const TOLD = [
  'akun',
  'baki',
  'bandrol',
  'bank',
  'banner-katalog',
  'bonus-sales',
  'cicilan',
  'deskripsi-service',
  'get-point-member',
  'group',
  'group-description-katalog',
  'gudang',
  'hadiah',
  'hadiah-katalog',
  'info-katalog',
  'item-katalog',
  'kadar',
  'kategori',
  'kelompok-harga',
  'keterangan-nota',
  'kode-transaksi',
  'kondisi-pinjaman',
  'kontak-admin-katalog',
  'kupon',
  'marketplace',
  'member-afiliasi',
  'parameter-berlian',
  'parameter-ongkos',
  'point',
  'rekening',
  'reset-poin-member',
  'sales',
  'splashscreen-katalog',
  'tukang',
];

/** Figures that move nothing. */
const HARMLESS: Readonly<Record<string, string>> = {
  'kadar-eod': 'groups lines of one report',
};

const KINDS: readonly NamedField['kind'][] = ['rupiah', 'gram', 'persen', 'nilai', 'angka'];

/** The fields by which a row moves money or measures it. */
function moving(def: MasterDef): readonly string[] {
  return def.fields
    .filter((f) => KINDS.includes(f.kind) || f.reference?.master === 'akun')
    .filter((f) => f.name !== 'urutan')
    .map((f) => f.name);
}

test('the masters that owners hear of', () => {
  const told = masters.filter((def) => def.told.length > 0);
  expect(told.map((def) => def.name).toSorted()).toEqual(TOLD);
});

test('of a told master every moving field is told, or is a gold price whose moves are', () => {
  for (const def of masters.filter((one) => one.told.length > 0)) {
    const history = def.fields.filter((f) => f.kabar === true).map((f) => f.name);
    const silent = moving(def).filter((f) => !def.told.includes(f) && !history.includes(f));
    expect([def.name, silent]).toEqual([def.name, []]);
    expect(def.told).toContain('aktif');
  }
});

test('every other master moves nothing, is the owners’ own, or has told prices', () => {
  const silent = masters
    .filter((def) => def.told.length === 0 && def.actions.length > 1 && moving(def).length > 0)
    .filter((def) => !def.rights.some((right) => right.levels === LIMIT_RIGHTS.ubah))
    .filter((def) => !def.fields.some((f) => f.kabar === true));
  const known = silent.filter((def) => HARMLESS[def.name] === undefined);
  expect(known.map((def) => def.name)).toEqual([]);
});
