/** A few at a time, the others in their order with their place, and no more than can wait. */
import { expect, test } from 'vitest';
import { Turnstile } from './turnstile.ts';

test('as many as are allowed are at work, the others come in their order', async () => {
  const turnstile = new Turnstile({ atOnce: 2, waiting: 10 });
  const order: string[] = [];
  const places: string[] = [];
  const enter = async (name: string) => {
    const leave = await turnstile.enter({ onPlace: (place) => places.push(`${name}${place}`) });
    order.push(name);
    return leave;
  };
  const [a, b, c, d] = [enter('a'), enter('b'), enter('c'), enter('d')] as const;
  const [leaveA] = await Promise.all([a, b]);
  expect(order).toEqual(['a', 'b']);
  leaveA();
  leaveA();
  await c;
  expect(order).toEqual(['a', 'b', 'c']);
  expect(places).toEqual(['c1', 'd2', 'd1']);
  (await b)();
  (await c)();
  (await d)();
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

test('who would wait too far behind is refused, and one person has a share only', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 2, each: 2 });
  const leave = await turnstile.enter({ key: 'A' });
  const second = turnstile.enter({ key: 'A' });
  await expect(turnstile.enter({ key: 'A' })).rejects.toMatchObject({ code: 'TERLALU_SERING' });
  const third = turnstile.enter({ key: 'B' });
  await expect(turnstile.enter({ key: 'C' })).rejects.toMatchObject({ code: 'SIBUK' });
  leave();
  (await second)();
  (await third)();
  const free = await turnstile.enter({ key: 'A' });
  free();
});

test('who goes away gives the place up; work that fails does too', async () => {
  const turnstile = new Turnstile({ atOnce: 1, waiting: 5 });
  const leave = await turnstile.enter();
  const left = new AbortController();
  const places: number[] = [];
  const gone = turnstile.enter({ signal: left.signal });
  const next = turnstile.enter({ onPlace: (place) => places.push(place) });
  left.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  expect(places).toEqual([2, 1]);
  leave();
  (await next)();
  await expect(turnstile.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turnstile.run(() => Promise.resolve('free'))).toBe('free');
});

test('one person is not at work everywhere: those behind pass', async () => {
  const turnstile = new Turnstile({ atOnce: 2, waiting: 5, eachAtWork: 1 });
  const order: string[] = [];
  const enter = async (key: string) => {
    const leave = await turnstile.enter({ key });
    order.push(key);
    return leave;
  };
  const leaveA = await enter('A');
  const again = enter('A');
  const leaveB = await enter('B');
  const third = enter('C');
  leaveB();
  (await third)();
  expect(order).toEqual(['A', 'B', 'C']);
  leaveA();
  (await again)();
  expect(order).toEqual(['A', 'B', 'C', 'A']);
});
