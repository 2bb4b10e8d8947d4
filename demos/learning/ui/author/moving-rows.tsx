import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { SortableList } from '#ui/layout/sortable-list.tsx';

interface MovingRow {
  id: string;
  name: string;
  note: string;
  href: string;
}

interface MovingRowsProps {
  label: string;
  rows: readonly MovingRow[];
  onMove: (id: string, to: number) => void;
  onRemove: (id: string) => void;
}

/** Things in an order: dragged, moved by the arrow keys or by buttons, opened, removed. */
export function MovingRows({ label, rows, onMove, onRemove }: MovingRowsProps) {
  return (
    <SortableList
      label={label}
      items={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onMove={async (id, to) => onMove(id, to)}
      className="overflow-hidden rounded-card border border-line bg-raised"
    >
      {({ id, name, note, href }, at) => (
        <div className="flex min-h-16 items-center gap-x-1 pe-2 @max-md:flex-wrap">
          <a href={href} className="group min-w-0 flex-1 py-3 @max-md:basis-full">
            <span className="flex gap-3">
              <span className="font-mono text-mute">{at + 1}</span>
              <span className="min-w-0">
                <span className="block font-medium text-pretty group-hover:underline">{name}</span>
                <span className="block text-[.875rem] text-mute">{note}</span>
              </span>
            </span>
          </a>
          <span className="flex shrink-0 @max-md:ms-auto @max-md:pb-1">
            <IconButton
              label={`Move “${name}” up`}
              icon={ArrowUp}
              variant="plain"
              aria-disabled={at === 0}
              onClick={() => (at === 0 ? undefined : onMove(id, at - 1))}
              className="aria-disabled:opacity-35"
            />
            <IconButton
              label={`Move “${name}” down`}
              icon={ArrowDown}
              variant="plain"
              aria-disabled={at === rows.length - 1}
              onClick={() => (at === rows.length - 1 ? undefined : onMove(id, at + 1))}
              className="aria-disabled:opacity-35"
            />
            <IconButton
              label={`Remove “${name}”`}
              icon={Trash2}
              variant="plain"
              onClick={() => onRemove(id)}
            />
          </span>
        </div>
      )}
    </SortableList>
  );
}
