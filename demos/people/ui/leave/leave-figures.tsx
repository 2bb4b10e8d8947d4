import type { Entry } from '#engines/leave/balance.ts';
import type { Person } from '../../records.ts';
import { contractsOf, inDays, leaveFigures } from '../../rules/leave-account.ts';
import { usePeople } from '../people-context.ts';

/** A year's leave as one bar: taken, planned, asked for and left, with the figures below. */
export function LeaveFigures({ person, ledger }: { person: Person; ledger: readonly Entry[] }) {
  const { rows, day } = usePeople();
  const figures = leaveFigures(ledger, day);
  const contracts = contractsOf(rows, person.id);
  const text = (minutes: number) => inDays(minutes, contracts, day);
  const parts = [
    ['Taken', figures.taken, 'bg-ink'],
    ['Planned', figures.planned, 'bg-hue'],
    ['Asked for', figures.held, 'border-[1.5px] border-dashed border-outline bg-raised'],
    ['Left', Math.max(0, figures.free), 'bg-selected'],
  ] as const;
  const total = Math.max(
    1,
    parts.reduce((sum, [, minutes]) => sum + minutes, 0),
  );
  return (
    <div data-hue="lilac" className="@container">
      <p className="font-display text-[clamp(3rem,14cqi,5.5rem)] leading-none font-semibold tracking-[-.06em] text-ink">
        {text(figures.free)}
      </p>
      <p className="mt-2 text-mute">
        left of {text(figures.carried + figures.wholeYear - figures.lapsed)} this year;{' '}
        {text(figures.earned + figures.carried)} earned so far
      </p>
      <div aria-hidden="true" className="mt-5 flex h-9 gap-0.5 overflow-hidden rounded-xl">
        {parts.map(([name, minutes, look]) =>
          minutes > 0 ? (
            <span key={name} className={look} style={{ flexGrow: minutes / total, flexBasis: 0 }} />
          ) : null,
        )}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-7 gap-y-2">
        {parts.map(([name, minutes, look]) => (
          <div key={name}>
            <dt className="flex items-center gap-2 text-[.875rem] text-mute">
              <span aria-hidden="true" className={`size-3 rounded ${look}`} />
              {name}
            </dt>
            <dd className="font-medium">{text(minutes)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
