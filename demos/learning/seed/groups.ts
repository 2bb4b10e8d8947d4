import { daysLater } from '#lib/time/days.ts';
import { courses } from '../courses/courses.ts';
import type { Lesson } from '../lesson.ts';
import { lessonSchema } from '../lesson.ts';
import { studentIds } from './people.ts';

/** The lessons of each course as in the files. */
const writtenLessons: ReadonlyMap<string, Lesson[]> = new Map(
  courses.map(({ id, lessons }) => [id, lessons.map((lesson) => lessonSchema.parse(lesson))]),
);

/** Courses, the version that is taught, and the groups that take it. */
export function seedGroups(day: string) {
  const published = courses.map(({ id }) => ({
    id: `${id}-v1`,
    courseId: id,
    number: 1,
    publishedOn: daysLater(day, -60),
    note: 'The first version.',
    lessons: writtenLessons.get(id) ?? [],
  }));
  const runs = [
    {
      id: 'sql-autumn',
      courseId: 'sql',
      name: 'Autumn group',
      starts: daysLater(day, -30),
      ends: daysLater(day, 26),
      studentIds: studentIds(1, 24),
    },
    {
      id: 'sql-summer',
      courseId: 'sql',
      name: 'Summer group',
      starts: daysLater(day, -58),
      ends: daysLater(day, -9),
      studentIds: studentIds(14, 28),
    },
    {
      id: 'html-autumn',
      courseId: 'html',
      name: 'Autumn group',
      starts: daysLater(day, -21),
      ends: daysLater(day, 35),
      studentIds: ['p1', ...studentIds(6, 21)],
    },
  ];
  return {
    courses: courses.map(({ id, title, lead, level }) => ({ id, title, lead, level })),
    versions: published,
    runs: runs
      .filter(({ courseId }) => writtenLessons.has(courseId))
      .map((run) => ({ ...run, versionId: `${run.courseId}-v1` })),
  };
}
