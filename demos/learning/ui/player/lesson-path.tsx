import { Check } from 'lucide-react';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Lesson } from '../../lesson.ts';

interface LessonPathProps {
  course: string;
  runId: string;
  lessons: readonly Lesson[];
  here: Lesson;
  isDone: (lesson: Lesson) => boolean;
}

/** The lessons of a course from left to right: which are finished, and where one is. */
export function LessonPath({ course, runId, lessons, here, isDone }: LessonPathProps) {
  return (
    <nav aria-label={course} className="print:hidden">
      <ol className="relative flex gap-1.5 overflow-x-auto overscroll-x-contain pb-1 [scrollbar-width:none]">
        {lessons.map((lesson, at) => {
          const isHere = lesson.id === here.id;
          const done = isDone(lesson);
          return (
            <li key={lesson.id} className="relative min-w-11 flex-1">
              <a
                href={hrefTo(['lesson', runId, lesson.id])}
                aria-current={isHere ? 'step' : undefined}
                className="group grid min-h-11 content-start gap-1.5 rounded-lg pt-1 text-[.8125rem] leading-tight text-mute hover:text-ink aria-[current]:text-ink"
              >
                <span
                  className={`h-1.5 rounded-full ${done ? 'bg-ink' : isHere ? 'bg-(--hue)' : 'bg-selected group-hover:bg-line'}`}
                />
                <span className="flex items-start gap-1.5 max-md:justify-center">
                  <span className="font-mono">
                    {done ? (
                      <Check size={14} strokeWidth={2.5} aria-hidden="true" className="mt-px" />
                    ) : (
                      at + 1
                    )}
                  </span>
                  <span className="max-md:sr-only">
                    {lesson.title}
                    {done ? <span className="sr-only">, finished</span> : null}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
