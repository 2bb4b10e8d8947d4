import { Trash2, Undo2 } from 'lucide-react';
import type { TablePage } from '#lib/table-page.ts';
import { Moment } from '#ui/data/moment.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import type { BinLine } from '../schema.ts';

interface BinDeskProps {
  items: TablePage<BinLine, 'label' | 'kind' | 'who' | 'deleted' | 'goes'>;
  zone: string;
  days: number;
  writes: boolean;
}

/** What was deleted, with a way back for each until its date. */
export function BinDesk({ items, zone, days, writes }: BinDeskProps) {
  return (
    <DeskTable
      page={items}
      noun={['thing', 'things']}
      nameOf={(item) => item.label}
      bulk={
        writes
          ? [
              { deed: 'restore', label: 'Put back', Icon: Undo2 },
              { deed: 'purge', label: 'Let go for good', Icon: Trash2, tone: 'danger' },
            ]
          : []
      }
      mayShare={writes}
      empty={
        <DeskEmpty heading="The bin is empty">
          <p>
            What is deleted in the panel comes here for {days} days, with a way back. After that it goes for
            good, by itself.
          </p>
        </DeskEmpty>
      }
      cells={{
        label: { cell: (item) => <span className="block max-w-80 truncate">{item.label}</span> },
        kind: { cell: (item) => <span className="text-mute">{item.kind}</span>, onPhone: 'note' },
        who: { cell: (item) => item.who },
        deleted: { cell: (item) => <Moment at={item.deletedAt} zone={zone} />, kind: 'number' },
        goes: { cell: (item) => <Moment at={item.goesAt} zone={zone} />, kind: 'number', onPhone: 'figure' },
      }}
    />
  );
}
