/** The previous-day rule against the four sentences of spec 1 §4. */
import { expect, test } from 'vitest';
import { LEVELS } from './permission.ts';
import { isLockedToToday } from './previous-day.ts';

const free = (owner: boolean, supervisor: boolean) =>
  LEVELS.filter(
    (level) =>
      !isLockedToToday(level, (flag) => (flag === 'PREVIOUS_DAY_OWNER' ? owner : supervisor)),
  );

test('who may read earlier dates', () => {
  expect(free(true, true)).toEqual(['OWN', 'SU', 'MU', 'SPV']);
  expect(free(true, false)).toEqual(['OWN', 'SU', 'MU']);
  expect(free(false, true)).toEqual(['SU', 'MU', 'SPV']);
  expect(free(false, false)).toEqual([]);
});
