import type { WrittenLesson } from '../lesson.ts';
import type { Level } from '../records.ts';

/** A course as files hold it. */
export interface WrittenCourse {
  id: string;
  title: string;
  lead: string;
  level: Level;
  lessons: readonly WrittenLesson[];
}
