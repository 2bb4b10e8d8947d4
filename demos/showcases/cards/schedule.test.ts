import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, type Progress, returnsByDay, roundOf } from './schedule.ts';

const days = (answers: readonly boolean[]): (number | null)[] => {
  let progress: Progress | undefined;
  let today = 0;
  return answers.map((isRight) => {
    progress = answered(progress, isRight, today);
    today = progress.due ?? today;
    return progress.due;
  });
};

describe('when a card comes back', () => {
  it('is after one day when it was wrong, then after three, then after nine; then it rests', () => {
    expect(days([false, true, true, true])).toEqual([1, 4, 13, null]);
  });

  it('is once more after nine days when it was right at first sight', () => {
    expect(days([true, true])).toEqual([9, null]);
  });

  it('is the next day whenever it is wrong, however far it had come', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (answers) => {
        let progress: Progress | undefined;
        for (const isRight of answers) progress = answered(progress, isRight, 10);
        expect(answered(progress, false, 10)).toEqual({ step: 0, due: 11 });
      }),
    );
  });
});

describe('a round', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  it('begins with what is longest due, then takes new cards in order, and no more than its size', () => {
    const progress = { b: { step: 0, due: 3 }, d: { step: 1, due: 1 }, e: { step: 2, due: 9 } };
    expect(roundOf(ids, progress, { today: 3, size: 3 })).toEqual(['d', 'b', 'a']);
  });

  it('leaves out what rests and what is not due yet', () => {
    const progress = { a: { step: 3, due: null }, b: { step: 0, due: 4 } };
    expect(roundOf(ids, progress, { today: 3, size: 10 })).toEqual(['c', 'd', 'e']);
  });
});

it('counts the returns of each day, with what is overdue today', () => {
  const progress = {
    a: { step: 0, due: 1 },
    b: { step: 0, due: 5 },
    c: { step: 1, due: 7 },
    d: { step: 3, due: null },
  };
  expect(returnsByDay(progress, { today: 5, days: 3 })).toEqual([2, 0, 1]);
});
