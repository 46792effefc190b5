/** A counter's draft: the proposed day, and what a member's row fills. */
import { expect, test } from 'vitest';
import { missingOfMember, NO_CUSTOMER, proposedDay } from './counter-draft.ts';

test('the day follows the parameter over the end of a month', () => {
  expect(proposedDay('2026-11-20', 30)).toBe('2026-12-20');
  expect(proposedDay('2026-11-20', 7)).toBe('2026-11-27');
  expect(proposedDay('2026-11-20', 0)).toBe('');
});

const ANI = {
  kode_member: 'ANI',
  nama_customer: 'IBU ANI',
  no_hp: '081234567890',
  alamat_customer: 'JL MAWAR',
};

test('empty fields are filled, typed ones stay', () => {
  const { kode_member: _kode, ...known } = ANI;
  expect(missingOfMember({ ...NO_CUSTOMER, kode_member: 'ani' }, ANI)).toEqual(known);
  const typed = { ...NO_CUSTOMER, kode_member: 'ANI', no_hp: '0813', alamat_customer: ' ' };
  expect(missingOfMember(typed, ANI)).toEqual({
    nama_customer: 'IBU ANI',
    alamat_customer: 'JL MAWAR',
  });
});

test('nothing comes from another member, nor a number that is none', () => {
  expect(missingOfMember({ ...NO_CUSTOMER, kode_member: 'BUDI' }, ANI)).toEqual({});
  const masked = { kode_member: 'ANI', nama_customer: 'IBU ANI', no_hp: '•••890' };
  expect(missingOfMember({ ...NO_CUSTOMER, kode_member: 'ANI' }, masked)).not.toHaveProperty(
    'no_hp',
  );
});
