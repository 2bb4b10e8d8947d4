import { expect, it } from 'vitest';
import { exactMatch, overlap } from './answer-scores.ts';

it('compares answers as SQuAD does', () => {
  expect(exactMatch('The 25 days.', ['25 days'])).toBe(true);
  expect(exactMatch('25 working days', ['25 days'])).toBe(false);
  expect(overlap('25 working days', ['25 days', 'a month'])).toBeCloseTo(0.8);
  expect(overlap('nothing', ['25 days'])).toBe(0);
});
