import { ArrowRight, Check } from 'lucide-react';
import { longDay } from '#lib/time/day-words.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { moveToNewest, newerVersion } from '../../actions/join-course.ts';
import { courseOf, doneIn, lessonsOf, nextLesson, progressIn, runsOf } from '../../lookup.ts';
import { me } from '../../seed/people.ts';
import type { Used } from '../used.ts';
import { MoreCourses } from './more-courses.tsx';

/** The courses that the student takes, with all their lessons. */
export function CoursesScreen({ used, today }: { used: Used; today: string }) {
  const { rows, change } = used;
  const runs = runsOf(rows, me.student);
  return (
    <div className="@container">
      {runs.length === 0 ? (
        <p className="text-mute">You aren’t in any course yet. Start one of these, or ask a teacher.</p>
      ) : null}
      <ul className="grid gap-6 @4xl:grid-cols-2">
        {runs.map((run) => {
          const course = courseOf(rows, run);
          const lessons = lessonsOf(rows, run);
          const done = doneIn(rows, run, me.student);
          const next = nextLesson(rows, run, me.student);
          const newer = newerVersion(rows, run);
          return (
            <li key={run.id} className="overflow-hidden rounded-card border border-line bg-raised">
              <div className="bg-hue p-6 text-on-hue">
                <h2 className="text-[1.75rem]">{course?.title}</h2>
                <p className="mt-2 max-w-[34rem]">{course?.lead}</p>
              </div>
              <div className="p-6">
                <p className="text-[.9375rem] text-mute">
                  {run.name}, until {longDay(run.ends)}
                </p>
                <Progress
                  label="Lessons finished"
                  value={done}
                  max={Math.max(1, lessons.length)}
                  said={`${done} of ${lessons.length}`}
                  className="mt-4"
                />
                {next ? (
                  <ButtonLink href={hrefTo(['lesson', run.id, next.id])} className="mt-5" variant="ink">
                    {done === 0 ? 'Begin' : 'Continue'}: {next.title}
                    <ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />
                  </ButtonLink>
                ) : null}
                {newer ? (
                  <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-[.9375rem]">
                    <p>This course has changed since you started.</p>
                    <Button
                      size="small"
                      variant="ghost"
                      onClick={() =>
                        change(`Moved to the new version of “${course?.title}”`, moveToNewest(rows, run))
                      }
                    >
                      Switch to the new version
                    </Button>
                  </div>
                ) : null}
                <ol className="mt-6 border-t border-line">
                  {lessons.map((lesson, at) => {
                    const isDone = Boolean(progressIn(rows, run, me.student, lesson.id)?.doneOn);
                    return (
                      <li key={lesson.id} className="border-b border-line last:border-0">
                        <a
                          href={hrefTo(['lesson', run.id, lesson.id])}
                          className="flex min-h-12 items-center gap-4 hover:bg-selected"
                        >
                          <span className="w-6 text-center font-mono text-[.875rem] text-mute">
                            {isDone ? (
                              <Check
                                size={18}
                                strokeWidth={2}
                                aria-label="Finished"
                                className="mx-auto text-done"
                              />
                            ) : (
                              at + 1
                            )}
                          </span>
                          <span className="min-w-0 flex-1 font-medium">{lesson.title}</span>
                          <span className="text-[.875rem] text-mute">{lesson.minutes} min</span>
                        </a>
                      </li>
                    );
                  })}
                </ol>
              </div>
            </li>
          );
        })}
      </ul>
      <MoreCourses used={used} today={today} />
    </div>
  );
}
