import type { Lesson } from '../lesson.ts';
import type { Draft } from '../records.ts';

/** A short name that no other record has. */
export const newId = (): string => crypto.randomUUID().slice(0, 12);

/** A lesson under names of its own, so that answers and cards of the two are never mixed up. */
function copyLesson(lesson: Lesson, nameFor: () => string): Lesson {
  const renamed = <Part extends { id: string }>(parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, id: nameFor() }));
  return {
    ...lesson,
    id: nameFor(),
    exercises: renamed(lesson.exercises),
    questions: renamed(lesson.questions),
    cards: renamed(lesson.cards),
  };
}

/** A course as a new draft: the same words, under names of its own. */
export const copyCourse = (course: Omit<Draft, 'id'>, nameFor: () => string = newId): Draft => ({
  ...course,
  id: nameFor(),
  lessons: course.lessons.map((lesson) => copyLesson(lesson, nameFor)),
});

/** The title of a copy, which fits the field. */
export const copyTitle = (title: string): string => `${title.slice(0, 73).trim()} (copy)`;
