/** The verdict of a figure, by numbers set by hand. */
import { expect, it } from 'vitest';
import { median, perTurn, quantile, verdict } from './report.ts';

const figure = (turns: readonly number[], goal: { least: number } | { most: number }) => ({
  name: 'any',
  value: '',
  turns,
  goal,
});

it('holds the middle of the turns against a lower bound', () => {
  expect(verdict(figure([0.5, 0.9, 0.7], { least: 0.5 }))).toBe('met');
  expect(verdict(figure([0.4, 0.9, 0.7], { least: 0.5 }))).toBe('met, not in every turn');
  expect(verdict(figure([0.4, 0.9, 0.49], { least: 0.5 }))).toBe('missed, not in every turn');
  expect(verdict(figure([0.4, 0.3, 0.49], { least: 0.5 }))).toBe('missed');
});

it('holds the middle of the turns against an upper bound', () => {
  expect(verdict(figure([150], { most: 150 }))).toBe('met');
  expect(verdict(figure([151], { most: 150 }))).toBe('missed');
  expect(verdict(figure([1, 1.2, 1.6], { most: 1.3 }))).toBe('met, not in every turn');
});

it('says nothing of a figure without a goal, and misses one that measured nothing', () => {
  expect(verdict({ name: 'any', value: '5', turns: [5] })).toBe('');
  expect(verdict(figure([], { least: 0.5 }))).toBe('missed');
  expect(verdict(figure([], { most: 1.3 }))).toBe('missed');
});

it('takes middle, quantile and ratio turn by turn', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 2])).toBe(3.5);
  expect(quantile([5, 4, 3, 2, 1], 0.95)).toBe(5);
  expect(perTurn([6, 10], [3, 4])).toEqual([2, 2.5]);
});
