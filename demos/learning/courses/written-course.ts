import type { WrittenLesson } from '../lesson.ts';

/** A course as files hold it. */
export interface WrittenCourse {
  id: string;
  title: string;
  lead: string;
  lessons: readonly WrittenLesson[];
}
