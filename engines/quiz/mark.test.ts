import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight, markAnswer } from './mark.ts';
import { type Question, questionSchema } from './question.ts';
import { rightAnswer } from './right-answer.ts';
import { scoreOf } from './score.ts';
import { naiveShare } from './testing/naive-marking.ts';
import { answers, questions } from './testing/questions.ts';

const question = (fields: Record<string, unknown>): Question =>
  questionSchema.parse({ id: 'q', ask: 'What?', ...fields });

describe('markAnswer', () => {
  it('gives parts of the points where parts are right', () => {
    const several = question({ kind: 'several', choices: ['a', 'b', 'c', 'd'], right: [0, 1] });
    expect(markAnswer(several, { kind: 'several', chosen: [0] })).toMatchObject({ got: 1, of: 2 });
    expect(markAnswer(several, { kind: 'several', chosen: [0, 2] })).toMatchObject({ got: 0, of: 2 });
    const order = question({ kind: 'order', items: ['a', 'b', 'c'] });
    expect(markAnswer(order, { kind: 'order', placed: [1, 0, 2] })).toMatchObject({ got: 2, of: 3 });
    expect(markAnswer(order, { kind: 'order', placed: [2, 1, 0] })).toMatchObject({ got: 0, of: 3 });
  });

  it('takes numbers as people write them', () => {
    const number = question({ kind: 'number', right: 1250, tolerance: 10 });
    for (const typed of ['1250', '1,250', '1 250', '1250.0', ' 1260 '])
      expect(isRight(markAnswer(number, { kind: 'number', typed })), typed).toBe(true);
    expect(markAnswer(number, { kind: 'number', typed: '1265' })).toMatchObject({ got: 1, of: 2 });
    for (const typed of ['', 'many', '1300'])
      expect(markAnswer(number, { kind: 'number', typed }).got, typed).toBe(0);
  });

  it('forgives a slip in a long word with half a point, and capitals altogether', () => {
    const short = question({ kind: 'short', accepted: ['left join'] });
    expect(isRight(markAnswer(short, { kind: 'short', typed: ' LEFT  JOIN. ' }))).toBe(true);
    expect(markAnswer(short, { kind: 'short', typed: 'left jion' })).toMatchObject({ got: 1, of: 2 });
    expect(markAnswer(short, { kind: 'short', typed: 'inner join' }).got).toBe(0);
  });

  it('counts an answer of another kind as none', () => {
    const single = question({ kind: 'single', choices: ['a', 'b'], right: 0 });
    expect(markAnswer(single, { kind: 'number', typed: '0' }).got).toBe(0);
    expect(markAnswer(single, undefined).got).toBe(0);
  });
});

describe('any question', () => {
  const both = questions.chain((question) => fc.tuple(fc.constant(question), answers(question)));

  it('agrees with a naive marking', () => {
    fc.assert(
      fc.property(both, ([question, answer]) => {
        const { got, of } = markAnswer(question, answer);
        expect(got / of).toBeCloseTo(naiveShare(question, answer), 9);
      }),
      { numRuns: 500 },
    );
  });

  it('is worth between nothing and everything, and the right answer everything', () => {
    fc.assert(
      fc.property(both, ([question, answer]) => {
        const { got, of } = markAnswer(question, answer);
        expect(got).toBeGreaterThanOrEqual(0);
        expect(got).toBeLessThanOrEqual(of);
        expect(isRight(markAnswer(question, rightAnswer(question)))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('never gives a quiz more than its points', () => {
    fc.assert(
      fc.property(fc.array(both, { maxLength: 5 }), (list) => {
        const asked = list.map(([question], at) => ({ ...question, id: String(at) }));
        const given = Object.fromEntries(list.map(([, answer], at) => [String(at), answer]));
        const { got, of } = scoreOf(asked, given);
        expect(of).toBe(asked.reduce((sum, { points }) => sum + points * 100, 0));
        expect(got).toBeLessThanOrEqual(of);
      }),
    );
  });
});
