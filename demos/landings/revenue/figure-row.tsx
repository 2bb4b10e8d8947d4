import { grouped } from '#lib/money/grouped.ts';
import type { Figures } from './rows.ts';

const percent = (value: number | null) => (value === null ? 'none yet' : `${value.toFixed(1)}%`);

/** The four figures between hairlines. */
export function FigureRow({ figures }: { figures: Figures }) {
  const { now, change, kept, customers, largest } = figures;
  const signed = change === null ? '' : `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}%`;
  return (
    <dl className="figures">
      <div>
        <dt>Recurring, EUR a month</dt>
        <dd>
          {grouped(Math.round(now))} <small>{signed}</small>
        </dd>
      </div>
      <div>
        <dt>Revenue kept after a year</dt>
        <dd>{percent(kept)}</dd>
      </div>
      <div>
        <dt>Paying customers</dt>
        <dd>{customers}</dd>
      </div>
      <div>
        <dt>Largest customer</dt>
        <dd>{percent(largest)}</dd>
      </div>
    </dl>
  );
}
