import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FilterPill } from '../actions/pill.tsx';

interface FilteredGridProps<Item> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What people filter by, shown before the options. */
  label: string;
  items: readonly Item[];
  /** Returns an item's group; the groups are offered in the order in which they first appear. */
  groupOf: (item: Item) => string;
  keyOf: (item: Item) => string;
  /** What is counted, in the plural. */
  counted: string;
  /** Draws one item. */
  children: (item: Item) => ReactNode;
}

/** Tiles that show one group at a time. Until the scripts have loaded, all of them are shown. */
export function FilteredGrid<Item>({
  label,
  items,
  groupOf,
  keyOf,
  counted,
  children,
  className = '',
  ...rest
}: FilteredGridProps<Item>) {
  const name = useId();
  const form = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState('');
  const groups = [...new Set(items.map(groupOf))];
  const shown = chosen ? items.filter((item) => groupOf(item) === chosen) : items;
  // A choice that was made before the scripts arrived has been made.
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>(':checked');
    if (checked?.value) setChosen(checked.value);
  }, []);
  return (
    <div className={`@container min-w-0 ${className}`} {...rest}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <fieldset ref={form} className="min-w-0">
          <legend className="mb-2 text-sm text-mute">{label}</legend>
          <div className="flex flex-wrap gap-2">
            {['', ...groups].map((group) => (
              <FilterPill
                key={group}
                type="radio"
                name={name}
                // It chooses what is seen: a form around the grid gets none of it.
                form=""
                value={group}
                checked={group === chosen}
                onChange={() => setChosen(group)}
                count={group ? items.filter((item) => groupOf(item) === group).length : items.length}
              >
                {group || 'All'}
              </FilterPill>
            ))}
          </div>
        </fieldset>
        <p role="status" className="text-sm text-mute">
          {shown.length} of {items.length} {counted}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-8 @2xl:grid-cols-3 @5xl:grid-cols-4 @5xl:gap-x-6 @5xl:gap-y-12">
        {shown.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </div>
  );
}
