import type { Answer, Question } from './question.ts';
import { type Spelling, spellingOf, typedNumber } from './typed.ts';

/** What an answer is worth: `got` of `of` parts, in whole parts, so that nothing is rounded before the end. */
export interface Marked {
  got: number;
  of: number;
  /** The state of each part, in the order of the question: choices, items, pairs, gaps, pieces. */
  parts: readonly PartState[];
}

export type PartState = 'right' | 'nearly' | 'wrong' | 'missed' | 'plain';

/** Half a part is a whole number this way. */
const whole = 2;

const nothing = (of: number, parts: readonly PartState[]): Marked => ({ got: 0, of, parts });

/** Chosen of several: each right one counts, each wrong one takes one back, never below nothing. */
function marked(count: number, right: readonly number[], chosen: readonly number[]): Marked {
  const [wanted, given] = [new Set(right), new Set(chosen)];
  const parts = Array.from({ length: count }, (_, at): PartState => {
    if (wanted.has(at)) return given.has(at) ? 'right' : 'missed';
    return given.has(at) ? 'wrong' : 'plain';
  });
  const hits = parts.filter((part) => part === 'right').length;
  const wrong = parts.filter((part) => part === 'wrong').length;
  return { got: Math.max(0, hits - wrong), of: wanted.size, parts };
}

/** Order: of all pairs of items, those that stand the right way round. An order turned round is worth nothing. */
function markedOrder(count: number, placed: readonly number[]): Marked {
  const of = Math.max(1, (count * (count - 1)) / 2);
  const isWhole = placed.length === count && new Set(placed).size === count && Math.max(...placed) < count;
  if (!isWhole)
    return nothing(
      of,
      Array.from({ length: count }, () => 'missed'),
    );
  let got = count === 1 ? 1 : 0;
  for (const [at, item] of placed.entries())
    for (const later of placed.slice(at + 1)) if (item < later) got += 1;
  return { got, of, parts: placed.map((item, at) => (item === at ? 'right' : 'wrong')) };
}

function markedNumber(typed: string, right: number, tolerance: number): Marked {
  const given = typedNumber(typed);
  if (given === null) return nothing(whole, ['missed']);
  // A little more than the tolerance, because 0.3 - 0.2 is not quite 0.1.
  const off = Math.abs(given - right) - Number.EPSILON * Math.max(1, Math.abs(right)) * 4;
  if (off <= tolerance) return { got: whole, of: whole, parts: ['right'] };
  if (off <= 2 * tolerance) return { got: 1, of: whole, parts: ['nearly'] };
  return nothing(whole, ['wrong']);
}

const worth: Readonly<Record<Spelling, number>> = { right: whole, nearly: 1, wrong: 0 };

function markedTyped(gaps: readonly (readonly string[])[], typed: readonly string[]): Marked {
  const spellings = gaps.map((accepted, at) => spellingOf(typed[at] ?? '', accepted));
  return {
    got: spellings.reduce((sum, spelling) => sum + worth[spelling], 0),
    of: gaps.length * whole,
    parts: spellings.map((spelling, at) => (typed[at]?.trim() ? spelling : 'missed')),
  };
}

function markedPairs(count: number, chosen: readonly (number | null)[]): Marked {
  const parts = Array.from({ length: count }, (_, at): PartState => {
    const given = chosen[at] ?? null;
    if (given === null) return 'missed';
    return given === at ? 'right' : 'wrong';
  });
  return { got: parts.filter((part) => part === 'right').length, of: count, parts };
}

/** Marks an answer. The same question and answer always give the same; one of another kind counts as none. */
export function markAnswer(question: Question, answer: Answer | undefined): Marked {
  const given = answer?.kind === question.kind ? answer : undefined;
  if (question.kind === 'single') {
    const chosen = given?.kind === 'single' ? given.chosen : null;
    return marked(question.choices.length, [question.right], chosen === null ? [] : [chosen]);
  }
  if (question.kind === 'several')
    return marked(question.choices.length, question.right, given?.kind === 'several' ? given.chosen : []);
  if (question.kind === 'mark')
    return marked(question.pieces.length, question.right, given?.kind === 'mark' ? given.chosen : []);
  if (question.kind === 'order')
    return markedOrder(question.items.length, given?.kind === 'order' ? given.placed : []);
  if (question.kind === 'match')
    return markedPairs(question.pairs.length, given?.kind === 'match' ? given.chosen : []);
  if (question.kind === 'number')
    return markedNumber(given?.kind === 'number' ? given.typed : '', question.right, question.tolerance);
  if (question.kind === 'short')
    return markedTyped([question.accepted], [given?.kind === 'short' ? given.typed : '']);
  return markedTyped(question.gaps, given?.kind === 'gap' ? given.typed : []);
}

/** Whether nothing is wrong with an answer. */
export const isRight = ({ got, of }: Marked): boolean => got === of;
