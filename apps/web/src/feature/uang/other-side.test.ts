/** Movements between own accounts: what a choice forces and empties. */
import { expect, test } from 'vitest';
import { mutasiBankEntry, mutasiCashEntry } from '@kencana/contract/transaction/mutasi-entry';
import { changed, emptyDraft } from '../../engine/entry-screen/entry-draft.ts';
import type { Values } from '../../engine/field/values.ts';
import { otherSide } from './other-side.ts';

const bank = (old: Values, patch: Values): Values => changed(mutasiBankEntry, old, patch);
const cash = (old: Values, patch: Values): Values =>
  changed(mutasiCashEntry, old, patch, otherSide);
const sides = ({ asal, tujuan }: Values): unknown[] => [asal, tujuan];

const FULL = {
  ...emptyDraft(mutasiBankEntry),
  asal: 'BCA',
  asal_rekening: '111',
  tujuan: 'MANDIRI',
  tujuan_rekening: '222',
};

test('another bank empties its account, the same one does not', () => {
  expect(bank(FULL, { asal: 'MANDIRI' })).toMatchObject({
    asal_rekening: '',
    tujuan_rekening: '222',
  });
  expect(bank(FULL, { asal: 'BCA' })['asal_rekening']).toBe('111');
});

test('CASH stands opposite of a bank and a bank opposite of CASH', () => {
  const out = cash(emptyDraft(mutasiCashEntry), { asal: 'BCA' });
  expect(sides(out)).toEqual(['BCA', 'CASH']);
  const back = cash(out, { asal: 'CASH' });
  expect(sides(back)).toEqual(['CASH', '']);
  const other = cash(back, { tujuan: 'BCA' });
  expect(sides(other)).toEqual(['CASH', 'BCA']);
  const turned = cash({ ...other, tujuan_rekening: '111' }, { tujuan: 'CASH' });
  expect([...sides(turned), turned['tujuan_rekening']]).toEqual(['', 'CASH', '']);
  expect(sides(cash(out, { jumlah: 1 }))).toEqual(['BCA', 'CASH']);
});

test('bank movements force nothing', () => {
  expect(sides(bank(emptyDraft(mutasiBankEntry), { asal: 'BCA' }))).toEqual(['BCA', '']);
});
