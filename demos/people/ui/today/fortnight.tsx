import { mondayOf } from '#engines/leave/days.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { Person } from '../../records.ts';
import { barsOf, freeDaysOf } from '../../rules/bars.ts';
import { PersonFace } from '../parts/person-face.tsx';
import { profileOf } from '../parts/person-link.tsx';
import { SpanGrid } from '../parts/span-grid.tsx';
import { usePeople } from '../people-context.ts';

/** A team as the head of rows in a calendar. */
export function RowHead({ person }: { person: Person }) {
  return (
    <a
      href={profileOf(person.id)}
      className="flex min-h-10 items-center gap-2 font-medium leading-tight hover:underline"
    >
      <PersonFace name={person.name} className="size-7 max-sm:hidden" />
      <span className="truncate">{person.name}</span>
    </a>
  );
}

/** The fortnight of a team as bars. */
export function Fortnight({ team }: { team: readonly Person[] }) {
  const { rows, viewer, day } = usePeople();
  const days = Array.from({ length: 14 }, (_, at) => daysLater(mondayOf(day), at));
  const [from = day, to = day] = [days[0], days.at(-1)];
  return (
    <section aria-labelledby="fortnight">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="fortnight" className="text-2xl">
          {dayAndMonth(from)} to {dayAndMonth(to)}
        </h2>
        <a
          href={hrefTo(['leave', 'team'])}
          className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current"
        >
          Open the team calendar
        </a>
      </div>
      <SpanGrid
        label="The team’s fortnight"
        days={days}
        today={day}
        rows={team.map((person) => ({
          key: person.id,
          name: person.name,
          head: <RowHead person={person} />,
          bars: barsOf(rows, viewer, person, from, to),
          free: freeDaysOf(person, from, to),
        }))}
      />
    </section>
  );
}
