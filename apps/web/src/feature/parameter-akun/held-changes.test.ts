/** Holding and letting go of changed account numbers. */
import { expect, test } from 'vitest';
import type { ParameterAkun } from '@kencana/contract/parameter-akun';
import { hold, withHeld, withNumber } from './held-changes.ts';

const debit = { kode_akun: 'KAS', jenis_akun: 'DEBIT', nomor_akun: '1-1100' } as const;
const kredit = { kode_akun: 'KAS', jenis_akun: 'KREDIT', nomor_akun: null } as const;
const row: ParameterAkun = { trx: 'UANG KAS', type: 'UMUM', detail_akun: [debit, kredit] };

test('a change is of one role and one side', () => {
  const changed = withNumber(row, kredit, '1-1200');
  expect(changed.detail_akun).toEqual([debit, { ...kredit, nomor_akun: '1-1200' }]);
  expect(withNumber(changed, kredit, '')).toEqual(row);
});

test('a change is held, shown, and let go when it is undone', () => {
  const changed = withNumber(row, kredit, '1-1200');
  const held = hold({}, row, changed);
  expect(withHeld([row], held)).toEqual([changed]);
  expect(hold(held, row, row)).toEqual({});
});
