import { Eye, EyeOff } from 'lucide-react';
import type { TablePage } from '#lib/table-page.ts';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import type { EntryLine } from '../../desk/entries-list.server.ts';
import { entryWords } from '../../desk/words.ts';
import { choiceLabel } from '../../labels.ts';
import { ApplicationTabs } from './desk-tabs.tsx';

type Columns =
  | 'name'
  | 'status'
  | 'category'
  | 'maker'
  | 'position'
  | 'popularity'
  | 'changed'
  | 'kind'
  | 'slug'
  | 'published';

interface EntriesDeskProps {
  entries: TablePage<EntryLine, Columns>;
  waiting: number;
  zone: string;
  writes: boolean;
}

const bulk = [
  { deed: 'show', label: 'Show', Icon: Eye },
  { deed: 'hide', label: 'Hide', Icon: EyeOff },
];

/** The catalogue with what visitors do not see of it, in the order of the studio. */
export function EntriesDesk({ entries, waiting, zone, writes }: EntriesDeskProps) {
  return (
    <>
      <ApplicationTabs here="Catalogue" waiting={waiting} />
      <DeskTable
        page={entries}
        noun={['application', 'applications']}
        nameOf={({ name }) => name}
        allOfFilter
        bulk={writes ? bulk : []}
        mayShare={writes}
        empty={
          <DeskEmpty heading="The catalogue is empty">
            <p>Write an entry of the studio’s own, or publish what somebody submitted.</p>
          </DeskEmpty>
        }
        cells={{
          name: {
            cell: ({ id, name }) => (
              <a
                href={`/admin-panel/applications/catalogue/${id}`}
                className="inline-flex min-h-11 max-w-full items-center underline-offset-4 hover:underline"
              >
                <span className="max-w-64 truncate">{name}</span>
              </a>
            ),
          },
          status: {
            cell: ({ status }) => <Badge tone={entryWords[status].tone}>{entryWords[status].word}</Badge>,
            onPhone: 'state',
          },
          category: { cell: ({ category }) => category, onPhone: 'note' },
          maker: {
            cell: ({ maker }) =>
              maker ? (
                <span className="block max-w-48 truncate">{maker}</span>
              ) : (
                <span className="text-mute">The studio</span>
              ),
          },
          position: { cell: ({ position }) => position, kind: 'number' },
          popularity: { cell: ({ popularity }) => popularity, kind: 'number' },
          changed: {
            cell: ({ changedAt }) => <Moment at={changedAt} zone={zone} />,
            kind: 'number',
            onPhone: 'figure',
          },
          kind: { cell: ({ kind }) => choiceLabel('kind', kind) },
          slug: {
            cell: ({ slug }) => (
              <span className="font-mono text-[.84375rem] text-mute">/applications/{slug}</span>
            ),
          },
          published: {
            cell: ({ publishedAt }) => (publishedAt ? <Moment at={publishedAt} zone={zone} /> : null),
            kind: 'number',
          },
        }}
      />
    </>
  );
}
