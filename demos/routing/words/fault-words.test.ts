import { expect, it } from 'vitest';
import { check } from '#engines/routing/check/check.ts';
import { randstad } from '../examples/randstad.ts';
import { lookedUp } from '../plan/looked-up.ts';
import { movedWithin } from '../plan/moves.ts';
import { distinct, faultWords, verdictWords } from './fault-words.ts';

const judged = (day: typeof randstad) => {
  const look = lookedUp(day);
  if (!look.evaluation) throw new Error('There is no plan');
  const faults = check(day.problem, look.evaluation);
  return {
    line: verdictWords(day.problem, faults),
    words: distinct(faults).map((one) => faultWords(one, look)),
  };
};

it('names what the checker held the first example to', () =>
  expect(judged(randstad)).toEqual({
    line: 'A second program checked this plan and confirmed capacity, opening hours, shifts, breaks and totals.',
    words: [],
  }));

it('says which rule is broken at which stop, each once', () => {
  const { problem, plan } = randstad;
  if (!plan) throw new Error('There is no plan');
  const vehicles = problem.vehicles.map((van) => (van.id === 'van3' ? { ...van, capacity: [80] } : van));
  const late = movedWithin(plan, 's7', 1);
  const { line, words } = judged({
    ...randstad,
    problem: {
      ...problem,
      vehicles,
      stops: problem.stops.map((stop) =>
        stop.id === 's5' ? { ...stop, windows: [{ from: 25_200, to: 25_800 }] } : stop,
      ),
    },
    plan: late,
  });
  expect(words).toHaveLength(2);
  expect(words.join(' ')).toMatch(/Van 2 is at Delft .* after it closes\./);
  expect(words.join(' ')).toMatch(/Van 3 carries \d+ crates too many when it leaves Woerden\./);
  expect(line).toBe('A second program checked this plan: 2 rules are broken.');
});
