import type { Question } from '#engines/quiz/question.ts';
import type { Card, Lesson } from '../lesson.ts';
import type { Draft, LearningEdit } from '../records.ts';

/** Keeps a draft as it is now. */
export const putDraft = (draft: Draft): LearningEdit[] => [{ in: 'drafts', id: draft.id, row: draft }];

/** A list with one of its things at another place, counted from 0. */
export function movedTo<Thing extends { id: string }>(
  things: readonly Thing[],
  id: string,
  to: number,
): Thing[] {
  const moved = things.filter((each) => each.id === id);
  const rest = things.filter((each) => each.id !== id);
  const place = Math.min(Math.max(0, to), rest.length);
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
}

/** A list in which this thing takes the place of the one with its id, or comes last. */
const withThing = <Thing extends { id: string }>(things: readonly Thing[], thing: Thing): Thing[] =>
  things.some(({ id }) => id === thing.id)
    ? things.map((each) => (each.id === thing.id ? thing : each))
    : [...things, thing];

const without = <Thing extends { id: string }>(things: readonly Thing[], id: string): Thing[] =>
  things.filter((each) => each.id !== id);

export const putLesson = (draft: Draft, lesson: Lesson): LearningEdit[] =>
  putDraft({ ...draft, lessons: withThing(draft.lessons, lesson) });

export const moveLesson = (draft: Draft, lessonId: string, to: number): LearningEdit[] =>
  putDraft({ ...draft, lessons: movedTo(draft.lessons, lessonId, to) });

export const removeLesson = (draft: Draft, lessonId: string): LearningEdit[] =>
  putDraft({ ...draft, lessons: without(draft.lessons, lessonId) });

export const putQuestion = (draft: Draft, lesson: Lesson, question: Question): LearningEdit[] =>
  putLesson(draft, { ...lesson, questions: withThing(lesson.questions, question) });

export const moveQuestion = (draft: Draft, lesson: Lesson, questionId: string, to: number): LearningEdit[] =>
  putLesson(draft, { ...lesson, questions: movedTo(lesson.questions, questionId, to) });

export const removeQuestion = (draft: Draft, lesson: Lesson, questionId: string): LearningEdit[] =>
  putLesson(draft, { ...lesson, questions: without(lesson.questions, questionId) });

export const removeExercise = (draft: Draft, lesson: Lesson, exerciseId: string): LearningEdit[] =>
  putLesson(draft, { ...lesson, exercises: without(lesson.exercises, exerciseId) });

export const putCard = (draft: Draft, lesson: Lesson, card: Card): LearningEdit[] =>
  putLesson(draft, { ...lesson, cards: withThing(lesson.cards, card) });

export const removeCard = (draft: Draft, lesson: Lesson, cardId: string): LearningEdit[] =>
  putLesson(draft, { ...lesson, cards: without(lesson.cards, cardId) });
