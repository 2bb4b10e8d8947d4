import { Globe } from 'lucide-react';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { kinds } from './kinds.ts';
import type { entryList } from './list.server.ts';
import { stateWords } from './ui/words.ts';

/** Everything that the site says, by name, kind and state. */
export const entryView: ViewOf<typeof entryList> = {
  list: 'content',
  title: 'Content',
  primary: { label: 'Write a post', href: '/admin-panel/content/new?kind=post' },
  more: [
    { id: 'new-story', label: 'Add a case study', href: '/admin-panel/content/new?kind=story' },
    { id: 'new-role', label: 'Add a team role', href: '/admin-panel/content/new?kind=role' },
  ],
  bulk: [{ intent: 'publish', label: 'Publish newest version', Icon: Globe }],
  noun: ['entry', 'entries'],
  nameOf: (entry) => entry.name,
  allOfFilter: true,
  empty: () => <p className="p-7 text-mute">No content yet.</p>,
  cells: ({ zone }) => ({
    name: {
      cell: (entry) => (
        <a href={`/admin-panel/content/${entry.id}`} className="font-[540] hover:underline">
          {entry.name}
        </a>
      ),
    },
    kind: { cell: (entry) => <span className="capitalize">{kinds[entry.kind].one}</span> },
    state: {
      cell: (entry) => <Badge tone={stateWords[entry.state].tone}>{stateWords[entry.state].word}</Badge>,
    },
    changed: { cell: (entry) => <Moment at={entry.changedAt} zone={zone} /> },
    publishAt: { cell: (entry) => (entry.publishAt ? <Moment at={entry.publishAt} zone={zone} /> : '') },
    address: { cell: (entry) => entry.address ?? '' },
  }),
};
