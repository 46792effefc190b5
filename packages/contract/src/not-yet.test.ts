/** What nothing reads yet is told from what is in use. */
import { expect, test } from 'vitest';
import { isPreparing, isUnreadMaster, isUnreadSetting } from './not-yet.ts';
import { masters } from './registry.ts';

test('a flag for later opens nothing but masters that nobody reads', () => {
  const behind = masters.filter(({ module }) => module !== undefined && isPreparing(module));
  expect(behind.length).toBeGreaterThan(5);
  expect(behind.filter((def) => !isUnreadMaster(def.name)).map((def) => def.name)).toEqual([]);
});

test.each([
  ['a flag', isUnreadSetting('STOCK_JUAL_MANUAL'), isUnreadSetting('MEMBER_MODULE')],
  ['a master', isUnreadMaster('hadiah'), isUnreadMaster('baki')],
])('%s that nothing reads is told from one in use', (_what, later, used) => {
  expect([later, used]).toEqual([true, false]);
});
