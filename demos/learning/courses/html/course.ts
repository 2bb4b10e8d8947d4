import type { WrittenCourse } from '../written-course.ts';
import { lesson1 } from './lesson-1.ts';
import { lesson2 } from './lesson-2.ts';
import { lesson3 } from './lesson-3.ts';
import { lesson4 } from './lesson-4.ts';
import { lesson5 } from './lesson-5.ts';
import { lesson6 } from './lesson-6.ts';
import { lesson7 } from './lesson-7.ts';
import { lesson8 } from './lesson-8.ts';

export const htmlCourse: WrittenCourse = {
  id: 'html',
  title: 'HTML that everybody can use',
  lead: 'In eight lessons you work on a ferry company’s website and learn what a screen reader, a keyboard and tired eyes need. You repair pages, and each exercise is checked as you type.',
  level: 'beginner',
  lessons: [lesson1, lesson2, lesson3, lesson4, lesson5, lesson6, lesson7, lesson8],
};
