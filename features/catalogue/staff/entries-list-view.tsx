import { Eye, EyeOff } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { choiceLabel } from '../labels.ts';
import { ApplicationTabs } from '../ui/staff/workspace-tabs.tsx';
import type { entriesList } from './entries-list.server.ts';
import { entryWords } from './words.ts';

/** The catalogue with what visitors do not see of it, in the order of the studio. */
export const applicationView: ViewOf<typeof entriesList> = {
  list: 'applications',
  title: 'Applications',
  primary: { label: 'Add application', href: '/admin-panel/applications/catalogue/new' },
  bulk: [
    { intent: 'show', label: 'Show', Icon: Eye },
    { intent: 'hide', label: 'Hide', Icon: EyeOff },
  ],
  noun: ['application', 'applications'],
  nameOf: ({ name }) => name,
  allOfFilter: true,
  above: ({ waiting }) => <ApplicationTabs here="Catalogue" waiting={waiting} />,
  empty: () => (
    <WorkspaceEmpty heading="The catalogue is empty">
      <p>Add one of the studio’s own applications, or publish one that someone submitted.</p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
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
      cell: ({ slug }) => <span className="font-mono text-[.84375rem] text-mute">/applications/{slug}</span>,
    },
    published: {
      cell: ({ publishedAt }) => (publishedAt ? <Moment at={publishedAt} zone={zone} /> : null),
      kind: 'number',
    },
  }),
};
