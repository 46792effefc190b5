/** A shop at work is offered no switch of what does not exist. */
import { expect, test } from 'vitest';
import { Settings } from '@kencana/contract/module-flag';
import { settingDef } from '@kencana/contract/setting';
import { isOffered } from './offered.ts';

const ON = new Settings([{ key: 'CICILAN_MODULE', value: 'true' }]);

test.each([
  ['a flag that nothing reads', 'STOCK_JUAL_MANUAL', false, true],
  ['a flag that opens masters for later', 'BERLIAN_MODULE', false, true],
  ['one that is on already', 'CICILAN_MODULE', true, true],
  ['a parameter for later', 'PEMBULATAN_HUTANG', true, true],
  ['a flag in use', 'MEMBER_MODULE', true, true],
])('%s', (_what, key, production, demo) => {
  const def = settingDef(key);
  if (def === undefined) throw new RangeError(key);
  const unknown = isOffered(def, ON, undefined);
  expect([isOffered(def, ON, 'production'), isOffered(def, ON, 'demo'), unknown]).toEqual([
    production,
    demo,
    production,
  ]);
});
