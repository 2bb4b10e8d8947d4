import { Globe } from 'lucide-react';
import type { TablePage } from '#lib/table-page.ts';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import { kinds } from '../kinds.ts';
import type { EntryLine } from '../list.server.ts';
import { stateWords } from './words.ts';

type Name = 'name' | 'kind' | 'state' | 'changed' | 'publishAt' | 'address';

interface EntryListProps {
  entries: TablePage<EntryLine, Name>;
  zone: string;
  writes: boolean;
}

/** Everything that the site says, by name, kind and state. */
export function EntryList({ entries, zone, writes }: EntryListProps) {
  return (
    <DeskTable
      page={entries}
      noun={['entry', 'entries']}
      nameOf={(entry) => entry.name}
      mayShare={writes}
      allOfFilter
      bulk={writes ? [{ deed: 'publish', label: 'Publish the newest words', Icon: Globe }] : []}
      empty={<p className="p-7 text-mute">Nothing is here yet.</p>}
      cells={{
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
      }}
    />
  );
}
