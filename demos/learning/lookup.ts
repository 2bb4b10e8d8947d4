import { rowsBy } from '../app-kit/sandbox/rows-by.ts';
import type { Lesson } from './lesson.ts';
import type {
  Assignment,
  Attempt,
  Course,
  HandIn,
  LearningRows,
  Mark,
  Progress,
  Run,
  Version,
} from './records.ts';

/** The runs that somebody takes, the latest to begin first. */
export const runsOf = (rows: LearningRows, studentId: string): Run[] =>
  [...rows.runs.values()]
    .filter(({ studentIds }) => studentIds.includes(studentId))
    .sort((a, b) => a.starts.localeCompare(b.starts));

/** The lessons that a run teaches: those of its version, whatever happened to the course since. */
export const lessonsOf = (rows: LearningRows, run: Run): readonly Lesson[] =>
  rows.versions.get(run.versionId)?.lessons ?? [];

export const courseOf = (rows: LearningRows, run: Run) => rows.courses.get(run.courseId);

/** The versions of a course, the newest first. */
export const versionsOf = (rows: LearningRows, courseId: string): Version[] =>
  [...rows.versions.values()]
    .filter((each) => each.courseId === courseId)
    .sort((a, b) => b.number - a.number);

/** The courses that somebody who does not take them yet can begin, by title. */
export const offeredCourses = (rows: LearningRows): Course[] =>
  [...rows.courses.values()]
    .filter(({ id, isWithdrawn }) => !isWithdrawn && versionsOf(rows, id).length > 0)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));

/** The id of somebody's progress in a lesson. */
export const progressId = (run: Run, studentId: string, lessonId: string): string =>
  `${run.id}.${studentId}.${lessonId}`;

export const progressIn = (
  rows: LearningRows,
  run: Run,
  studentId: string,
  lessonId: string,
): Progress | undefined => rows.progress.get(progressId(run, studentId, lessonId));

const attemptsBy = rowsBy('studentId');
const handInsBy = rowsBy('assignmentId');

/** Somebody's attempts at the quiz of a lesson, in the order in which they were handed in. */
export const attemptsIn = (rows: LearningRows, run: Run, studentId: string, lessonId: string): Attempt[] =>
  attemptsBy(rows.attempts, studentId)
    .filter((each) => each.runId === run.id && each.lessonId === lessonId)
    .sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

/** Somebody's notes and bookmarks in a lesson. */
export const marksIn = (rows: LearningRows, run: Run, studentId: string, lessonId: string): Mark[] =>
  [...rows.marks.values()].filter(
    (each) => each.runId === run.id && each.studentId === studentId && each.lessonId === lessonId,
  );

/** How many lessons of a run somebody has finished. */
export const doneIn = (rows: LearningRows, run: Run, studentId: string): number =>
  lessonsOf(rows, run).filter(({ id }) => progressIn(rows, run, studentId, id)?.doneOn).length;

/** The lesson to continue with: the first that is not finished, or the last. */
export function nextLesson(rows: LearningRows, run: Run, studentId: string): Lesson | undefined {
  const lessons = lessonsOf(rows, run);
  return lessons.find(({ id }) => !progressIn(rows, run, studentId, id)?.doneOn) ?? lessons.at(-1);
}

/** The assignments of a group: its own, and those for everybody who takes its course. */
export const assignmentsFor = (rows: LearningRows, run: Run): Assignment[] =>
  [...rows.assignments.values()]
    .filter(({ runId, courseId }) => runId === run.id || (runId === null && courseId === run.courseId))
    .sort((a, b) => a.due.localeCompare(b.due));

/** Everything that somebody has to hand in, each with one of their groups; what is over comes last. */
export function assignmentsOfStudent(
  rows: LearningRows,
  studentId: string,
  today: string,
): { assignment: Assignment; run: Run }[] {
  const found = new Map<string, { assignment: Assignment; run: Run }>();
  for (const run of runsOf(rows, studentId))
    for (const assignment of assignmentsFor(rows, run))
      if (!found.has(assignment.id)) found.set(assignment.id, { assignment, run });
  const order = ({ assignment: { due } }: { assignment: Assignment }) => `${due < today} ${due}`;
  return [...found.values()].sort((a, b) => order(a).localeCompare(order(b)));
}

export const handInsOf = (rows: LearningRows, assignmentId: string): HandIn[] => [
  ...handInsBy(rows.handIns, assignmentId),
];

/** What somebody handed in for an assignment. */
export const handInOf = (rows: LearningRows, assignmentId: string, studentId: string): HandIn | undefined =>
  handInsBy(rows.handIns, assignmentId).find((each) => each.studentId === studentId);

export const nameOf = (rows: LearningRows, personId: string): string =>
  rows.people.get(personId)?.name ?? 'Somebody';
