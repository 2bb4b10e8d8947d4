import { Trash2, Undo2 } from 'lucide-react';
import { Moment } from '#ui/data/moment.tsx';
import type { ViewOf } from '#ui/kinds/list-view.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import type { binList } from './list.server.ts';

/** Deleted items, which can be restored until their date. */
export const binView: ViewOf<typeof binList> = {
  list: 'bin',
  title: 'Bin',
  bulk: [
    { intent: 'restore', label: 'Restore', Icon: Undo2 },
    { intent: 'purge', label: 'Delete for good', Icon: Trash2, tone: 'danger' },
  ],
  noun: ['item', 'items'],
  nameOf: (item) => item.label,
  empty: ({ days }) => (
    <WorkspaceEmpty heading="The bin is empty">
      <p>
        Anything you delete in the panel will stay here for {days} days, and you can restore it until then.
        After that it’s deleted for good.
      </p>
    </WorkspaceEmpty>
  ),
  cells: ({ zone }) => ({
    label: { cell: (item) => <span className="block max-w-80 truncate">{item.label}</span> },
    kind: { cell: (item) => <span className="text-mute">{item.kind}</span>, onPhone: 'note' },
    who: { cell: (item) => item.who },
    deleted: { cell: (item) => <Moment at={item.deletedAt} zone={zone} />, kind: 'number' },
    goes: { cell: (item) => <Moment at={item.goesAt} zone={zone} />, kind: 'number', onPhone: 'figure' },
  }),
};
