/** Every plain master of the registry, with the few server slots that some need. */
import { masters } from '@kencana/contract/registry';
import { masterRoutes } from '../../engine/master/master-routes.ts';
import type { Feature } from '../../platform/http/route.ts';
import { findBetween } from './bunga-hutang.ts';
import { masterSlots } from './master-slots.ts';

export const masterFeature: Feature = {
  name: 'master',
  routes: [...masters.flatMap((def) => masterRoutes(def, masterSlots[def.name])), findBetween],
};
