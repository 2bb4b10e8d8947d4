import type { Lesson } from './lesson.ts';
import type { Attempt, LearningRows, Mark, Progress, Run } from './records.ts';

/** The runs that somebody takes, the latest to begin first. */
export const runsOf = (rows: LearningRows, studentId: string): Run[] =>
  [...rows.runs.values()]
    .filter(({ studentIds }) => studentIds.includes(studentId))
    .sort((a, b) => a.starts.localeCompare(b.starts));

/** The lessons that a run teaches: those of its version, whatever happened to the course since. */
export const lessonsOf = (rows: LearningRows, run: Run): readonly Lesson[] =>
  rows.versions.get(run.versionId)?.lessons ?? [];

export const courseOf = (rows: LearningRows, run: Run) => rows.courses.get(run.courseId);

/** The id of somebody's progress in a lesson. */
export const progressId = (run: Run, studentId: string, lessonId: string): string =>
  `${run.id}.${studentId}.${lessonId}`;

export const progressIn = (
  rows: LearningRows,
  run: Run,
  studentId: string,
  lessonId: string,
): Progress | undefined => rows.progress.get(progressId(run, studentId, lessonId));

/** Somebody's attempts at the quiz of a lesson, in the order in which they were handed in. */
export const attemptsIn = (rows: LearningRows, run: Run, studentId: string, lessonId: string): Attempt[] =>
  [...rows.attempts.values()]
    .filter((each) => each.runId === run.id && each.studentId === studentId && each.lessonId === lessonId)
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

/** Somebody's notes and bookmarks in a lesson. */
export const marksIn = (rows: LearningRows, run: Run, studentId: string, lessonId: string): Mark[] =>
  [...rows.marks.values()].filter(
    (each) => each.runId === run.id && each.studentId === studentId && each.lessonId === lessonId,
  );

/** How many lessons of a run somebody has finished. */
export const doneIn = (rows: LearningRows, run: Run, studentId: string): number =>
  lessonsOf(rows, run).filter(({ id }) => progressIn(rows, run, studentId, id)?.doneOn).length;

/** The lesson to go on with: the first that is not finished, or the last. */
export function nextLesson(rows: LearningRows, run: Run, studentId: string): Lesson | undefined {
  const lessons = lessonsOf(rows, run);
  return lessons.find(({ id }) => !progressIn(rows, run, studentId, id)?.doneOn) ?? lessons.at(-1);
}

export const nameOf = (rows: LearningRows, personId: string): string =>
  rows.people.get(personId)?.name ?? 'Somebody';
