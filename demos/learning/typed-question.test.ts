import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionFault } from '#engines/quiz/check-question.ts';
import { questions } from '#engines/quiz/testing/questions.ts';
import { emptyLine, emptyQuestion, questionFrom, questionKinds, typedFrom } from './typed-question.ts';

it('reads back every question that can be asked', () => {
  let kept = 0;
  fc.assert(
    fc.property(questions, (given) => {
      // Gaps of the samples do not all stand in their text; the form writes each one there.
      const question =
        given.kind === 'gap' ? { ...given, text: given.gaps.map((_, at) => `{${at + 1}}`).join(' ') } : given;
      const sorted =
        question.kind === 'several' || question.kind === 'mark'
          ? { ...question, right: question.right.toSorted((a, b) => a - b) }
          : question;
      if (questionFault(question)) return;
      kept += 1;
      expect(questionFrom(typedFrom(question), question.id)).toEqual({ question: sorted });
    }),
    { numRuns: 400 },
  );
  expect(kept).toBeGreaterThan(50);
});

it('says for every kind what an empty form is missing', () => {
  for (const { kind } of questionKinds) {
    const read = questionFrom({ ...emptyQuestion(kind), points: '0' }, 'q');
    if (!('errors' in read)) throw new Error(`${kind} took an empty question`);
    const { ask, points, ...own } = read.errors;
    expect([ask, points], kind).toEqual(['Enter the question.', 'Enter a whole number from 1 to 10.']);
    expect(Object.keys(own), kind).toHaveLength(1);
  }
});

it('leaves empty lines out and counts what is right without them', () => {
  const lines = [emptyLine(''), emptyLine('cat'), emptyLine(' '), emptyLine('dog', true)];
  const typed = { ...emptyQuestion('single'), ask: 'Which barks?', lines };
  expect(questionFrom(typed, 'q')).toMatchObject({ question: { choices: ['cat', 'dog'], right: 1 } });
});

it('reads gaps with several answers', () => {
  const typed = { ...emptyQuestion('gap'), ask: 'Fill it in.', gapText: 'A {cat|kitten} sat on a { mat }.' };
  expect(questionFrom(typed, 'q')).toMatchObject({
    question: { text: 'A {1} sat on a {2}.', gaps: [['cat', 'kitten'], ['mat']] },
  });
  expect(questionFrom({ ...typed, gapText: 'A {} sat.' }, 'q')).toHaveProperty('errors.gapText');
});

it('wants both sides of a pair, and each of them once', () => {
  const typed = { ...emptyQuestion('match'), ask: 'Which belongs?' };
  const pair = (left: string, right: string) => emptyLine(left, false, right);
  expect(questionFrom({ ...typed, lines: [pair('a', 'x'), pair('b', '')] }, 'q')).toHaveProperty(
    'errors.lines',
  );
  expect(questionFrom({ ...typed, lines: [pair('a', 'x'), pair('b', 'x')] }, 'q')).toHaveProperty(
    'errors.lines',
  );
  expect(questionFrom({ ...typed, lines: [pair('a', 'x'), pair('b', 'y')] }, 'q')).toHaveProperty('question');
});
