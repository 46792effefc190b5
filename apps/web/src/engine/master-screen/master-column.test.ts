/** The table of a master says what a value means: a weight band without an end is any weight. */
import { parameterOngkos } from '@kencana/contract/master/parameter-ongkos';
import type { MessageKey } from '@kencana/messages/key';
import { expect, it, vi } from 'vitest';
import { masterColumns } from './master-column.tsx';

// What the cells are drawn with looks there as soon as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
});

const columns = masterColumns(parameterOngkos, (key: MessageKey) => key);
const cell = (key: string, value: number): unknown =>
  columns.find((column) => column.key === key)?.render?.({ [key]: value });

it.each([
  ['berat_sampai', 0, 'parameter.semua-berat'],
  ['berat_sampai', 5, '5.000 gr'],
  ['berat_dari', 0, '0.000 gr'],
])('%s %i reads "%s"', (key, value, text) => {
  expect(cell(key, value)).toBe(text);
});
