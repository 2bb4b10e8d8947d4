import { bestOf } from '#engines/quiz/attempts.ts';
import { percentOf } from '#engines/quiz/score.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { attemptsIn, courseOf, doneIn, lessonsOf, progressIn, runsOf } from '../../lookup.ts';
import { me } from '../../seed/people.ts';
import type { Used } from '../used.ts';

/** How far the student is: lessons, exercises and quizzes of every course. */
export function ProgressScreen({ used: { rows } }: { used: Used }) {
  return (
    <div className="grid gap-10">
      {runsOf(rows, me.student).map((run) => {
        const lessons = lessonsOf(rows, run);
        return (
          <section key={run.id}>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <h2 className="text-[1.5rem]">{courseOf(rows, run)?.title}</h2>
              <p className="font-display text-[2.5rem] leading-none font-semibold tracking-[-.04em]">
                {doneIn(rows, run, me.student)}
                <span className="text-mute"> / {lessons.length}</span>
                <span className="ms-2 font-sans text-[.9375rem] font-normal tracking-normal text-mute">
                  lessons finished
                </span>
              </p>
            </div>
            <ul className="mt-4 border-t-2 border-ink">
              {lessons.map((lesson, at) => {
                const progress = progressIn(rows, run, me.student, lesson.id);
                const solved = lesson.exercises.filter(({ id }) => progress?.exercises[id]?.solvedOn).length;
                const best = bestOf(attemptsIn(rows, run, me.student, lesson.id));
                return (
                  <li key={lesson.id} className="border-b border-line">
                    <a
                      href={hrefTo(['lesson', run.id, lesson.id])}
                      className="grid min-h-14 grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-3 py-2 hover:bg-selected sm:grid-cols-[2rem_minmax(0,1fr)_9rem_9rem]"
                    >
                      <span className="font-mono text-mute">{at + 1}</span>
                      <span className="font-medium">
                        {lesson.title}
                        {progress?.doneOn ? (
                          <span className="ms-2 text-[.875rem] font-normal text-done">finished</span>
                        ) : null}
                      </span>
                      <span className="text-[.9375rem] text-mute max-sm:col-start-2">
                        {solved} of {lesson.exercises.length} exercises
                      </span>
                      <span className="text-[.9375rem] text-mute max-sm:col-start-2">
                        {best ? `Quiz: ${percentOf(best)}%` : 'Quiz: not yet taken'}
                      </span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
