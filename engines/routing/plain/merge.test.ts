import { describe, expect, it } from 'vitest';
import type { Problem } from '../problem.ts';
import { mergePlans } from './merge.ts';
import { plainProblem } from './plain-problem.ts';

/** Two villages of three stops on either side of the depot. */
function villages(): Problem {
  const at = [-12, -11, -10, 10, 11, 12];
  return {
    travel: { kind: 'plane' },
    depots: [{ id: 'depot', place: { x: 0, y: 0 } }],
    vehicles: Array.from({ length: 3 }, (_, index) => ({
      id: `van ${index}`,
      start: 'depot',
      end: 'depot',
      capacity: [3],
    })),
    stops: at.map((x, index) => ({ id: `stop ${index}`, place: { x, y: 0 }, demand: [1] })),
  };
}

function merged(mine: number[][], other: number[][]) {
  const plain = plainProblem(villages());
  if (!plain) throw new Error('The villages are meant for the fast path');
  return mergePlans(plain, mine, other);
}

describe('the best of two plans', () => {
  it('takes each district from the plan that serves it better', () => {
    const mine = [[1, 2, 3], [5, 4, 6], []];
    const other = [[2, 1], [3], [4, 5, 6]];
    expect(merged(mine, other)).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('takes a plan with all stops before one without', () => {
    const whole = [
      [1, 3, 2],
      [4, 5, 6],
    ];
    expect(merged([[1, 2, 3]], whole)).toBe(whole);
  });
});
