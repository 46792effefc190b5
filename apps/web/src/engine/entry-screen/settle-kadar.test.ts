/** Purities above 100 are asked about row by row before a draft is sent. */
import { expect, test } from 'vitest';
import { pesananEntry } from '@kencana/contract/document/pesanan-entry';
import { preOrderEntry } from '@kencana/contract/document/pre-order-entry';
import { emptyDraft, rowsOf } from './entry-draft.ts';
import { settleKadar } from './settle-kadar.ts';

const asked: (number | null)[] = [];
const ask = (kadar: number | null): Promise<number | null> => {
  asked.push(kadar);
  return Promise.resolve(kadar === 75_000 ? 7500 : kadar);
};

test('what was meant takes the place of what was typed, the rest stays', async () => {
  const [row] = rowsOf(emptyDraft(pesananEntry), 'detail_barang');
  if (row === undefined) throw new Error('one row');
  const detail_barang = [
    { ...row, kadar: 750 },
    { ...row, id: 2, kadar: 42.5 },
    { ...row, id: 3, kadar: null },
  ];
  const draft = { ...emptyDraft(pesananEntry), detail_barang };
  const settled = await settleKadar(pesananEntry, draft, ask);
  expect(asked).toEqual([75_000, 4250]);
  expect(rowsOf(settled, 'detail_barang').map(({ kadar }) => kadar)).toEqual([75, 42.5, null]);
});

test('nothing changes where nothing was meant otherwise, or a kind does not ask', async () => {
  for (const entry of [pesananEntry, preOrderEntry])
    expect(await settleKadar(entry, emptyDraft(entry), ask)).toEqual({});
});
