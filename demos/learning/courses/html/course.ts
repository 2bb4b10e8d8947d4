import type { WrittenCourse } from '../written-course.ts';
import { lesson1, lesson2, lesson3, lesson4 } from './lessons-1-4.ts';
import { lesson5, lesson6, lesson7, lesson8 } from './lessons-5-8.ts';

export const htmlCourse: WrittenCourse = {
  id: 'html',
  title: 'HTML that everybody can use',
  lead: 'Eight lessons on the website of a ferry company: what a screen reader, a keyboard and tired eyes need. You mend real pages, and the page checks them while you type.',
  lessons: [lesson1, lesson2, lesson3, lesson4, lesson5, lesson6, lesson7, lesson8],
};
