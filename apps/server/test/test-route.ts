/** Routes that only tests have: the contract does not know them, so nothing holds their answers. */
import type { z } from 'zod';
import type { Route } from '../src/platform/http/route.ts';

/** As `route` of the server, without a call of the contract. */
export function testRoute<Q extends z.ZodType, B extends z.ZodType>(
  definition: Route<Q, B>,
): Route {
  return definition as unknown as Route;
}
