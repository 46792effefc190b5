/** Parameter Akun offers accounts by number, name and group, and those in use alone. */
import { expect, test } from 'vitest';
import { accountChoices } from './account-choice.ts';

const KAS = { nomor_akun: '1-1100', nama_akun: 'KAS', golongan: 'ASET', aktif: true } as const;

test.each([
  ['as it is', {}, { value: '1-1100', label: '1-1100 — KAS (opsi.golongan.ASET)' }],
  ['nama_akun', { nama_akun: 'KAS TOKO' }, { label: '1-1100 — KAS TOKO (opsi.golongan.ASET)' }],
  ['golongan', { golongan: 'BEBAN' as const }, { label: '1-1100 — KAS (opsi.golongan.BEBAN)' }],
  ['aktif', { aktif: false }, { disabled: true }],
])('an account’s choice says what it is: %s', (_column, change, said) => {
  const [plain] = accountChoices([KAS], (key) => key);
  const [choice] = accountChoices([{ ...KAS, ...change }], (key) => key);
  expect(choice).toEqual({ ...plain, ...said });
});
