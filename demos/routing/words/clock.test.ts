import { expect, it } from 'vitest';
import { clock, parseClock, stretch } from './clock.ts';

it.each([
  ['7:15', '07:15'],
  ['07.15', '07:15'],
  ['7h15', '07:15'],
  ['7:15:30', '07:16'],
  ['7 pm', '19:00'],
  ['12 am', '00:00'],
  ['12:30 pm', '12:30'],
  ['26:00', '26:00'],
])('reads %s as %s', (typed, said) => expect(clock(parseClock(typed) ?? -1)).toBe(said));

it.each(['', 'noon', '7', '7:70', '99:00'])('reads no time from %j', (typed) =>
  expect(parseClock(typed)).toBeNull(),
);

it('says stretches as people do', () => {
  expect(stretch(45 * 60)).toBe('45 min');
  expect(stretch(3 * 3600)).toBe('3 h');
  expect(stretch(3 * 3600 + 5 * 60)).toBe('3 h 05');
});
