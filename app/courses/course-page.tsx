import { ArrowRight } from 'lucide-react';
import { DetailPage, DetailSection } from '#ui/kinds/detail-page.tsx';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';
import { learningScreens } from './course-screens.ts';
import { type Syllabus, type SyllabusLesson, timeInWords } from './syllabus.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

function Lesson({ lesson, number }: { lesson: SyllabusLesson; number: number }) {
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-6 sm:grid-cols-[4.5rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="display text-[3rem] tabular-nums max-sm:text-[2rem]">
        {number}
      </span>
      <div>
        <h3 className="text-[1.5rem]">{lesson.title}</h3>
        <p className="mt-1 text-[.95rem] text-mute">
          {lesson.minutes} min · {counted(lesson.exercises, 'exercise')} ·{' '}
          {counted(lesson.questions, 'question')}
        </p>
        <p className="mt-3">{lesson.parts.join(' · ')}</p>
        <p className="mt-3 rounded-input bg-sunk px-4 py-3 text-[.95rem]">
          <span className="block text-[.8125rem] text-mute">Its first exercise</span>
          {lesson.task}
        </p>
        <a
          href={lesson.href}
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4"
        >
          Open lesson {number}
          <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </div>
    </li>
  );
}

/** A course with its syllabus, each lesson of which opens in the application. */
export function CoursePage({ course }: { course: Syllabus }) {
  const [first] = course.lessons;
  return (
    <DetailPage
      back={{ href: '/pages/courses', label: 'All courses' }}
      heading={course.title}
      facts={`${course.lessons.length} lessons · about ${timeInWords(course.minutes)} · in your browser`}
      figure={
        <ScreenFrame
          variant="sheet"
          picture={learningScreens.lesson.picture}
          alt={learningScreens.lesson.alt}
          eager
          sizes="(min-width: 64rem) 48rem, 88vw"
          className="mx-auto w-full max-w-[52rem]"
        />
      }
      lead={course.lead}
      action={{
        title: 'Take it now',
        terms: [
          ['You need', 'A browser; there is nothing to install'],
          ['Exercises', `${course.exercises}, each marked by running it`],
          ['Questions', `${course.questions}, with an explanation for each`],
          ['Flashcards', String(course.cards)],
          ['Your progress', 'Stays in this browser until you clear it'],
        ],
        primary: { label: 'Start the first lesson', href: first?.href ?? '/pages/courses' },
        secondary: { label: 'Ask for your own course', href: '/contact-us' },
      }}
    >
      <DetailSection heading="Syllabus">
        <ol>
          {course.lessons.map((lesson, index) => (
            <Lesson key={lesson.id} lesson={lesson} number={index + 1} />
          ))}
        </ol>
      </DetailSection>
    </DetailPage>
  );
}
