import { describe, expect, it } from 'vitest';
import { createRandom } from '#lib/random/random.ts';
import { evaluate } from './evaluate.ts';
import { createMember, type FromMember } from './member.ts';
import type { Problem } from './problem.ts';
import { type Member, solveTogether } from './team.ts';

const random = createRandom(5);
const problem: Problem = {
  travel: { kind: 'plane' },
  depots: [{ id: 'home', place: { x: 0.5, y: 0.5 } }],
  vehicles: Array.from({ length: 8 }, (_, index) => ({
    id: `v${index}`,
    start: 'home',
    end: 'home',
    capacity: [6],
  })),
  stops: Array.from({ length: 30 }, (_, index) => ({
    id: `s${index}`,
    place: { x: random(), y: random() },
    demand: [1],
  })),
};

/** A worker without a thread: messages go by the same loop. */
function localMember(): Member {
  let heard: (message: FromMember) => void = () => {};
  const hear = createMember((message) => heard(message));
  return {
    send: (message) => hear(structuredClone(message)),
    listen: (listener) => {
      heard = listener;
    },
  };
}

describe('several workers at once', () => {
  it('resolve to a valid plan that is as good as the best they told of', async () => {
    const costs: number[] = [];
    const plan = await solveTogether(problem, {
      members: [localMember(), localMember()],
      seconds: 0.3,
      seed: 1,
      onProgress: ({ cost }) => costs.push(cost),
    });
    const evaluation = evaluate(problem, plan);
    expect(evaluation).toMatchObject({ isValid: true, unserved: [] });
    expect(evaluation.cost).toBeCloseTo(Math.min(...costs), 6);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
  });

  it('end at once with what they have when cancelled', async () => {
    const cancel = new AbortController();
    const plan = await solveTogether(problem, {
      members: [localMember()],
      seconds: 60,
      seed: 1,
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    expect(evaluate(problem, plan).unserved).toEqual([]);
  });
});
