import { useDeferredValue, useState } from 'react';
import { hrefTo } from '../../app-kit/place/place.ts';
import { rhythmName } from '../rules/rhythms.ts';
import type { Standing } from '../rules/standing.ts';

export const holds = ({ person }: Standing, words: string): boolean =>
  [person.name, person.role, person.company, person.note, ...person.emails]
    .join(' ')
    .toLowerCase()
    .includes(words.toLowerCase());

const mostShown = 300;

/** Everybody by when you last spoke, the longest ago first. */
export function PeopleList({ standings }: { standings: readonly Standing[] }) {
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const found = standings
    .filter((standing) => !asked || holds(standing, asked))
    .toSorted((a, b) => b.silent - a.silent || a.person.name.localeCompare(b.person.name, 'en'));
  return (
    <div>
      <input
        type="search"
        aria-label="Find by name or note"
        placeholder="Name or note"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        className="mb-4 min-h-12 w-full max-w-96 rounded-input border border-outline bg-raised px-4"
      />
      {found.length === 0 ? (
        <p className="border-t border-line py-6 text-mute">
          {standings.length === 0
            ? 'Nobody is here yet. Import a vCard from your phone, or add somebody by hand.'
            : `Nobody fits “${asked}”.`}
        </p>
      ) : null}
      <ul>
        {found.slice(0, mostShown).map(({ person, silent, left, last }) => (
          <li key={person.id} className="border-t border-line">
            <a
              href={hrefTo(['with', person.id])}
              className="-mx-2 grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-x-3 rounded-xl px-2 py-2.5 hover:bg-selected sm:grid-cols-[4.5rem_minmax(0,1fr)_9rem_8rem]"
            >
              <span className="text-end font-display text-xl font-semibold tabular-nums">
                {last ? silent : '–'}
                <span className="sr-only"> days since you spoke with </span>
              </span>
              <span className="truncate font-medium">
                {person.name} <span className="font-normal text-mute">{person.role || person.company}</span>
              </span>
              <span className="text-[.875rem] text-mute max-sm:col-start-2">{rhythmName(person.every)}</span>
              <span
                className={`text-[.875rem] max-sm:col-start-2 ${left !== null && left <= 0 ? 'font-medium text-danger' : 'text-mute'}`}
              >
                {left === null ? '' : left <= 0 ? 'time to speak' : `${left} days left`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
