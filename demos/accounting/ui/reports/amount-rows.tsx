import { hrefTo } from '../../../app-kit/place/place.ts';
import { figures } from '../money.tsx';

interface AmountRowsProps {
  heading: string;
  rows: readonly { id: string; name: string; cents: number }[];
  sum: number;
  sumLabel: string;
}

/** Accounts with their amounts and the sum of them, as reports show them. */
export function AmountRows({ heading, rows, sum, sumLabel }: AmountRowsProps) {
  return (
    <section aria-label={heading} className="min-w-0 rounded-card border border-line bg-raised">
      <h2 className="border-b border-line px-5 py-3 font-display text-lg font-semibold tracking-[-.02em]">
        {heading}
      </h2>
      <ul>
        {rows.map(({ id, name, cents }) => (
          <li key={id}>
            <a
              href={hrefTo(['books', id])}
              className="flex min-h-11 items-baseline justify-between gap-4 px-5 py-2 hover:bg-selected"
            >
              <span className="min-w-0 truncate">{name}</span>
              <span className="font-mono text-[.9375rem] tabular-nums">{figures(cents)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-ink px-5 py-3 font-semibold">
        <span>{sumLabel}</span>
        <span className="font-mono tabular-nums">{figures(sum)}</span>
      </p>
    </section>
  );
}
