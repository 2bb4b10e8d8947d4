import type { WrittenCourse } from '../written-course.ts';
import { lesson1 } from './lesson-1.ts';
import { lesson2 } from './lesson-2.ts';
import { lesson3 } from './lesson-3.ts';
import { lesson4 } from './lesson-4.ts';
import { lesson5 } from './lesson-5.ts';
import { lesson6 } from './lesson-6.ts';
import { lesson7 } from './lesson-7.ts';
import { lesson8 } from './lesson-8.ts';

export const sqlCourse: WrittenCourse = {
  id: 'sql',
  title: 'SQL that answers questions',
  lead: 'In eight lessons you work with the records of a made-up lost-property office, from the first select to ranks and running totals. You write real queries, and the page runs them.',
  level: 'beginner',
  lessons: [lesson1, lesson2, lesson3, lesson4, lesson5, lesson6, lesson7, lesson8],
};
