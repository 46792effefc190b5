/**
 * What the product is from outside, as it was reviewed: the calls of its API with every value they
 * take, and its sentences with the status of every coded error. Who may do what stands in
 * rights.test.ts. A difference is read before it is taken over (vitest -u).
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ERROR_STATUS } from '@kencana/contract/error-code';
import { TEXTS } from '@kencana/messages/texts';
import { apiLines } from '../../test/api-lines.ts';
import { openApi } from '../platform/http/openapi.ts';
import { features } from './features.ts';

test('the calls of the API are as reviewed', async () => {
  const routes = features.flatMap((feature) => feature.routes);
  await expect(apiLines(openApi(routes, '0'))).toMatchFileSnapshot('golden/api.txt');
});

test('the sentences are as reviewed', async () => {
  const { id, ...others } = TEXTS;
  const keys = Object.keys(id).toSorted() as (keyof typeof id)[];
  const digest = (key: keyof typeof id) =>
    Object.values(others)
      .map((texts) => createHash('sha256').update(texts[key]).digest('hex').slice(0, 6))
      .join(' ');
  const codes = Object.entries(ERROR_STATUS).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = [
    'Coded errors with their HTTP status',
    ...codes.map(([code, status]) => `${status} ${code}`),
    '',
    `Sentences: digests in ${Object.keys(others).join(', ')}; the text in Indonesian`,
    ...keys.map((key) => `${digest(key)} ${key} ${JSON.stringify(id[key])}`),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('golden/sentences.txt');
});
