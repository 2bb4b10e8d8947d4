import { useMemo } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { openOf } from '../../books/items.ts';
import { ageOf, ages } from '../../books/standing.ts';
import type { Rows } from '../../records.ts';
import { DownloadButton } from '../download-button.tsx';
import { figures, useMoney } from '../money.tsx';

const fills = ['bg-(--series-3)', 'bg-(--series-1)', 'bg-(--series-4)', 'bg-(--series-2)'];

/** What customers owe, by how late it is. */
export function OpenReport({ rows, day }: { rows: Rows; day: string }) {
  const { money } = useMoney();
  const { invoices, entries } = rows;
  const open = useMemo(() => {
    const sums = openOf({ entries });
    return [...invoices.values()]
      .map((invoice) => ({ invoice, open: sums.get(invoice.id) ?? 0, age: ageOf(invoice.due, day) }))
      .filter((each) => each.open !== 0)
      .sort((a, b) => b.age - a.age || b.open - a.open);
  }, [invoices, entries, day]);
  const sum = open.reduce((total, each) => total + each.open, 0);
  const heaps = ages.map((label, age) => {
    const list = open.filter((each) => each.age === age);
    return { label, age, list, cents: list.reduce((total, each) => total + each.open, 0) };
  });
  const most = heaps.reduce((total, { cents }) => total + Math.max(0, cents), 0) || 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p>
          <span className="block text-[.84375rem] text-mute">{`Customers owe, on ${shortDay(day)}`}</span>
          <span className="font-display text-[2.5rem] font-semibold leading-none tracking-[-.035em] tabular-nums">
            {money(sum)}
          </span>
        </p>
        <DownloadButton
          name="open-items"
          columns={['Customer', 'Number', 'Day', 'Due', 'Age', 'Open']}
          rows={() =>
            open.map(({ invoice, open: cents, age }) => [
              invoice.name,
              invoice.number,
              invoice.day,
              invoice.due,
              ages[age],
              cents / 100,
            ])
          }
        />
      </div>
      <div className="flex h-8 overflow-hidden rounded-full bg-sunk" aria-hidden="true">
        {heaps.map(({ label, age, cents }) => (
          <span
            key={label}
            className={fills[age]}
            style={{ width: `${(Math.max(0, cents) / most) * 100}%` }}
          />
        ))}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {heaps.map(({ label, age, list, cents }) => (
          <section key={label} aria-label={label} className="min-w-0">
            <h2 className="flex items-center gap-2 text-[.9375rem] font-medium">
              <span className={`size-3 rounded-sm ${fills[age]}`} aria-hidden="true" />
              {label}
            </h2>
            <p className="mt-1 font-mono text-xl font-medium tabular-nums">{money(cents)}</p>
            <p className="text-[.875rem] text-mute">
              {list.length === 0 ? 'Nothing' : counted(list.length, 'paper')}
            </p>
            <ul className="mt-2 divide-y divide-line border-t border-line">
              {list.map(({ invoice, open: part }) => (
                <li key={invoice.id}>
                  <a
                    href={hrefTo(['invoices', invoice.id])}
                    className="flex min-h-11 items-baseline justify-between gap-3 py-2 hover:underline"
                  >
                    <span className="min-w-0 truncate text-[.9375rem]">{invoice.name}</span>
                    <span className="font-mono text-[.875rem] tabular-nums">{figures(part)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
