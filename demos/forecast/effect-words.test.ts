import { expect, it } from 'vitest';
import type { Rhythm } from '#engines/forecast/read/frequency.ts';
import { effectSentence } from './effect-words.ts';

const rhythm = (spacing: Rhythm['spacing']): Rhythm => ({ spacing, minutes: 0, period: 1 });
const say = (name: string, share: number, spacing: Rhythm['spacing'] = 'month') =>
  effectSentence({ name, share, sureness: 9 }, 'Orders', rhythm(spacing));

it('says by how much a column moves the series', () => {
  expect(say('Price', -0.0312)).toBe('One more of Price changes Orders by −3.1%.');
  expect(say('Visitors', 0.0004)).toBe('One more of Visitors changes Orders by +0.04%.');
});

it('says what a promotion brings, and for how long it lasts', () => {
  expect(say('Promotions', 0.12, 'day')).toBe('A promotion changes Orders by +12%.');
  expect(say('Promotions', 0.12)).toBe('A promotion changes Orders by +12%, where it lasts all of a month.');
});
