import { useMemo } from 'react';
import type { DataColumn } from '#ui/data/table/columns.ts';
import { RecordTable } from '../../app-kit/list/record-table.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { rhythmName } from '../rules/rhythms.ts';
import { isDue, type Standing } from '../rules/standing.ts';

export const holds = ({ person }: Standing, words: string): boolean =>
  [person.name, person.role, person.company, person.note, ...person.emails]
    .join(' ')
    .toLowerCase()
    .includes(words.toLowerCase());

interface Row extends Standing {
  id: string;
}

const leftSaid = ({ left }: Standing): string =>
  left === null ? '' : left <= 0 ? 'Time to speak' : `${left} ${left === 1 ? 'day' : 'days'} left`;
const columns: readonly DataColumn<Row>[] = [
  { id: 'name', heading: 'Name', value: ({ person }) => person.name },
  {
    id: 'silent',
    heading: 'Days silent',
    kind: 'number',
    value: ({ silent }) => silent,
    cell: ({ last, silent }) => (last ? silent : `${silent}, no conversation yet`),
    width: 8,
    onPhone: 'figure',
  },
  {
    id: 'known',
    heading: 'From',
    value: ({ person }) => [person.role, person.company].filter(Boolean).join(', '),
    width: 13,
    onPhone: 'note',
  },
  {
    id: 'rhythm',
    heading: 'Speak',
    value: ({ person }) => person.every,
    cell: ({ person }) => rhythmName(person.every),
    width: 9,
  },
  {
    id: 'left',
    heading: 'Next conversation',
    value: ({ left }) => left ?? 9999,
    cell: (row) => (
      <span className={isDue(row) ? 'font-medium text-danger' : undefined}>{leftSaid(row)}</span>
    ),
    width: 9,
    onPhone: 'state',
  },
  { id: 'note', heading: 'Note', value: ({ person }) => person.note, width: 10, hidden: true },
];

/** Everybody by when you last spoke, the longest ago first. */
export function PeopleList({ standings }: { standings: readonly Standing[] }) {
  const rows = useMemo(
    () =>
      standings
        .map((standing): Row => ({ ...standing, id: standing.person.id }))
        .sort((a, b) => b.silent - a.silent || a.person.name.localeCompare(b.person.name, 'en')),
    [standings],
  );
  return (
    <RecordTable
      caption="Your people"
      noun={['person', 'people']}
      columns={columns}
      rows={rows}
      href={({ id }) => hrefTo(['with', id])}
      csv="circle"
      height="34rem"
      empty={<p>There is no one here yet. Import a vCard from your phone, or add a person by hand.</p>}
    />
  );
}
