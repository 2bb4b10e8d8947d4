import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marksFor, tally } from './rules.ts';
import { type Marks, markNames } from './schema.ts';

const starts = ['2026-11-16T10:00:00.000Z', '2026-11-16T11:00:00.000Z', '2026-11-17T10:00:00.000Z'];
const [ten, eleven, next] = starts as [string, string, string];

it('prefers the time that the fewest cannot make, then the one that most like', () => {
  const ann: Marks = { [ten]: 'yes', [eleven]: 'maybe', [next]: 'yes' };
  const bob: Marks = { [ten]: 'no', [eleven]: 'maybe', [next]: 'maybe' };
  expect(tally(starts, [ann, bob])).toEqual([
    { start: ten, yes: 1, maybe: 0, no: 1, best: false },
    { start: eleven, yes: 0, maybe: 2, no: 0, best: false },
    { start: next, yes: 1, maybe: 1, no: 0, best: true },
  ]);
});

it('calls nothing the best before anybody has answered', () => {
  expect(tally(starts, []).some(({ best }) => best)).toBe(false);
});

it('counts everybody once for every time, and has a best one as soon as one has answered', () => {
  const marks = fc.record({ [ten]: fc.constantFrom(...markNames), [next]: fc.constantFrom(...markNames) });
  fc.assert(
    fc.property(fc.array(marks, { minLength: 1, maxLength: 12 }), (votes) => {
      const counted = tally(starts, votes);
      for (const { yes, maybe, no } of counted) expect(yes + maybe + no).toBe(votes.length);
      const best = counted.filter((each) => each.best);
      const fewest = Math.min(...counted.map(({ no }) => no));
      expect(best.length).toBeGreaterThan(0);
      expect(best.every(({ no }) => no === fewest)).toBe(true);
    }),
  );
});

it('keeps what was asked about and nothing else', () => {
  expect(marksFor([ten, next], { [ten]: 'maybe', 'another time': 'yes' })).toEqual({
    [ten]: 'maybe',
    [next]: 'no',
  });
});
