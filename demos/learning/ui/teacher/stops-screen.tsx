import { hrefTo } from '../../../app-kit/place/place.ts';
import { stopsIn } from '../../gradebook.ts';
import type { LearningRows, Run } from '../../records.ts';

const peopleSaid = (count: number) => (count === 1 ? '1 person' : `${count} people`);

/** Where students stop: how many reach each lesson, and the question that is most often wrong. */
export function StopsScreen({ rows, run }: { rows: LearningRows; run: Run }) {
  const stops = stopsIn(rows, run);
  const all = Math.max(1, run.studentIds.length);
  return (
    <ol className="max-w-[60rem] border-t-2 border-ink">
      {stops.map(({ lessonId, title, reached, stuck, hardest }, at) => (
        <li key={lessonId} className="border-b border-line py-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-[1.25rem]">
              <a href={hrefTo(['lesson', run.id, lessonId])} className="hover:underline">
                {at + 1}. {title}
              </a>
            </h2>
            <p className="text-[.9375rem] text-mute">
              {peopleSaid(reached)} of {run.studentIds.length} reached this point
              {stuck > 0 ? <strong className="font-semibold text-warning">, {stuck} stopped</strong> : null}
            </p>
          </div>
          <div aria-hidden="true" className="mt-2 flex h-4 overflow-hidden rounded-full bg-selected">
            <span className="bg-(--hue)" style={{ width: `${((reached - stuck) / all) * 100}%` }} />
            <span className="bg-warning" style={{ width: `${(stuck / all) * 100}%` }} />
          </div>
          {hardest ? (
            <p className="mt-2 text-[.9375rem]">
              <span className="text-mute">Most often wrong at the first attempt: </span>
              <a
                href={hrefTo(['lesson', run.id, lessonId], { at: hardest.passage })}
                className="text-accent underline underline-offset-[3px]"
              >
                {hardest.ask}
              </a>{' '}
              <span className="text-mute">
                ({hardest.wrong} of {hardest.of})
              </span>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
