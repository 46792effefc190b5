/** A few at a time, in their order, and one that fails stops no other. */
import { expect, test } from 'vitest';
import { atOnce } from './at-once.ts';

test('never more than allowed are under way, and the ends come in order', async () => {
  let under = 0;
  let most = 0;
  const ends: string[] = [];
  const work = async (n: number): Promise<number> => {
    under += 1;
    most = Math.max(most, under);
    await new Promise((resolve) => setTimeout(resolve, n % 2 === 0 ? 8 : 1));
    under -= 1;
    if (n === 3) throw new Error('no');
    return n * 10;
  };
  for await (const [n, end] of atOnce([1, 2, 3, 4, 5, 6, 7], 3, work)) {
    ends.push('value' in end ? `${n}:${end.value}` : `${n}:failed`);
  }
  expect(ends).toEqual(['1:10', '2:20', '3:failed', '4:40', '5:50', '6:60', '7:70']);
  expect(most).toBe(3);
});

test('of nothing nothing is begun', async () => {
  const begun: number[] = [];
  const none = atOnce([] as number[], 3, (n) => Promise.resolve(begun.push(n)));
  expect([(await none.next()).done, begun]).toEqual([true, []]);
});
