/** What the shop pays for old gold in words: its figures add up to the price. */
import { id } from '@kencana/messages/id';
import type { MessageKey } from '@kencana/messages/key';
import { expect, it } from 'vitest';
import { worthOf, worthSentence } from './worth-sentence.ts';
import type { Worth } from './worth-sentence.ts';

const t = (key: MessageKey, data: Readonly<Record<string, unknown>> = {}): string =>
  id[key].replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(data[name]));

const NOTA: Worth = {
  dasar: 'NOTA',
  berat: 3.455,
  berat_nota: 3.455,
  harga_nota: 4_560_600,
  potongan: 69_120,
  potongan_manual: 0,
  harga_beli: 4_491_500,
  harga_rata: 1_300_000,
};

const cases: readonly [string, Partial<Worth>, string][] = [
  [
    'rounded up',
    {},
    'nota Rp. 4,560,600,- (3.455 gr) − potongan Rp. 69,120,- + pembulatan Rp. 20,-',
  ],
  [
    'rounded down, with a cut by hand',
    { potongan_manual: 10_000, harga_beli: 4_481_000 },
    'nota Rp. 4,560,600,- (3.455 gr) − potongan Rp. 69,120,- ' +
      '− potongan manual Rp. 10,000,- − pembulatan Rp. 480,-',
  ],
  [
    'lighter than its nota: the price is of what came back',
    { berat: 1.727, harga_nota: 2_279_640, potongan: 0, harga_beli: 2_279_640 },
    'nota Rp. 2,279,640,- (1.727 gr dari 3.455 gr)',
  ],
  [
    'heavier than its nota: no more than that',
    { berat: 4, potongan: 0, harga_beli: 4_560_600 },
    'nota Rp. 4,560,600,- (3.455 gr)',
  ],
  [
    'today’s market price of what was weighed',
    { dasar: 'PASAR', berat: 3, potongan: 0, harga_beli: 4_560_600 },
    'harga pasar hari ini Rp. 4,560,600,- (3.000 gr)',
  ],
  [
    'the chosen price',
    { dasar: 'PARAMETER', berat_nota: null, potongan: 0, harga_beli: 4_560_600 },
    'Kode Harga UMUM Rp. 4,560,600,- (3.455 gr)',
  ],
];

it.each(cases)('%s', (_name, change, middle) => {
  const worth = worthOf({ ...NOTA, ...change });
  const text = worthSentence(t, worth, 'UMUM');
  const price = `Rp. ${worth.harga_beli.toLocaleString('en-US')},-`;
  expect(text).toBe(`Harga beli: ${middle} = ${price} (Rp. 1,300,000,- / gram)`);
  const figures = [...middle.matchAll(/(−|\+|^)[^−+]*?Rp\. ([\d,]+)/g)].map(
    ([, sign, rp]) => Number(rp?.replaceAll(',', '')) * (sign === '−' ? -1 : 1),
  );
  expect(figures.reduce((sum, one) => sum + one, 0)).toBe(worth.harga_beli);
});

it('without a price says what to do', () => {
  expect(worthSentence(t, { ...NOTA, dasar: 'TIDAK ADA', harga_nota: 0 })).toBe(
    id['pembelian.dasar.kosong'],
  );
});
