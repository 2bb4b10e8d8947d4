import { at, mean, type Numbers } from '../numbers/numbers.ts';
import { mstl } from '../seasons/stl.ts';
import { decompose } from './decompose.ts';

const day = 86_400_000;

export interface CalendarEffect {
  name: string;
  /** What one more such day adds, as a share of the usual value. */
  share: number;
  /** How sure: the effect over its standard error. */
  sureness: number;
}

interface CalendarFit {
  effects: CalendarEffect[];
  /** What to divide each known value, and multiply each forecast by. */
  factors: (dates: Numbers) => Float64Array;
}

interface Trait {
  name: string;
  of: (date: number) => number;
}

/** The days from Monday to Friday in a date's month, holidays left out. */
function workingDays(date: number, holidays: ReadonlySet<number>): number {
  const first = new Date(date);
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth();
  let count = 0;
  for (let at = Date.UTC(year, month, 1); at < Date.UTC(year, month + 1, 1); at += day) {
    const weekday = new Date(at).getUTCDay();
    if (weekday > 0 && weekday < 6 && !holidays.has(at)) count++;
  }
  return count;
}

/** The effects that can be asked for: working days in a month, holidays and the days around them in a day. */
function traits(spacing: 'day' | 'month', holidays: ReadonlySet<number>): Trait[] {
  if (spacing === 'month') return [{ name: 'Working days', of: (date) => workingDays(date, holidays) }];
  if (holidays.size === 0) return [];
  const at = (date: number, shift: number) =>
    holidays.has(Math.floor(date / day) * day + shift * day) ? 1 : 0;
  return [
    { name: 'Holiday', of: (date) => at(date, 0) },
    { name: 'Day before a holiday', of: (date) => at(date, 1) },
    { name: 'Day after a holiday', of: (date) => at(date, -1) },
  ];
}

/** What the calendar does to a series, asked of what trend and seasons leave over; only what is beyond doubt counts. */
export function calendarEffects(
  values: Numbers,
  dates: Numbers,
  options: { spacing: 'day' | 'month'; periods: readonly number[]; holidays?: readonly number[] },
): CalendarFit {
  const holidays = new Set((options.holidays ?? []).map((date) => Math.floor(date / day) * day));
  const parts = decompose(values, options.periods);
  const left = Float64Array.from(values, (value, i) => {
    const { multiplicative, trend, seasons } = parts;
    const usual = seasons.reduce(
      (sum, one) => (multiplicative ? sum * at(one.values, i) : sum + at(one.values, i)),
      at(trend, i),
    );
    return usual === 0 ? 0 : value / usual - 1;
  });
  const found = traits(options.spacing, holidays).map((trait) => {
    const raw = Float64Array.from(dates, trait.of);
    const middle = mean(raw);
    // What trend and seasons would have taken of the trait itself is taken off it too, or its effect looks too small.
    const x = mstl(raw, options.periods).rest;
    const centre = mean(x);
    const height = mean(left);
    let top = 0;
    let bottom = 0;
    for (let i = 0; i < x.length; i++) {
      top += (at(x, i) - centre) * (at(left, i) - height);
      bottom += (at(x, i) - centre) ** 2;
    }
    const share = bottom > 0 ? top / bottom : 0;
    let squares = 0;
    for (let i = 0; i < x.length; i++) squares += (at(left, i) - height - share * (at(x, i) - centre)) ** 2;
    const error = Math.sqrt(squares / Math.max(1, x.length - 2) / Math.max(bottom, 1e-12));
    return { trait, middle, share, sureness: error > 0 ? share / error : 0 };
  });
  const sure = found.filter(({ sureness, share }) => Math.abs(sureness) > 3 && Math.abs(share) < 0.95);
  return {
    effects: sure.map(({ trait, share, sureness }) => ({ name: trait.name, share, sureness })),
    factors: (when) =>
      Float64Array.from(when, (date) =>
        sure.reduce((product, { trait, middle, share }) => {
          const away = options.spacing === 'month' ? trait.of(date) - middle : trait.of(date);
          return product * Math.max(0.05, 1 + share * away);
        }, 1),
      ),
  };
}
