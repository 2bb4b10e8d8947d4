import type { Answer, Question } from './question.ts';

/** The answer that has everything right. */
export function rightAnswer(question: Question): Answer {
  const { kind } = question;
  if (kind === 'single') return { kind, chosen: question.right };
  if (kind === 'several' || kind === 'mark') return { kind, chosen: [...question.right] };
  if (kind === 'order') return { kind, placed: question.items.map((_, at) => at) };
  if (kind === 'match') return { kind, chosen: question.pairs.map((_, at) => at) };
  if (kind === 'number') return { kind, typed: String(question.right) };
  if (kind === 'short') return { kind, typed: question.accepted[0] ?? '' };
  return { kind, typed: question.gaps.map(([first = '']) => first) };
}
