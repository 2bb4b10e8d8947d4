import { type ReactNode, useDeferredValue, useState } from 'react';
import { daysBetween } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/data/avatar.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { Activity, Person } from '../records.ts';
import { byPerson } from '../rules/whom.ts';
import type { CrmView } from './use-crm.ts';

const step = 60;
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether all words stand somewhere in what is known of somebody. */
export function holds(view: Pick<CrmView, 'rows'>, person: Person, words: string): boolean {
  const company = view.rows.companies.get(person.companyId)?.name ?? '';
  const known = folded([person.name, person.role, company, ...person.emails, ...person.phones].join(' '));
  return folded(words)
    .split(/\s+/)
    .every((word) => known.includes(word));
}

/** The day of the last talk; empty where there was none. */
const lastOf = (talks: readonly Activity[] = []): string =>
  talks.reduce((last, { day }) => (day > last ? day : last), '');

/** Everybody, by letter. */
export function PeopleScreen({ view, twins }: { view: CrmView; twins: ReactNode }) {
  const { rows, day, owner } = view;
  const [words, setWords] = useState('');
  const [most, setMost] = useState(step);
  const asked = useDeferredValue(words.trim());
  const talks = byPerson(rows.activities.values());
  const everybody = [...rows.people.values()].filter((person) => owner === null || person.owner === owner);
  const found = everybody
    .filter((person) => !asked || holds(view, person, asked))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const shown = found.slice(0, most);
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3 pb-4">
        <input
          type="search"
          aria-label="Find by name, company or email"
          placeholder="Name, company or email"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          className="min-h-12 w-full max-w-96 rounded-input border border-outline bg-raised px-4"
        />
        {twins}
      </div>
      {found.length === 0 ? (
        <p className="border-t border-line py-8 text-mute">
          {everybody.length === 0
            ? 'Nobody is here yet. Import a vCard or CSV file, or add somebody by hand.'
            : `Nobody fits “${asked}”. Fewer letters find more.`}
        </p>
      ) : null}
      <ul className="grid gap-x-8 md:grid-cols-2 2xl:grid-cols-3">
        {shown.map((person) => {
          const last = lastOf(talks.get(person.id));
          return (
            <li key={person.id} className="border-t border-line">
              <a
                href={hrefTo(['people', person.id])}
                className="-mx-2 flex min-h-16 items-center gap-3 rounded-xl px-2 py-2 hover:bg-selected"
              >
                <Avatar name={person.name} hue="sky" />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{person.name}</span>
                  <span className="block truncate text-[.875rem] text-mute">
                    {[rows.companies.get(person.companyId)?.name, person.role].filter(Boolean).join(', ') ||
                      person.emails[0] ||
                      'No company yet'}
                  </span>
                </span>
                <span className="shrink-0 text-end text-[.8125rem] text-mute">
                  {last ? `${daysBetween(last, day)} d` : 'new'}
                  <span className="sr-only">{last ? ' since the last talk' : ', no talk yet'}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {found.length > most ? (
        <Button size="small" variant="ghost" className="mt-5" onClick={() => setMost(most + step * 4)}>
          Show more of {found.length}
        </Button>
      ) : null}
    </div>
  );
}
