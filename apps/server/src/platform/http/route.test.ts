/** What does not compile: a route that answers or takes something else than the contract says. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { route } from './route.ts';

const common = { right: 'login', summary: 'x' } as const;
const to = { ...common, method: 'PUT', path: 'users/bahasa' } as const;
const body = z.object({ bahasa: z.enum(['id', 'en', 'it', 'hk', 'my', 'jp']) });
const narrow = z.object({ bahasa: z.literal('id') });
const handler = async () => ({ data: { bahasa: 'id' } });

test('a route answers what the contract says of its call', () => {
  expect(route({ ...to, body, handler }).path).toBe('users/bahasa');
  // @ts-expect-error a number is no language
  route({ ...to, body, handler: async () => ({ data: { bahasa: 1 } }) });
  // @ts-expect-error callers may send every language
  route({ ...to, body: narrow, handler });
});

test('a list answers how many rows there are', () => {
  const list = { ...common, method: 'GET', path: 'users/jejak' } as const;
  const made = route({ ...list, handler: async () => ({ data: [], count: 0 }) });
  expect(made.method).toBe('GET');
  // @ts-expect-error the count is missing
  route({ ...list, handler: async () => ({ data: [] }) });
});

test('a call that the contract does not know is no route', () => {
  const ghost = { ...common, method: 'GET', path: 'users/hantu' } as const;
  // @ts-expect-error nobody can be answered
  expect(route({ ...ghost, handler: async () => ({ data: null }) }).path).toBe('users/hantu');
});
