import type { Card } from './deck.ts';

/** A card as its author types it, finished or not. */
export interface TypedCard {
  question: string;
  answers: readonly string[];
  right: number;
  why: string;
}

export const emptyCard: TypedCard = { question: '', answers: ['', '', '', ''], right: 0, why: '' };

export type Troubles = Partial<Record<'question' | 'answers' | 'right', string>>;

const filled = (answers: readonly string[]) => answers.map((answer) => answer.trim()).filter(Boolean);

/** What keeps the card from being learned, for each field; nothing when it is ready. */
export function troublesOf({ question, answers, right }: TypedCard): Troubles {
  const troubles: Troubles = {};
  const given = filled(answers);
  if (question.trim() === '') troubles.question = 'Write the question first.';
  if (given.length < 2) troubles.answers = 'Give at least two answers to choose from.';
  else if (new Set(given.map((answer) => answer.toLowerCase())).size < given.length)
    troubles.answers = 'Two answers are the same. Change one of them.';
  else if (!answers[right]?.trim())
    troubles.right = 'The answer marked as right is empty. Write it or mark another.';
  return troubles;
}

/** The card that was written, without the answers that were left empty. */
export function writtenCard(typed: TypedCard, id: string): Card {
  const rightAnswer = typed.answers[typed.right]?.trim() ?? '';
  const answers = filled(typed.answers);
  return {
    id,
    chapter: 'Your cards',
    question: typed.question.trim(),
    answers,
    right: answers.indexOf(rightAnswer),
    why: typed.why.trim(),
  };
}
