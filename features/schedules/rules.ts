import { Temporal } from 'temporal-polyfill';
import { failuresToPause, type Pace } from './schedules.ts';

/** The run that all others are counted from, and by whose clock. */
interface Rhythm {
  startsAt: Date;
  zone: string;
}

const units = { day: 'days', week: 'weeks', month: 'months' } as const;

/**
 * When a schedule runs next after a moment: at the time of day at which it was made, by its owner's clock, on
 * every day, on that weekday, or on that day of the month. A month that is too short has it on its last day, and a
 * time that the clock skips in spring comes as much later. What was missed is not caught up.
 */
export function nextRunAt(pace: Pace, { startsAt, zone }: Rhythm, after: Date): Date {
  const unit = units[pace];
  const local = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
  const first = local(startsAt);
  let passed = Math.max(0, first.until(local(after), { largestUnit: unit })[unit]);
  for (;;) {
    const next = first.add({ [unit]: passed }).epochMilliseconds;
    if (next > after.getTime()) return new Date(next);
    passed += 1;
  }
}

/** How long one run may take, its wait for a place apart. */
export const runLimitMs = 150_000;

/** Whether a schedule is paused after so many failures in a row. */
export const isToPause = (failures: number): boolean => failures >= failuresToPause;
