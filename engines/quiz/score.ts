import { type Marked, markAnswer } from './mark.ts';
import type { Answer, Question } from './question.ts';

/** Answers by the id of their question. */
export type Answers = Readonly<Record<string, Answer>>;

/** What a whole quiz is worth. */
export interface Score {
  /** In hundredths of a point, so that half and third parts add up. */
  got: number;
  of: number;
  marks: ReadonlyMap<string, Marked>;
}

/** Marks all questions; each gives its points in the share that was right. */
export function scoreOf(questions: readonly Question[], answers: Answers): Score {
  const marks = new Map(
    questions.map((question) => [question.id, markAnswer(question, answers[question.id])] as const),
  );
  let [got, of] = [0, 0];
  for (const { id, points } of questions) {
    const mark = marks.get(id);
    of += points * 100;
    if (mark) got += Math.round((points * 100 * mark.got) / mark.of);
  }
  return { got, of, marks };
}

/** Hundredths of points as people write them: 3, 2.5, 1.67. */
export const pointsSaid = (hundredths: number): string => String(Math.round(hundredths) / 100);

/** A share in whole percent. */
export const percentOf = ({ got, of }: { got: number; of: number }): number =>
  of === 0 ? 0 : Math.round((got / of) * 100);
