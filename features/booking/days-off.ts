import { Temporal } from 'temporal-polyfill';

/** Days that somebody is away, both included. */
export interface Absence {
  firstDay: string;
  lastDay: string;
}

// An absence without end would be a hundred thousand dates.
const longest = 400;

/** The days of absences, each without a period to be met in, as hours that differ are written. */
export function daysOff(absences: readonly Absence[]): Record<string, []> {
  const days: Record<string, []> = {};
  for (const { firstDay, lastDay } of absences) {
    let date = Temporal.PlainDate.from(firstDay);
    for (let count = 0; count < longest && date.toString() <= lastDay; count += 1) {
      days[date.toString()] = [];
      date = date.add({ days: 1 });
    }
  }
  return days;
}
