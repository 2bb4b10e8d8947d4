import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bySource, funnel, middle, timeToHire, type Way } from './funnel.ts';

const stages = ['new', 'call', 'talks', 'hired'];
const way = (change: Partial<Way>): Way => ({
  path: [{ stageId: 'new', on: '2026-01-01' }],
  state: 'active',
  endedOn: null,
  source: 'Referral',
  appliedOn: '2026-01-01',
  ...change,
});
const path = (...days: string[]) => days.map((on, at) => ({ stageId: stages[at] ?? '', on }));

it('counts who came how far and how long they stayed', () => {
  const ways = [
    way({
      path: path('2026-01-01', '2026-01-05', '2026-01-09', '2026-01-20'),
      state: 'hired',
      endedOn: '2026-01-20',
    }),
    way({ path: path('2026-01-01', '2026-01-03'), state: 'rejected', endedOn: '2026-01-04' }),
    way({}),
  ];
  expect(funnel(stages, ways).map(({ reached, ofBefore, days }) => [reached, ofBefore, days])).toEqual([
    [3, null, 3],
    [2, 67, 3],
    [1, 50, 11],
    [1, 100, 0],
  ]);
  expect(timeToHire(ways)).toBe(19);
  expect(bySource(ways, 'talks')).toEqual([{ source: 'Referral', applied: 3, talked: 1, hired: 1 }]);
});

it('says nothing about nobody', () => {
  expect(funnel(stages, []).every(({ reached, days }) => reached === 0 && days === null)).toBe(true);
  expect(timeToHire([])).toBeNull();
});

it('never widens, and its first step is everybody', () => {
  const some = fc
    .integer({ min: 1, max: 4 })
    .map((length) =>
      way({ path: stages.slice(0, length).map((stageId) => ({ stageId, on: '2026-01-01' })) }),
    );
  fc.assert(
    fc.property(fc.array(some), (ways) => {
      const counts = funnel(stages, ways).map(({ reached }) => reached);
      expect(counts[0]).toBe(ways.length);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
  );
});

it('finds the middle as sorting by hand does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 1 }), (values) => {
      const found = middle(values) ?? -1;
      const below = values.filter((value) => value < found).length;
      const above = values.filter((value) => value > found).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});
