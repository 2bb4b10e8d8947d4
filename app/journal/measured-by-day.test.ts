import { expect, it } from 'vitest';
import { proofs } from '#content/proof.ts';
import { measuredByDay } from './measured-by-day.ts';

it('counts every figure once, on its day and for its command', () => {
  const one = { date: '2026-11-15T10:00:00Z', command: 'a' };
  expect(measuredByDay([one, one, { ...one, command: 'b' }, { ...one, date: '2026-11-16' }])).toEqual({
    '2026-11-15': [
      { command: 'a', figures: 2 },
      { command: 'b', figures: 1 },
    ],
    '2026-11-16': [{ command: 'a', figures: 1 }],
  });
  const all = Object.values(measuredByDay(proofs)).flat();
  expect(all.reduce((sum, { figures }) => sum + figures, 0)).toBe(proofs.length);
});
