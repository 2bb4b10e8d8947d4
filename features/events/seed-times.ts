import { Temporal } from 'temporal-polyfill';

/** When a seeded event is, counted from the day of the site's first start. */
interface SeedTime {
  days: number;
  at: string;
  zone: string;
}

// Nobody comes on a weekend, or between the years.
const isOff = ({ dayOfWeek, month, day }: Temporal.PlainDate): boolean =>
  dayOfWeek > 5 || (month === 12 && day > 22) || (month === 1 && day < 4);

/** The moment of a seeded event: so many days away, moved off such days in the same direction. */
export function seedMoment({ days, at, zone }: SeedTime, now: Date): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const step = days < 0 ? -1 : 1;
  let date = today.add({ days });
  while (isOff(date)) date = date.add({ days: step });
  const moment = date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(at) });
  return new Date(moment.epochMilliseconds);
}
