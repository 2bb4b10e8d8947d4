import { answered, type Progress } from './schedule.ts';

export interface Card {
  id: string;
  chapter: string;
  question: string;
  answers: readonly string[];
  /** The place of the right answer. */
  right: number;
  why: string;
}

/** One answer of the round that is being learned. */
interface Answer {
  id: string;
  chosen: number;
}

/** All that the app knows of its learner. */
export interface Learning {
  today: number;
  progress: Readonly<Record<string, Progress>>;
  /** Cards that the learner wrote. */
  own: readonly Card[];
  /** The cards of the round, and the answers so far; a postponed card moves to the end. */
  round: readonly string[];
  answers: readonly Answer[];
}

export const untouched: Learning = { today: 0, progress: {}, own: [], round: [], answers: [] };

/** The card that is asked next; undefined when the round is over. */
export const nextIn = ({ round, answers }: Learning): string | undefined => round[answers.length];

/** Takes the answer to the card that is asked, and plans when it comes back. */
export function withAnswer(learning: Learning, card: Card, chosen: number): Learning {
  const { progress, today, answers } = learning;
  return {
    ...learning,
    answers: [...answers, { id: card.id, chosen }],
    progress: { ...progress, [card.id]: answered(progress[card.id], chosen === card.right, today) },
  };
}

/** Puts the card that is asked to the end of the round. */
export function putOff(learning: Learning): Learning {
  const { round, answers } = learning;
  const done = round.slice(0, answers.length);
  const [next, ...rest] = round.slice(answers.length);
  return next === undefined ? learning : { ...learning, round: [...done, ...rest, next] };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isProgress = (value: unknown): value is Progress =>
  isRecord(value) && typeof value.step === 'number' && (value.due === null || typeof value.due === 'number');

const isCard = (value: unknown): value is Card =>
  isRecord(value) &&
  [value.id, value.chapter, value.question, value.why].every((text) => typeof text === 'string') &&
  typeof value.right === 'number' &&
  Array.isArray(value.answers) &&
  value.answers.every((answer) => typeof answer === 'string') &&
  value.right in value.answers;

const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) && typeof value.id === 'string' && typeof value.chosen === 'number';

/** Reads what was kept in this browser; null where it doesn't fit. */
export function learningFrom(kept: unknown): Learning | null {
  if (!isRecord(kept)) return null;
  const { today, progress, own, round, answers } = kept;
  if (typeof today !== 'number' || !isRecord(progress)) return null;
  if (!Array.isArray(own) || !Array.isArray(round) || !Array.isArray(answers)) return null;
  const planned = Object.entries(progress).filter((entry): entry is [string, Progress] =>
    isProgress(entry[1]),
  );
  return {
    today,
    progress: Object.fromEntries(planned),
    own: own.filter(isCard),
    round: round.filter((id) => typeof id === 'string'),
    answers: answers.filter(isAnswer),
  };
}
