/** What a form proposes by itself, and when something would be lost. */
import { describe, expect, test } from 'vitest';
import { serviceEntry } from '@kencana/contract/document/service-entry';
import { Settings } from '@kencana/contract/module-flag';
import { draftOf, emptyDraft } from './entry-draft.ts';
import { isDirty, proposed } from './proposed.ts';

const EMPTY = emptyDraft(serviceEntry);
const WEEK = {
  tglSystem: '2026-11-20',
  settings: new Settings([{ key: 'HARI_JANJI_SERVICE', value: '7' }]),
};
const S1 = { value: 'S1', label: 'S1 · SITI' };
const S2 = { value: 'S2', label: 'S2 · DEWI' };

function of(typed: object, sales: readonly (typeof S1)[], last?: string) {
  const draft = { ...EMPTY, ...typed };
  return proposed(serviceEntry, draft, { kode_sales: sales }, { ...WEEK, last: () => last });
}

describe('proposed', () => {
  test('the usual day until another one is typed, none where the shop has none', () => {
    expect(of({}, [])).toMatchObject({ tgl_janji: '2026-11-27' });
    expect(of({ tgl_janji: '2026-11-25' }, [])).not.toHaveProperty('tgl_janji');
    const none = { ...WEEK, settings: new Settings([{ key: 'HARI_JANJI_SERVICE', value: '0' }]) };
    const last = (): undefined => undefined;
    expect(proposed(serviceEntry, EMPTY, {}, { ...none, last })).toMatchObject({ tgl_janji: '' });
  });

  test('the sales code used last here, else the only one there is', () => {
    expect(of({}, [S1, S2], 'S2')).toMatchObject({ kode_sales: 'S2' });
    expect(of({}, [S1, S2], 'GONE')).toMatchObject({ kode_sales: '' });
    expect(of({}, [S1])).toMatchObject({ kode_sales: 'S1' });
    expect(of({ kode_sales: 'S2' }, [S1, S2], 'S1')).not.toHaveProperty('kode_sales');
  });
});

test('who serves is no work that would be lost, everything else is', () => {
  expect(isDirty(serviceEntry, draftOf(serviceEntry, EMPTY), EMPTY)).toBe(false);
  expect(isDirty(serviceEntry, { ...EMPTY, kode_sales: 'S1' }, EMPTY)).toBe(false);
  expect(isDirty(serviceEntry, { ...EMPTY, nama_customer: 'IBU' }, EMPTY)).toBe(true);
});
