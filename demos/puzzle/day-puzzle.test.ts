import { describe, expect, it } from 'vitest';
import { isPlayable, puzzleOf, room, roundLength, type Spot } from './day-puzzle.ts';
import { plannerPlan } from './planner-plan.ts';

const days = Array.from({ length: 24 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 1 + index * 3)).toISOString().slice(0, 10),
);

/** The shortest round through all of these, by trying every subset once (Held and Karp). */
function shortestRounds(depot: Spot, stops: readonly Spot[]): number[] {
  const gap = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
  const best = stops.map(() => new Map<number, number>());
  const rounds = new Array<number>(1 << stops.length).fill(0);
  for (let set = 1; set < rounds.length; set += 1) {
    let round = Number.POSITIVE_INFINITY;
    stops.forEach((last, at) => {
      if (!(set & (1 << at))) return;
      const before = set & ~(1 << at);
      let length = before === 0 ? gap(depot, last) : Number.POSITIVE_INFINITY;
      stops.forEach((other, from) => {
        if (before & (1 << from))
          length = Math.min(length, (best[from]?.get(before) ?? Number.POSITIVE_INFINITY) + gap(other, last));
      });
      best[at]?.set(set, length);
      round = Math.min(round, length + gap(last, depot));
    });
    rounds[set] = round;
  }
  return rounds;
}

const countOf = (set: number): number => set.toString(2).replaceAll('0', '').length;

describe('the puzzle of a day', () => {
  it('is the same for everybody, and another one tomorrow', () => {
    expect(puzzleOf('2026-11-19')).toEqual(puzzleOf('2026-11-19'));
    expect(puzzleOf('2026-11-20').stops).not.toEqual(puzzleOf('2026-11-19').stops);
  });

  it('is planned as short as two vans can, checked against every possible split', () => {
    for (const day of days) {
      const puzzle = puzzleOf(day);
      const plan = plannerPlan(puzzle);
      expect(plan.rounds.flat()).toHaveLength(10);
      for (const round of plan.rounds) expect(round.length).toBeLessThanOrEqual(room);
      const rounds = shortestRounds(puzzle.depot, puzzle.stops);
      const all = rounds.length - 1;
      const shortest = Math.min(
        ...rounds.flatMap((length, set) =>
          countOf(set) <= room && countOf(all & ~set) <= room ? length + (rounds[all & ~set] ?? 0) : [],
        ),
      );
      expect(plan.length, day).toBeCloseTo(shortest, 6);
    }
  });

  it('measures a round from the depot and back to it', () => {
    const depot = { id: 'depot', x: 0, y: 0 };
    expect(roundLength(depot, [])).toBe(0);
    expect(roundLength(depot, [{ id: '1', x: 3, y: 4 }])).toBe(10);
  });

  it('is played on days that are, not on days to come', () => {
    expect(isPlayable('2026-11-18', '2026-11-19')).toBe(true);
    expect(isPlayable('2026-11-20', '2026-11-19')).toBe(false);
    expect(isPlayable('2026-13-01', '2026-11-19')).toBe(false);
    expect(isPlayable('yesterday', '2026-11-19')).toBe(false);
  });
});
