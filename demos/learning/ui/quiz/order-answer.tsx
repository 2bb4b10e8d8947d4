import type { PartState } from '#engines/quiz/mark.ts';
import { SortableList } from '#ui/layout/sortable-list.tsx';

interface OrderAnswerProps {
  label: string;
  items: readonly string[];
  /** Places of the items as they stand now. */
  placed: readonly number[];
  parts: readonly PartState[] | null;
  onChange: (placed: number[]) => void;
}

/** Items to be put into an order: dragged, or moved by the arrow keys. */
export function OrderAnswer({ label, items, placed, parts, onChange }: OrderAnswerProps) {
  if (parts)
    return (
      <ol className="overflow-hidden rounded-input border border-line bg-raised">
        {placed.map((item, at) => (
          <li key={item} className="flex min-h-12 items-center gap-4 border-b border-line px-4 last:border-0">
            <span className="font-mono text-[.875rem] text-mute">{at + 1}</span>
            <span className="min-w-0 flex-1 py-2">{items[item]}</span>
            <span className={`text-[.875rem] ${parts[at] === 'right' ? 'text-done' : 'text-danger'}`}>
              {parts[at] === 'right' ? 'right' : `belongs in place ${item + 1}`}
            </span>
          </li>
        ))}
      </ol>
    );
  return (
    <SortableList
      label={label}
      items={placed}
      keyOf={String}
      nameOf={(item) => items[item] ?? ''}
      onMove={async (key, to) => {
        const rest = placed.filter((item) => String(item) !== key);
        onChange([...rest.slice(0, to), Number(key), ...rest.slice(to)]);
      }}
      className="overflow-hidden rounded-input border border-line bg-raised"
    >
      {(item) => <span className="flex min-h-16 items-center pe-4">{items[item]}</span>}
    </SortableList>
  );
}
