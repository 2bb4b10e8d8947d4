import { Temporal } from 'temporal-polyfill';

/** The moment at which the clock of a zone shows a day and a time. */
export const momentAt = (date: string, time: string, zone: string): Date =>
  new Date(
    Temporal.PlainDate.from(date).toZonedDateTime({
      timeZone: zone,
      plainTime: Temporal.PlainTime.from(time),
    }).epochMilliseconds,
  );

/** What the clock of a zone shows at a moment. */
export function clockOf(moment: Date, zone: string): { date: string; time: string } {
  const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
  return {
    date: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

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
