import type { Question } from './question.ts';

const repeated = (texts: readonly string[]): string | undefined =>
  texts.find((text, at) => texts.findIndex((other) => other.trim() === text.trim()) < at);

/** The numbers of the gaps in a text, in the order in which they stand: {1}, {2} … */
const gapsIn = (text: string): number[] =>
  [...text.matchAll(/\{(\d+)\}/g)].map(([, number]) => Number(number));

const reachesBeyond = (right: readonly number[], count: number): boolean => right.some((at) => at >= count);

/** What makes a question impossible to answer fairly although each of its fields can be read; null where nothing does. */
export function questionFault(question: Question): string | null {
  const { kind } = question;
  if (kind === 'single' || kind === 'several' || kind === 'mark') {
    const choices = kind === 'mark' ? question.pieces : question.choices;
    const right = kind === 'single' ? [question.right] : question.right;
    if (choices.length < 2) return 'Add at least two choices.';
    if (reachesBeyond(right, choices.length)) return 'The right answer isn’t among the choices.';
    const twice = kind === 'mark' ? undefined : repeated(choices);
    return twice ? `“${twice}” appears twice. Make each choice different.` : null;
  }
  if (kind === 'order') {
    if (question.items.length < 2) return 'Add at least two items to put in order.';
    const twice = repeated(question.items);
    return twice ? `“${twice}” appears twice. Make each item different.` : null;
  }
  if (kind === 'match') {
    const twice =
      repeated(question.pairs.map(([left]) => left)) ?? repeated(question.pairs.map(([, right]) => right));
    return twice ? `“${twice}” appears twice. Make each pair different on both sides.` : null;
  }
  if (kind === 'gap') {
    const numbers = gapsIn(question.text);
    const isWhole =
      numbers.length === question.gaps.length && numbers.every((number, at) => number === at + 1);
    return isWhole ? null : 'The text needs one {number} for each gap, counted from {1}.';
  }
  return null;
}
