import { expect, it } from 'vitest';
import { questionFault } from './check-question.ts';
import { type Question, questionSchema } from './question.ts';

const fault = (given: object): string | null =>
  questionFault(questionSchema.parse({ id: 'q', ask: 'What?', ...given }) satisfies Question);

it('finds answers that nobody can choose', () => {
  expect(fault({ kind: 'single', choices: ['a', 'b'], right: 1 })).toBeNull();
  expect(fault({ kind: 'single', choices: ['a', 'b'], right: 2 })).toMatch(/isn’t among/);
  expect(fault({ kind: 'several', choices: ['a', 'b'], right: [0, 5] })).toMatch(/isn’t among/);
  expect(fault({ kind: 'mark', pieces: ['a', 'a'], right: [1] })).toBeNull();
  expect(fault({ kind: 'single', choices: ['a'], right: 0 })).toMatch(/two/);
});

it('finds what stands there twice', () => {
  expect(fault({ kind: 'single', choices: ['a', 'a '], right: 0 })).toMatch(/twice/);
  expect(fault({ kind: 'order', items: ['a', 'b', 'a'] })).toMatch(/twice/);
  const pairs = [
    ['a', 'x'],
    ['b', 'x'],
  ];
  expect(fault({ kind: 'match', pairs })).toMatch(/twice/);
});

it('wants each gap of a text once and in order', () => {
  expect(fault({ kind: 'gap', text: 'A {1} and a {2}.', gaps: [['cat'], ['dog']] })).toBeNull();
  for (const text of ['None.', '{1}', '{2} {1}', '{1} {1}', '{1} {2} {3}'])
    expect(fault({ kind: 'gap', text, gaps: [['cat'], ['dog']] }), text).toMatch(/gap/);
});
