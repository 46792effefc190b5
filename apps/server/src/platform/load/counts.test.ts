/** Counting by the minute: the limit, what is given back, what others tell, and what is bounded. */
import { expect, test } from 'vitest';
import { addressKey } from './caller-address.ts';
import { Counts } from './counts.ts';
import { Gatekeeper } from './gatekeeper.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { Recent } from './recent.ts';

test('one too many waits for the rest of the minute, and the next minute begins anew', () => {
  let now = 60_000_000 + 15_000;
  const counts = new Counts(() => now);
  expect([counts.take('a', 2), counts.take('a', 2), counts.take('b', 2)]).toEqual([0, 0, 0]);
  expect(counts.take('a', 2)).toBe(45);
  counts.giveBack('a');
  expect([counts.take('a', 2), counts.take('a', 2)]).toEqual([0, 45]);
  now += 45_000;
  expect(counts.take('a', 2)).toBe(0);
});

test('what others have told counts, and only what is seen often is told', () => {
  const counts = new Counts(() => 60_000_000);
  for (let n = 0; n < 5; n += 1) counts.take('often', 100);
  counts.take('rare', 100);
  expect(counts.tell(3)).toEqual([{ key: 'often', count: 5 }]);
  counts.take('often', 100);
  expect(counts.tell(3)).toEqual([{ key: 'often', count: 1 }]);
  expect(counts.tell(3)).toEqual([]);
  counts.hear(counts.minute, 'often', 100);
  expect(counts.take('often', 100)).toBeGreaterThan(0);
  counts.hear(counts.minute - 1, 'rare', 1000);
  expect(counts.take('rare', 100)).toBe(0);
});

test('a hundred thousand addresses and tokens take no more room than the first ones', () => {
  const counts = new Counts();
  const recent = new Recent<number>(1000);
  for (let n = 0; n < 100_000; n += 1) {
    counts.take(`alamat:${n}`, 10);
    recent.set(`token${n}`, n);
  }
  expect([counts.size, recent.size]).toEqual([50_000, 1000]);
  expect([recent.get('token98999'), recent.get('token99000')]).toEqual([undefined, 99_000]);
});

test('thirty tills behind one address sell for a minute as fast as people can', () => {
  const gate = new Gatekeeper(DEFAULT_LIMITS);
  for (let till = 0; till < 30; till += 1) {
    const token = `token${till}`;
    // A sale in ten seconds: some thirty calls, and five more for each scan.
    for (let call = 0; call < 6 * 60; call += 1) {
      gate.enter('203.0.113.7')();
      expect(gate.show(token, '203.0.113.7')).toBe(true);
      gate.learn(token, '203.0.113.7', `KASIR${till}`);
    }
  }
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['x'.repeat(500), 'x'.repeat(64)],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
