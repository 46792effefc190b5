/** What the check of the web's calls refuses. */
import { expect, test } from 'vitest';
import { callFindings } from './tidy-call.mjs';

const FILE = 'apps/web/src/feature/kupon/cek-kupon.tsx';

test.each([
  ['a read', "const { data } = await api.get<Kupon>('kupon/cek/:kode');"],
  ['a write', 'await api.post<Saved>(path, { body });'],
  ['a list', "const list = useList<Row>('barang');"],
  ['a form', "const submit = useSubmit<Saved>({ path: 'barang/simpan', screen });"],
  ['a quote', 'askWorth<Quote>(path, {})'],
])('%s whose answer is asserted is refused with its line', (_, line) => {
  expect(callFindings(FILE, `/** Screen. */\n${line}\n`)).toEqual([
    `${FILE}: line 2 asserts what a call answers: contract/call tells it`,
  ]);
});

test('going round the typed client, and an address of one’s own, are refused', () => {
  expect(callFindings(FILE, "sendRead('kupon', {})")).toHaveLength(1);
  const own =
    "import { address } from '@kencana/contract/call/call';\nconst at = address('kupon');";
  expect(callFindings(FILE, own)).toHaveLength(1);
});

test('calls by their address, the declarations, and the server are left alone', () => {
  expect(callFindings(FILE, "await api.get('kupon/cek/:kode', { params: { kode } });")).toEqual([]);
  const declared = 'export function useList<P extends PathOf<Get>>(';
  expect(callFindings('apps/web/src/platform/use-list.ts', declared)).toEqual([]);
  expect(callFindings('apps/server/src/x.ts', 'api.get<Kupon>()')).toEqual([]);
});
