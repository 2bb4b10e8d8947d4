import { Temporal } from 'temporal-polyfill';

/** The same weekday and time by the clock of the zone, as many whole weeks later as it takes to be after `now`. */
export function weeksOn(moment: Date, zone: string, now: Date): { weeks: number; on: (other: Date) => Date } {
  const later = (each: Date, weeks: number): Date =>
    new Date(
      Temporal.Instant.fromEpochMilliseconds(each.getTime()).toZonedDateTimeISO(zone).add({ weeks })
        .epochMilliseconds,
    );
  let weeks = 1;
  while (later(moment, weeks) <= now) weeks += 1;
  return { weeks, on: (other) => later(other, weeks) };
}
