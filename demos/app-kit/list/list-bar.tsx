import { Download, Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { counted, grouped } from '#lib/money/grouped.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { DataColumn } from '#ui/data/table/columns.ts';
import type { Asked, Facet } from './find-records.ts';

interface ListBarProps<Item> {
  noun: readonly [one: string, many: string];
  columns: readonly DataColumn<Item>[];
  facets: readonly Facet<Item>[];
  asked: Asked;
  words: string;
  onWords: (words: string) => void;
  choose: (name: string, value: string) => void;
  all: number;
  found: number;
  chosen: number;
  onChooseNone: () => void;
  /** What can be done with the chosen records. */
  actions?: ReactNode;
  onCsv?: () => void;
}

const choice =
  'h-11 min-w-0 max-w-52 cursor-pointer truncate rounded-full border border-outline bg-raised px-3.5 text-[.9375rem] data-chosen:border-ink data-chosen:font-[540]';

/** How a list is narrowed; as soon as some records are chosen, what can be done with those. */
export function ListBar<Item>(props: ListBarProps<Item>) {
  const { noun, columns, facets, asked, words, all, found, chosen, choose } = props;
  if (chosen > 0)
    return (
      <div className="flex min-h-16 flex-wrap items-center gap-2 border-b border-line px-4 py-2.5">
        <p role="status" className="me-auto font-[540] tabular-nums">
          {grouped(chosen)} of {counted(all, ...noun)} chosen
        </p>
        {props.actions}
        <button
          type="button"
          onClick={props.onChooseNone}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[.9375rem] font-[540] hover:bg-selected"
        >
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
          Clear selection
        </button>
      </div>
    );
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 print:hidden">
      <div className="relative min-w-0 @max-[36rem]:w-full">
        <Search
          size={16}
          strokeWidth={1.5}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 my-auto text-mute"
        />
        <input
          type="search"
          aria-label={`Find ${noun[1]}`}
          placeholder={`Find ${noun[1]}`}
          value={words}
          onChange={(event) => props.onWords(event.currentTarget.value)}
          className="h-11 w-full rounded-full border border-outline bg-raised pe-4 ps-10 text-[.9375rem] placeholder:text-mute @min-[36rem]:w-60"
        />
      </div>
      {facets.map(({ id, label, all: none, choices }) => (
        <select
          key={id}
          aria-label={label}
          value={asked.kept[id] ?? ''}
          data-chosen={asked.kept[id] ? '' : undefined}
          onChange={(event) => choose(id, event.currentTarget.value)}
          className={choice}
        >
          <option value="">{none}</option>
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ))}
      <select
        aria-label="Sort by"
        value={asked.by ? (asked.down ? `-${asked.by}` : asked.by) : ''}
        onChange={(event) => choose('by', event.currentTarget.value)}
        className={`${choice} @min-[36rem]:hidden`}
      >
        <option value="">Default order</option>
        {columns.flatMap(({ id, heading }) => [
          <option key={id} value={id}>{`${heading}, ascending`}</option>,
          <option key={`-${id}`} value={`-${id}`}>{`${heading}, descending`}</option>,
        ])}
      </select>
      <div className="ms-auto flex items-center gap-1">
        <p role="status" className="text-[.9375rem] text-mute tabular-nums">
          {found < all ? `${grouped(found)} of ${counted(all, ...noun)}` : counted(all, ...noun)}
        </p>
        {props.onCsv ? (
          <IconButton
            label={`Download ${noun[1]} as CSV`}
            title={`Download ${noun[1]} as CSV`}
            icon={Download}
            variant="plain"
            onClick={props.onCsv}
          />
        ) : null}
      </div>
    </div>
  );
}
