import { daysLater } from '#lib/time/days.ts';
import { versionsOf } from '../lookup.ts';
import type { LearningEdit, LearningRows, Run } from '../records.ts';

/** The group of those who began a course by themselves. */
const ownRunId = (courseId: string): string => `own-${courseId}`;

/** Begins an offered course at the student's own pace. */
export function joinCourse(
  rows: LearningRows,
  courseId: string,
  studentId: string,
  day: string,
): LearningEdit[] {
  const [newest] = versionsOf(rows, courseId);
  if (!newest) return [];
  const id = ownRunId(courseId);
  const known = rows.runs.get(id);
  const run: Run = known ?? {
    id,
    courseId,
    versionId: newest.id,
    name: 'At your own pace',
    starts: day,
    ends: daysLater(day, 365),
    studentIds: [],
  };
  const studentIds = [...run.studentIds.filter((each) => each !== studentId), studentId];
  return [{ in: 'runs', id, row: { ...run, studentIds } }];
}

/** The newest version of a group's course, where the group is taught an older one. */
export function newerVersion(rows: LearningRows, run: Run) {
  const [newest] = versionsOf(rows, run.courseId);
  return newest && newest.id !== run.versionId ? newest : null;
}

/** Goes on with the newest version; lessons that are still there stay finished. */
export function moveToNewest(rows: LearningRows, run: Run): LearningEdit[] {
  const newest = newerVersion(rows, run);
  return newest ? [{ in: 'runs', id: run.id, row: { ...run, versionId: newest.id } }] : [];
}
