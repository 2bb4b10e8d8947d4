import { type Answers, scoreOf } from '#engines/quiz/score.ts';
import { putIn } from '../../app-kit/sandbox/edits.ts';
import type { Lesson } from '../lesson.ts';
import { attemptsIn, progressId, progressIn } from '../lookup.ts';
import type { LearningEdit, LearningRows, Progress, Records, Run } from '../records.ts';

/** Who does something, in which lesson of which run, and on which day. */
export interface Where {
  run: Run;
  studentId: string;
  lesson: Lesson;
  day: string;
}

function progressAt(rows: LearningRows, { run, studentId, lesson, day }: Where): Progress {
  const known = progressIn(rows, run, studentId, lesson.id);
  if (known) return known;
  const id = progressId(run, studentId, lesson.id);
  return { id, studentId, runId: run.id, lessonId: lesson.id, openedOn: day, doneOn: null, exercises: {} };
}

const put = putIn<Records>();

/** Counts a run of an exercise; once it is solved it stays solved. */
export function tryExercise(
  rows: LearningRows,
  where: Where,
  exerciseId: string,
  isRight: boolean,
): LearningEdit[] {
  const progress = progressAt(rows, where);
  const before = progress.exercises[exerciseId] ?? { tries: 0, solvedOn: null };
  const solvedOn = before.solvedOn ?? (isRight ? where.day : null);
  const exercises = { ...progress.exercises, [exerciseId]: { tries: before.tries + 1, solvedOn } };
  return [put('progress', { ...progress, exercises })];
}

/** Marks a lesson as finished, or as open again. */
export function finishLesson(rows: LearningRows, where: Where, isDone: boolean): LearningEdit[] {
  return [put('progress', { ...progressAt(rows, where), doneOn: isDone ? where.day : null })];
}

/** Hands in a quiz: it is marked at once, and counts as an attempt. */
export function handInQuiz(rows: LearningRows, where: Where, answers: Answers): LearningEdit[] {
  const { run, studentId, lesson, day } = where;
  const { got, of } = scoreOf(lesson.questions, answers);
  const number = attemptsIn(rows, run, studentId, lesson.id).length + 1;
  const id = `${progressId(run, studentId, lesson.id)}.${number}`;
  const row = { id, studentId, runId: run.id, lessonId: lesson.id, on: day, answers, got, of };
  return [{ in: 'attempts', id, row }];
}
