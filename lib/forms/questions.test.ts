import { expect, it } from 'vitest';
import { checkAnswers, type Question } from './questions.ts';

const questions: Question[] = [
  { id: 'stack', label: 'What is it built with?', kind: 'line', required: true },
  { id: 'team', label: 'How many are you?', kind: 'choice', required: false, options: ['1–5', 'more'] },
];

it('takes what fits and drops what nobody asked', () => {
  expect(checkAnswers(questions, { stack: ' Rails ', team: 'more', other: 'x' })).toEqual({
    answers: { stack: 'Rails', team: 'more' },
    problems: {},
  });
});

it('says which question needs another answer', () => {
  const { problems } = checkAnswers(questions, { stack: ' ', team: '7' });
  expect(Object.keys(problems)).toEqual(['stack', 'team']);
  expect(checkAnswers(questions, { stack: 'x'.repeat(201) }).problems).toHaveProperty('stack');
});

it('is not answered by what every object has', () => {
  const sly: Question[] = [{ id: 'constructor', label: 'x', kind: 'line', required: true }];
  expect(checkAnswers(sly, {}).problems).toHaveProperty('constructor');
});
