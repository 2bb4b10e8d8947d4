import { htmlCourse } from './html/course.ts';
import { sqlCourse } from './sql/course.ts';
import type { WrittenCourse } from './written-course.ts';

export const courses: readonly WrittenCourse[] = [sqlCourse, htmlCourse];
