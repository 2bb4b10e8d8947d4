import { describe, expect, it } from 'vitest';
import { puzzleOf } from './day-puzzle.ts';
import {
  isWhole,
  lengthOf,
  nothingPlayed,
  type Play,
  playFrom,
  pressDepot,
  pressStop,
  verdictOf,
} from './play.ts';

const puzzle = puzzleOf('2026-11-19');
const pressed = (ids: readonly string[], play: Play = nothingPlayed): Play =>
  ids.reduce((now, id) => pressStop(now, id).play, play);

describe('playing', () => {
  it('fills one van, refuses a seventh stop, and goes on with the second', () => {
    const first = pressed(['1', '2', '3', '4', '5', '6']);
    expect(pressStop(first, '7')).toEqual({ play: first, refused: expect.stringContaining('second') });
    const second = pressed(['7', '8', '9', '10'], pressDepot(first).play);
    expect(second).toEqual([
      ['1', '2', '3', '4', '5', '6'],
      ['7', '8', '9', '10'],
    ]);
    expect(isWhole(puzzle, second)).toBe(true);
  });

  it('takes a stop out again, and grows shorter by it', () => {
    const play = pressed(['1', '2', '3']);
    const without = pressStop(play, '2').play;
    expect(without).toEqual([['1', '3']]);
    expect(lengthOf(puzzle, without)).toBeLessThan(lengthOf(puzzle, play));
  });

  it('says why the depot does nothing', () => {
    expect(pressDepot(nothingPlayed).refused).toMatch(/at least one stop/);
    expect(pressDepot([['1'], ['2']]).refused).toMatch(/Both vans are out/);
  });

  it('takes back only what fits the puzzle', () => {
    expect(playFrom([['1', '2'], ['3']], puzzle)).toEqual([['1', '2'], ['3']]);
    for (const wrong of [null, [], [['1', '1']], [['11']], [['1'], ['2'], ['3']], 'play', [[1]]])
      expect(playFrom(wrong, puzzle)).toBeNull();
  });

  it('says how much longer a plan is', () => {
    expect(verdictOf(210, 200)).toBe('5% longer than the planner’s route');
    expect(verdictOf(200.01, 200)).toBe('As short as the planner’s route');
    expect(verdictOf(199, 200)).toBe('You beat the planner');
  });
});
