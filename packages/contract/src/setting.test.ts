/** Settings: kinds, values, dependencies, and a text for every key in every language. */
import { expect, test } from 'vitest';
import { id } from '@kencana/messages/id';
import { Settings } from './module-flag.ts';
import {
  dependents,
  isSettingValue,
  missingNeeds,
  settingDef,
  settingDefs,
  settingValueText,
} from './setting.ts';

const def = (key: string) => {
  const found = settingDef(key);
  if (!found) throw new Error(`no setting ${key}`);
  return found;
};

test('every key has a description and its default is a value it may hold', () => {
  const without = settingDefs.filter(({ key }) => !Object.hasOwn(id, `setting.${key}`));
  expect(without).toEqual([]);
  for (const one of settingDefs) {
    expect([one.key, isSettingValue(one, one.initial)]).toEqual([one.key, true]);
  }
});

test.each([
  ['PEMBULATAN', '0', false],
  ['PEMBULATAN', '500', true],
  ['PEMBULATAN', '12.5', false],
  ['BATAS_KAS_KELUAR_RP', '0', true],
  ['BATAS_DISKON_PERSEN', '100', true],
  ['BATAS_DISKON_PERSEN', '100.01', false],
  ['BATAS_DISKON_PERSEN', '2.55', true],
  ['HARI_JANJI_TITIPAN', '0', true],
  ['HARI_JANJI_TITIPAN', '3650', true],
  ['HARI_JANJI_TITIPAN', '3651', false],
  ['HARI_JANJI_TITIPAN', '1.5', false],
  ['kategori_harga', 'APA', false],
  ['CICILAN_MODULE', 'ya', false],
  ['KAS_BOLEH_MINUS', 'true', true],
])('%s = %s is accepted: %s', (key, value, accepted) => {
  expect(isSettingValue(def(key), value)).toBe(accepted);
});

test('a flag needs others on, and cannot go while others need it', () => {
  const off = new Settings([]);
  const on = new Settings([
    { key: 'MEMBER_MODULE', value: 'true' },
    { key: 'BAYAR_POINT_MODULE', value: 'true' },
  ]);
  const reset = def('MEMBER_RESET_POIN_MODULE');
  expect(missingNeeds(reset, 'true', (flag) => off.on(flag))).toEqual(['MEMBER_MODULE']);
  expect(missingNeeds(reset, 'true', (flag) => on.on(flag))).toEqual([]);
  expect(missingNeeds(reset, 'false', (flag) => off.on(flag))).toEqual([]);
  const member = def('MEMBER_MODULE');
  expect(dependents(member, 'false', (flag) => on.on(flag))).toEqual(['BAYAR_POINT_MODULE']);
  expect(dependents(member, 'true', (flag) => on.on(flag))).toEqual([]);
  expect(dependents(def('PEMBULATAN'), '500', (flag) => on.on(flag))).toEqual([]);
});

test.each([
  ['BATAS_DOKUMEN_RP', '10000000', 'Rp. 10,000,000,-'],
  ['BATAS_DISKON_PERSEN', '10', '10%'],
  ['BATAS_HARI_JANJI', '1200', '1,200 hari'],
  ['BATAS_MEMBER_DILIHAT', '5000', '5,000'],
  ['KAS_BOLEH_MINUS', 'true', 'Aktif'],
  ['kategori_harga', 'GROUP', 'GROUP'],
  ['BATAS_DOKUMEN_RP', '', ''],
])('%s %s reads "%s"', (key, value, text) => {
  const def = settingDef(key);
  const shown =
    def &&
    settingValueText(def, value, (word, data = {}) =>
      id[word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(data[name])),
    );
  expect(shown).toBe(text);
});
