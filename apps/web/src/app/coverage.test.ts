/** Every route of configuration and access has its screen: a component, or a master's own. */
import { expect, test } from 'vitest';
import { masters } from '@kencana/contract/registry';
import { ROUTES } from '@kencana/contract/coverage-list.test-data';
import { screenComponents } from './screens.ts';

test('every route has a screen', () => {
  const drawn = new Set([
    ...Object.keys(screenComponents),
    ...masters.flatMap(({ route }) => (route === undefined ? [] : [route])),
  ]);
  expect(Object.keys(ROUTES).filter((route) => !drawn.has(route))).toEqual([]);
});
