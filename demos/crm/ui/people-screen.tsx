import { type ReactNode, useMemo } from 'react';
import { daysBetween } from '#lib/time/days.ts';
import { Avatar } from '#ui/data/avatar.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { RecordTable } from '../../app-kit/list/record-table.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import type { Activity, Person } from '../records.ts';
import { ofPerson } from '../rules/whom.ts';
import type { CrmView } from './use-crm.ts';

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const texts = new WeakMap<Person, { company: string; text: string }>();

/** What somebody can be found by; made once for each state of their record. */
function textOf(person: Person, company: string): string {
  const last = texts.get(person);
  if (last?.company === company) return last.text;
  const text = folded([person.name, person.role, company, ...person.emails, ...person.phones].join(' '));
  texts.set(person, { company, text });
  return text;
}

/** Whether all words stand somewhere in what is known of somebody. */
export function holds(view: Pick<CrmView, 'rows'>, person: Person, words: string): boolean {
  const known = textOf(person, view.rows.companies.get(person.companyId)?.name ?? '');
  return folded(words)
    .split(/\s+/)
    .every((word) => known.includes(word));
}

/** The day of the last talk; empty where there was none. */
const lastOf = (talks: readonly Activity[] = []): string =>
  talks.reduce((last, { day }) => (day > last ? day : last), '');

// Made once: five thousand names are compared sixty thousand times.
const alphabet = new Intl.Collator('en');

interface Row {
  id: string;
  person: Person;
  company: string;
  /** Days since the last talk; nobody has spoken yet where it is null. */
  silent: number | null;
}

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    heading: 'Name',
    value: ({ person }) => person.name,
    cell: ({ person }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={person.name} hue="sky" />
        <span className="truncate">{person.name}</span>
      </span>
    ),
  },
  { id: 'company', heading: 'Company', value: ({ company }) => company, width: 13, onPhone: 'note' },
  { id: 'role', heading: 'Role', value: ({ person }) => person.role, width: 11 },
  { id: 'email', heading: 'Email', value: ({ person }) => person.emails.join(' '), width: 15 },
  {
    id: 'silent',
    heading: 'Days silent',
    kind: 'number',
    value: ({ silent }) => silent ?? 9999,
    cell: ({ silent }) => silent ?? 'new',
    width: 8,
    onPhone: 'figure',
  },
];

/** Everybody, by name. */
export function PeopleScreen({ view, twins }: { view: CrmView; twins: ReactNode }) {
  const { people, companies, activities } = view.rows;
  const { day, owner } = view;
  const rows = useMemo(() => {
    return [...people.values()]
      .filter((person) => owner === null || person.owner === owner)
      .map((person): Row => {
        const last = lastOf(ofPerson(activities, person.id));
        return {
          id: person.id,
          person,
          company: companies.get(person.companyId)?.name ?? '',
          silent: last ? daysBetween(last, day) : null,
        };
      })
      .sort((a, b) => alphabet.compare(a.person.name, b.person.name));
  }, [people, companies, activities, day, owner]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {twins ? <div>{twins}</div> : null}
      <RecordTable
        caption="People"
        noun={['person', 'people']}
        columns={columns}
        rows={rows}
        href={({ id }) => hrefTo(['people', id])}
        empty={<p>There is no one here yet. Import a vCard or CSV file, or add a person by hand.</p>}
      />
    </div>
  );
}
