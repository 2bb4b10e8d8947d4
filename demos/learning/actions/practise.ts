import { afterAnswer, dueNow, type Known } from '#engines/practice/schedule.ts';
import type { Card } from '../lesson.ts';
import { lessonsOf, progressIn, runsOf } from '../lookup.ts';
import type { LearningEdit, LearningRows } from '../records.ts';

/** So many cards that were never seen come in one day. */
const mostNew = 12;

/** The cards of the lessons that somebody has finished. */
export const cardsOf = (rows: LearningRows, studentId: string): Card[] =>
  runsOf(rows, studentId).flatMap((run) =>
    lessonsOf(rows, run)
      .filter(({ id }) => progressIn(rows, run, studentId, id)?.doneOn)
      .flatMap(({ cards }) => cards),
  );

/** The cards to be asked now. */
export const dueCards = (rows: LearningRows, studentId: string, now: Date): Card[] =>
  dueNow(cardsOf(rows, studentId), rows.reviews, now, mostNew);

/** Plans a card again after it was answered. */
export function answerCard(rows: LearningRows, cardId: string, known: Known, now: Date): LearningEdit[] {
  const row = { id: cardId, ...afterAnswer(rows.reviews.get(cardId) ?? null, known, now) };
  return [{ in: 'reviews', id: cardId, row }];
}
