/** The papers and the documents of the contract agree. */
import { expect, test } from 'vitest';
import { documents } from '@kencana/contract/registry';
import { templateSchema } from '@kencana/contract/print-template';
import { papers } from './papers.ts';

test('the first word of a kind’s calls is that of its own address: the web asks by it', () => {
  for (const { definition, tipe } of papers) expect(definition.one.split('/')[0]).toBe(tipe);
});

test('every kind that says it is printed has a paper, once', () => {
  const printed = documents.filter((def) => def.papers.length > 0).map((def) => def.kind);
  const kinds = papers.map((paper) => paper.definition.kind);
  expect(kinds.toSorted()).toEqual(printed.toSorted());
});

test('what ships for a kind alone is a template that may be saved', () => {
  const shipped = papers.flatMap(({ templates }) => Object.values(templates ?? {}));
  expect(shipped.length).toBeGreaterThan(0);
  for (const template of shipped) expect(templateSchema.parse(template)).toEqual(template);
});
