import { ChevronRight } from 'lucide-react';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { reviewTasks } from '../../rules/reviews.ts';
import { nearDay } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';

const mostShown = 4;

/** Reviews that the viewer still has to write. */
export function ReviewTasks() {
  const { rows, viewer, day } = usePeople();
  const tasks = reviewTasks(rows, viewer);
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="review-tasks">
      <h2 id="review-tasks" className="text-2xl">
        Reviews to write
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {tasks.slice(0, mostShown).map(({ round, person, part }) => (
          <li key={`${round.id}-${person.id}-${part}`}>
            <a
              href={hrefTo(['reviews', round.id, person.id])}
              className="group flex min-h-14 items-center gap-3 py-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium leading-tight underline-offset-4 group-hover:underline">
                  {part === 'self' ? 'Your self-review' : person.name}
                </span>
                <span className="block truncate text-[.875rem] text-mute">{round.name}</span>
              </span>
              <span
                className={`shrink-0 font-mono text-[.8125rem] ${round.due < day ? 'text-danger' : 'text-mute'}`}
              >
                {round.due < day ? 'Overdue' : nearDay(round.due)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {tasks.length > mostShown ? (
        <a
          href={hrefTo(['reviews'])}
          className="mt-1 inline-flex min-h-11 items-center gap-1 underline decoration-line underline-offset-4"
        >
          All {tasks.length}
          <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </a>
      ) : null}
    </section>
  );
}
