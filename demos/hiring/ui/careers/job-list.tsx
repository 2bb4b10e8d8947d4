import { ArrowRight } from 'lucide-react';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Desk } from '../desk.ts';

/** The open jobs, as a visitor of the company's career page sees them. */
export function JobList({ desk }: { desk: Desk }) {
  const jobs = [...desk.rows.jobs.values()].filter(({ isOpen }) => isOpen);
  return (
    <>
      <p className="mb-8 max-w-2xl font-display text-[clamp(1.75rem,4vw,3.25rem)] leading-[1] font-semibold tracking-[-.045em]">
        {desk.company.isSample ? 'We listen to the tide in 212 harbours.' : 'Come and work with us.'}{' '}
        <span className="text-mute">
          {desk.company.isSample ? 'Come and help us hear better.' : 'Choose a job and send your résumé.'}
        </span>
      </p>
      {jobs.length === 0 ? <p className="text-mute">There are no open jobs at the moment.</p> : null}
      <ul className="border-t border-ink">
        {jobs.map(({ id, title, team, place, openings }) => (
          <li
            key={id}
            className="group relative grid items-baseline gap-x-6 gap-y-1 border-b border-line py-5 hover:bg-selected sm:grid-cols-[minmax(0,1fr)_10rem_12rem_2rem] sm:px-3"
          >
            <a
              href={hrefTo(['careers', id])}
              className="font-display text-2xl leading-tight font-semibold tracking-[-.03em] after:absolute after:inset-0"
            >
              {title}
            </a>
            <p className="text-mute">{team}</p>
            <p>
              {place}
              {openings > 1 ? <span className="text-mute">, {openings} posts</span> : null}
            </p>
            <ArrowRight
              size={20}
              strokeWidth={1.5}
              aria-hidden="true"
              className="transition-transform group-hover:translate-x-1 max-sm:hidden"
            />
          </li>
        ))}
      </ul>
    </>
  );
}
