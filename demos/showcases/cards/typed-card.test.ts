import { expect, it } from 'vitest';
import { emptyCard, troublesOf, writtenCard } from './typed-card.ts';

const typed = { ...emptyCard, question: ' Which bus? ', answers: ['7', '', '12', ''], right: 2 };

it('keeps the answers that were filled, and which of them is right', () => {
  expect(writtenCard(typed, 'own-1')).toEqual({
    id: 'own-1',
    chapter: 'Your cards',
    question: 'Which bus?',
    answers: ['7', '12'],
    right: 1,
    why: '',
  });
  expect(troublesOf(typed)).toEqual({});
});

it('says for each field what is missing', () => {
  expect(troublesOf(emptyCard)).toEqual({
    question: 'Write the question first.',
    answers: 'Give at least two answers to choose from.',
  });
  expect(troublesOf({ ...typed, answers: ['Seven', 'seven ', '', ''] }).answers).toMatch(/the same/);
  expect(troublesOf({ ...typed, right: 1 }).right).toMatch(/mark another/);
});
