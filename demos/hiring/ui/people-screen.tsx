import { useMemo } from 'react';
import { Badge } from '#ui/data/badge.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import type { Facet } from '../../app-kit/list/find-records.ts';
import { RecordTable } from '../../app-kit/list/record-table.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { type ListedApplication, listApplications } from '../listed-applications.ts';
import { sources } from '../records.ts';
import type { Desk } from './desk.ts';

interface PeopleScreenProps {
  desk: Desk;
  mayOpen: (jobId: string) => boolean;
}

const states = {
  active: { tone: 'new', word: 'In process' },
  rejected: { tone: 'plain', word: 'Rejected' },
  withdrawn: { tone: 'plain', word: 'Withdrew' },
  hired: { tone: 'done', word: 'Hired' },
} as const;

const columns: readonly DataColumn<ListedApplication>[] = [
  { id: 'name', heading: 'Name', value: ({ name }) => name },
  { id: 'headline', heading: 'Now', value: ({ headline }) => headline, width: 17 },
  { id: 'job', heading: 'Job', value: ({ job }) => job, width: 12, onPhone: 'note' },
  {
    id: 'stage',
    heading: 'Stage',
    value: ({ state, stage }) => (state === 'active' ? stage : states[state].word),
    cell: ({ state, stage }) => (
      <Badge tone={states[state].tone}>{state === 'active' ? stage : states[state].word}</Badge>
    ),
    width: 9,
    onPhone: 'state',
  },
  {
    id: 'days',
    heading: 'Days in stage',
    value: ({ days }) => days,
    kind: 'number',
    width: 6.5,
    onPhone: 'figure',
  },
  { id: 'applied', heading: 'Applied', value: ({ appliedOn }) => appliedOn, kind: 'date', width: 6.5 },
  { id: 'source', heading: 'Source', value: ({ source }) => source, width: 8 },
  { id: 'email', heading: 'Email', value: ({ email }) => email, width: 16 },
];

/** Everybody who has applied, the latest first. */
export function PeopleScreen({ desk, mayOpen }: PeopleScreenProps) {
  const { rows, day } = desk;
  const listed = listApplications(rows, day, mayOpen);
  const facets = useMemo(
    (): Facet<ListedApplication>[] => [
      {
        id: 'job',
        label: 'Job',
        all: 'All jobs',
        choices: [...rows.jobs.values()]
          .filter(({ id }) => mayOpen(id))
          .map(({ id, title }) => ({ value: id, label: title })),
        value: ({ jobId }) => jobId,
      },
      {
        id: 'state',
        label: 'State',
        all: 'All statuses',
        choices: Object.entries(states).map(([value, { word }]) => ({ value, label: word })),
        value: ({ state }) => state,
      },
      {
        id: 'source',
        label: 'Source',
        all: 'All sources',
        choices: sources.map((value) => ({ value, label: value })),
        value: ({ source }) => source,
      },
    ],
    [rows.jobs, mayOpen],
  );
  return (
    <RecordTable
      caption="Candidates"
      noun={['application', 'applications']}
      columns={columns}
      rows={listed}
      facets={facets}
      href={({ id }) => hrefTo(['application', id])}
      csv="candidates"
      empty={
        <p>
          No one has applied yet.{' '}
          <a href={hrefTo(['people', 'read'])} className="underline underline-offset-4">
            Read résumés
          </a>{' '}
          or wait for the career page.
        </p>
      }
    />
  );
}
