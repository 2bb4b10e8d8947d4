import { expect, it } from 'vitest';
import { attemptsLeft, bestOf, clockSaid, secondsLeft } from './attempts.ts';
import { percentOf, pointsSaid } from './score.ts';
import { shuffledPlaces } from './shuffle.ts';

it('counts attempts and seconds, and knows quizzes without limits', () => {
  const rules = { attempts: 2, minutes: 5 };
  expect([0, 1, 2, 3].map((handedIn) => attemptsLeft(rules, handedIn))).toEqual([2, 1, 0, 0]);
  expect(secondsLeft(rules, 1000, 1000)).toBe(300);
  expect(secondsLeft(rules, 1000, 400_000)).toBe(0);
  expect(attemptsLeft({ attempts: null, minutes: null }, 9)).toBeNull();
  expect(secondsLeft({ attempts: null, minutes: null }, 0, 9)).toBeNull();
  expect(clockSaid(245)).toBe('4:05');
});

it('keeps the best attempt, and of equal ones the first', () => {
  expect(bestOf([])).toBeNull();
  const attempts = [
    { got: 100, of: 400, at: 'first' },
    { got: 300, of: 400, at: 'second' },
    { got: 300, of: 400, at: 'third' },
  ];
  expect(bestOf(attempts)?.at).toBe('second');
});

it('writes points and shares as people do', () => {
  expect([300, 250, 167].map(pointsSaid)).toEqual(['3', '2.5', '1.67']);
  expect(percentOf({ got: 250, of: 300 })).toBe(83);
  expect(percentOf({ got: 0, of: 0 })).toBe(0);
});

it('shuffles the same way for the same attempt', () => {
  expect(shuffledPlaces(6, 'q1-1')).toEqual(shuffledPlaces(6, 'q1-1'));
  expect(shuffledPlaces(6, 'q1-1').toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  const orders = new Set(['1', '2', '3', '4'].map((attempt) => shuffledPlaces(6, attempt).join()));
  expect(orders.size).toBeGreaterThan(2);
});
