import type { WrittenCourse } from '#demos/learning/courses/written-course.ts';

const application = '/online-student-training-portal/demo';

/** One lesson of a course as its page lists it. */
export interface SyllabusLesson {
  id: string;
  title: string;
  minutes: number;
  /** What its text is about, heading by heading. */
  parts: readonly string[];
  exercises: number;
  questions: number;
  /** The first thing it asks for. */
  task: string;
  /** Where it is taken. */
  href: string;
}

/** A course as its page shows it, read from what the application teaches. */
export interface Syllabus {
  id: string;
  title: string;
  lead: string;
  lessons: readonly SyllabusLesson[];
  minutes: number;
  exercises: number;
  questions: number;
  cards: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What a course teaches, with an address for every lesson in the group that is open. */
export function syllabusOf({ id, title, lead, lessons }: WrittenCourse): Syllabus {
  return {
    id,
    title,
    lead,
    minutes: sum(lessons.map(({ minutes }) => minutes)),
    exercises: sum(lessons.map(({ exercises }) => exercises.length)),
    questions: sum(lessons.map(({ questions }) => questions.length)),
    cards: sum(lessons.map(({ cards }) => cards.length)),
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      minutes: lesson.minutes,
      parts: [...lesson.text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
      exercises: lesson.exercises.length,
      questions: lesson.questions.length,
      task: lesson.exercises[0]?.task ?? '',
      href: `${application}#/lesson/${id}-autumn/${lesson.id}`,
    })),
  };
}

/** Minutes in words: '1 hour 40 minutes'. */
export function timeInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest || !hours ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
