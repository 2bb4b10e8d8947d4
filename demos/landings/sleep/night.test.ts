import { expect, it } from 'vitest';
import { minutesByStage, nightLine, spoken } from './night.ts';
import { night } from './words.ts';

it('adds up a night', () => {
  expect(minutesByStage([0, 2, 2, 3], 4)).toEqual([10, 0, 20, 10]);
  const all = minutesByStage(night.steps, night.stages.length).reduce((sum, minutes) => sum + minutes);
  // From 22:40 to 06:50.
  expect(all).toBe(8 * 60 + 10);
});

it('says minutes as people do', () =>
  expect([40, 60, 125].map(spoken)).toEqual(['40 min', '1 h 00', '2 h 05']));

it('draws a night in steps', () => expect(nightLine([0, 2], 20, 50)).toBe('M0 25H20V125H40'));
