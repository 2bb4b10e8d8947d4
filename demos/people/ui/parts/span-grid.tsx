import type { ReactNode } from 'react';
import { weekdayOf } from '#engines/leave/days.ts';
import { shortWeekday, weekday } from '#lib/time/day-words.ts';
import { daysBetween } from '#lib/time/days.ts';
import { spanWords } from './span-words.ts';

interface SpanBar {
  id: string;
  from: string;
  to: string;
  fromMidday: boolean;
  toMidday: boolean;
  /** What it is, as far as the viewer may know. */
  label: string;
  /** Asked for and not yet answered. */
  waiting: boolean;
}

interface SpanRow {
  key: string;
  head: ReactNode;
  /** Whose row it is, for those who hear it. */
  name: string;
  bars: readonly SpanBar[];
  /** Days that are free anyway, beside weekends: holidays with their names. */
  free?: Readonly<Record<string, string>>;
}

interface SpanGridProps {
  label: string;
  days: readonly string[];
  today: string;
  rows: readonly SpanRow[];
}

const isWeekend = (day: string) => weekdayOf(day) > 4;

/** Where a bar lies in the days shown, in shares of their width; null outside of them. */
function placeOf(bar: SpanBar, days: readonly string[]) {
  const first = days[0] ?? bar.from;
  const start = Math.max(0, daysBetween(first, bar.from) + (bar.fromMidday ? 0.5 : 0));
  const end = Math.min(days.length, daysBetween(first, bar.to) + (bar.toMidday ? 0.5 : 1));
  return end <= 0 || start >= days.length || end <= start
    ? null
    : {
        insetInlineStart: `${(start / days.length) * 100}%`,
        width: `${((end - start) / days.length) * 100}%`,
      };
}

/** One leave within its row. */
function Bar({ bar, days, name }: { bar: SpanBar; days: readonly string[]; name: string }) {
  const style = placeOf(bar, days);
  if (!style) return null;
  const said = `${name}: ${bar.label}${bar.waiting ? ', not yet answered' : ''}, ${spanWords(bar)}`;
  return (
    <li
      style={style}
      title={said}
      data-hue="lilac"
      className={`absolute inset-y-2 flex items-center overflow-hidden rounded-lg px-2 text-[.75rem] font-medium whitespace-nowrap ${bar.waiting ? 'border-[1.5px] border-dashed border-outline bg-raised text-ink' : 'bg-hue text-on-hue'}`}
    >
      <span aria-hidden="true" className="truncate">
        {bar.label}
      </span>
      <span className="sr-only">{said}</span>
    </li>
  );
}

const rowLook = 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center sm:grid-cols-[11rem_minmax(0,1fr)]';

/** People as rows, days as columns, and their leave as bars. */
export function SpanGrid({ label, days, today, rows }: SpanGridProps) {
  const columns = { gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` };
  return (
    <section aria-label={label} className="min-w-0 text-[.875rem]">
      <div aria-hidden="true" className={rowLook}>
        <div className="col-start-2 grid pb-1.5" style={columns}>
          {days.map((day) => (
            <span
              key={day}
              title={weekday(day)}
              className={`grid justify-items-center leading-tight ${isWeekend(day) ? 'text-mute' : ''} ${day === today ? 'font-semibold' : ''}`}
            >
              <span className="text-[.6875rem] text-mute">
                {shortWeekday(day).slice(0, days.length > 14 ? 1 : 2)}
              </span>
              <span
                className={`grid h-6 min-w-6 place-items-center rounded-full font-mono text-[.75rem] tabular-nums max-sm:min-w-0 max-sm:text-[.6875rem] ${day === today ? 'bg-ink px-1 text-paper' : ''}`}
              >
                {Number(day.slice(8))}
              </span>
            </span>
          ))}
        </div>
      </div>
      <ul>
        {rows.map(({ key, head, name, bars, free = {} }) => (
          <li key={key} className={`${rowLook} border-t border-line`}>
            <div className="min-w-0 py-0.5 pe-3">{head}</div>
            <div className="relative h-11">
              <div aria-hidden="true" className="absolute inset-0 grid" style={columns}>
                {days.map((day) => (
                  <span
                    key={day}
                    title={free[day]}
                    className={`border-s border-line ${isWeekend(day) ? 'bg-sunk' : free[day] ? 'bg-selected' : ''}`}
                  />
                ))}
              </div>
              <ul className="absolute inset-0">
                {bars.map((bar) => (
                  <Bar key={bar.id} bar={bar} days={days} name={name} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
