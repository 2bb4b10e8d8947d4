import { memo, useEffect, useRef, useState } from 'react';
import { countries } from '#engines/leave/holidays.ts';
import { Badge } from '#ui/data/badge.tsx';
import { usePrinting } from '../../../kit/export/use-printing.ts';
import type { Person } from '../../records.ts';
import { awayOn } from '../../rules/away.ts';
import { seenAs } from '../../rules/viewer.ts';
import { PersonFace } from '../parts/person-face.tsx';
import { profileOf } from '../parts/person-link.tsx';
import { nearDay } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';

/** More at once would take longer than a frame has, and these fill a window. */
const step = 20;
/** More on paper than this would keep a printer busy for an hour. */
const mostPrinted = 2000;

function Standing({ person }: { person: Person }) {
  const { rows, day, viewer } = usePeople();
  const leave = awayOn(rows, day).get(person.id);
  if (person.started > day) return <Badge tone="new">Starts {nearDay(person.started)}</Badge>;
  if (person.ended) return <Badge tone="plain">Leaves {nearDay(person.ended)}</Badge>;
  return leave ? <Badge tone="warning">{seenAs(viewer, leave)}</Badge> : null;
}

/** Somebody of the directory. */
const DirectoryRow = memo(function DirectoryRow({ person }: { person: Person }) {
  const { rows } = usePeople();
  return (
    <li>
      <a
        href={profileOf(person.id)}
        className="group grid min-h-16 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-xl py-2 hover:bg-selected md:grid-cols-[auto_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,.9fr)_10rem] md:px-2"
      >
        <PersonFace name={person.name} className="size-11 max-md:row-span-2" />
        <span className="min-w-0">
          <span className="block truncate font-medium leading-tight underline-offset-4 group-hover:underline">
            {person.name}
          </span>
          <span className="block truncate text-[.875rem] text-mute">{person.title}</span>
        </span>
        <span className="min-w-0 text-[.9375rem] max-md:hidden">
          <span className="block truncate">{rows.teams.get(person.teamId)?.name}</span>
          <span className="block truncate text-[.875rem] text-mute">
            {person.managerId ? rows.people.get(person.managerId)?.name : 'No manager'}
          </span>
        </span>
        <span className="min-w-0 truncate text-[.9375rem] max-md:text-[.875rem] max-md:text-mute">
          <span className="md:hidden">
            {rows.teams.get(person.teamId)?.name}
            {person.city ? ', ' : ''}
          </span>
          {person.city}
          <span className="block truncate text-[.875rem] text-mute max-md:hidden">
            {countries[person.country]}
          </span>
        </span>
        <span className="max-md:col-start-2 md:justify-self-end">
          <Standing person={person} />
        </span>
      </a>
    </li>
  );
});

/** People as rows; further ones are drawn when the end of the list comes near. */
export const DirectoryRows = memo(function DirectoryRows({ people }: { people: readonly Person[] }) {
  const [drawn, setDrawn] = useState({ people, count: step });
  // Other people begin at their top again.
  const onScreen = drawn.people === people ? drawn.count : step;
  // Paper has no end that comes near.
  const shown = usePrinting() ? mostPrinted : onScreen;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!mark || shown >= people.length) return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setDrawn({ people, count: shown + step });
      },
      { rootMargin: '600px' },
    );
    watch.observe(mark);
    return () => watch.disconnect();
  }, [shown, people]);
  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {people.slice(0, shown).map((person) => (
          <DirectoryRow key={person.id} person={person} />
        ))}
      </ul>
      <div ref={end} />
    </div>
  );
});
