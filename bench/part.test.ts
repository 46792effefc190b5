/** Picking parts by name, and going on when one fails. */
import { expect, it, vi } from 'vitest';
import { pick, playAll } from './part.ts';

const NAMES = ['sale', 'lookup', 'closing a day'];
const same = (name: string, word: string) => name === word;

it('picks all without words, else in the order of the parts', () => {
  expect(pick(NAMES, [], same)).toEqual({ picked: NAMES, unknown: [] });
  expect(pick(NAMES, ['lookup', 'sale'], same)).toEqual({
    picked: ['sale', 'lookup'],
    unknown: [],
  });
});

it('names every word that fits nothing, also beside one that fits', () => {
  expect(pick(NAMES, ['sale', 'scan', 'sal'], same)).toEqual({
    picked: ['sale'],
    unknown: ['scan', 'sal'],
  });
});

it('goes on after a part that threw, and says which and why', async () => {
  const shown = vi.spyOn(console, 'error').mockReturnValue();
  const result = await playAll(NAMES, (name) =>
    name === 'lookup' ? Promise.reject(new Error('no shop')) : Promise.resolve(name.length),
  );
  expect(result).toEqual({
    played: [4, 13],
    failures: [{ name: 'lookup', why: 'no shop' }],
  });
  expect(shown).toHaveBeenCalledOnce();
  shown.mockRestore();
});
