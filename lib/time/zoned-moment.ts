import { Temporal } from 'temporal-polyfill';

/** The moment at which the clock of a zone shows a time such as 2026-11-17T09:30; null for what is no time. */
export function momentAt(local: string, zone: string): Date | null {
  try {
    return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);
  } catch {
    return null;
  }
}

/** What the clock of a zone shows at a moment, as a field for day and time takes it. */
export const localAt = (moment: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
