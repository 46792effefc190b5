/** Sentences kept as key and data: what they say, and what earlier versions kept. */
import { expect, test } from 'vitest';
import { id } from '@kencana/messages/id';
import {
  askedText,
  keptText,
  saidGram,
  saidPersen,
  saidRupiah,
  saidText,
  say,
  valuesTold,
} from './sentence.ts';

const TEXTS: Readonly<Record<string, string>> = id;
const tell = (key: string, data: Readonly<Record<string, string>>): string =>
  (TEXTS[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? '');

test('amounts are told with their unit, sentences within sentences, several by commas', () => {
  const barang = ['A 1', say('minta.lot-untuk', { lot: 'L1', nama: 'CINCIN' })];
  const data = { n: 2, berat: saidGram(3455), nama: 'IBU', contoh: barang };
  expect(saidText(say('minta.pinjam-contoh', data), tell)).toBe(
    'Pinjamkan 2 contoh toko 3.455 gr kepada IBU: A 1, L1 untuk CINCIN',
  );
  expect(saidText(saidRupiah(84_525), tell)).toBe('Rp. 84,525,-');
  expect(saidText(saidRupiah(90_071_992_547_409_930n), tell)).toBe('Rp. 90,071,992,547,409,930,-');
  expect(saidText(saidPersen(7550), tell)).toBe('75.50%');
});

test('a word of a person is no sentence and fills no other hole', () => {
  const data = { rp: saidRupiah(1), nama: '{{keterangan}}', keterangan: 'x' };
  expect(saidText(say('minta.kas-keluar', data), tell)).toBe(
    'Keluar Rp. 1,- untuk {{keterangan}}: x',
  );
});

test('what was kept before reads as it was', () => {
  const kept = { uraian: 'Keluar dulu', kalimat: null };
  expect(keptText(kept, tell)).toBe('Keluar dulu');
  const gone = { key: 'minta.tidak-ada' as never, data: {} };
  expect(keptText({ ...kept, kalimat: [gone] }, tell)).toBe('Keluar dulu');
  expect(saidText({ harga: 9, berat: '1 gr' }, tell)).toBe('berat 1 gr, harga 9');
  expect(valuesTold(['Rp. 7,-', null, 5, { gram: 5 }], tell)).toEqual([
    'Rp. 7,-',
    null,
    5,
    '0.005 gr',
  ]);
  expect(valuesTold(null, tell)).toBeNull();
});

test('several sentences of one request stand one after the other', () => {
  const two = [say('minta.pesanan-no', { no: '1' }), say('minta.titipan-no', { no: '2' })];
  expect(askedText(two, tell)).toBe('Pesanan 1; Titipan 2');
});
