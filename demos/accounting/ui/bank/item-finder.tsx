import { Plus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { folded } from '#engines/bank/match/words.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { itemsIn } from '../../books/items.ts';
import type { BookedLine, Rows } from '../../records.ts';
import { useMoney } from '../money.tsx';

interface ItemFinderProps {
  rows: Rows;
  line: BookedLine;
  taken: readonly string[];
  /** What has no place yet: papers near it stand first. */
  wanted: number;
  onChoose: (id: string, open: number) => void;
}

const mostShown = 8;

/** Finds an open invoice, bill or credit note by number, name or amount. */
export function ItemFinder({ rows, line, taken, wanted, onChoose }: ItemFinderProps) {
  const { money } = useMoney();
  const id = useId();
  const [words, setWords] = useState('');
  const open = useMemo(() => itemsIn(rows).filter((item) => item.open !== 0), [rows]);
  const asked = folded(words).split(/\s+/).filter(Boolean);
  const found = open
    .filter((item) => !taken.includes(item.id))
    .filter((item) => {
      const all = folded(
        `${item.number} ${item.name} ${money(Math.abs(item.open))} ${(Math.abs(item.open) / 100).toFixed(2)}`,
      );
      return asked.every((word) => all.includes(word));
    })
    .map((item) => ({
      item,
      // The same direction first, then the nearest amount.
      far: (item.open > 0 === line.cents > 0 ? 0 : 1e9) + Math.abs(item.open - wanted),
    }))
    .sort((a, b) => a.far - b.far)
    .slice(0, mostShown);
  return (
    <div>
      <label htmlFor={id} className="text-[.9375rem] font-medium">
        Add an invoice or a bill
      </label>
      <input
        id={id}
        type="search"
        value={words}
        placeholder="Number, name or amount"
        onChange={(event) => setWords(event.currentTarget.value)}
        className="mt-2 h-12 w-full rounded-input border border-outline bg-raised px-4"
      />
      <ul className="mt-2 divide-y divide-line">
        {found.map(({ item }) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => onChoose(item.id, item.open)}
              className="flex min-h-12 w-full items-center gap-3 rounded-xl px-2 py-2 text-start hover:bg-selected"
            >
              <Plus size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-mute" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{item.name}</span>
                <span className="block text-[.875rem] text-mute">
                  {`${item.number}, ${shortDay(item.day)}`}
                </span>
              </span>
              <span className="font-mono text-[.9375rem] tabular-nums">{money(item.open)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 ? <p className="py-3 text-mute">No open invoice or bill matches.</p> : null}
    </div>
  );
}
