/** Remarks of a sale: the shop's own texts, while they are in use. */
import { expect, test } from 'vitest';
import { offeredNotes } from './sale-notes.ts';

const KADO = { keterangan: 'KADO', status: true, aktif: true };

test.each([
  ['as it is', {}, ['KADO', 'UKIR']],
  ['keterangan', { keterangan: 'HADIAH ULANG TAHUN' }, ['HADIAH ULANG TAHUN', 'UKIR']],
  ['status', { status: false }, ['UKIR']],
  ['aktif', { aktif: false }, ['UKIR']],
])('a remark is offered while it is in use: %s', (_column, change, offered) => {
  const ukir = { ...KADO, keterangan: 'UKIR' };
  expect(offeredNotes([{ ...KADO, ...change }, ukir, ukir])).toEqual(offered);
});
