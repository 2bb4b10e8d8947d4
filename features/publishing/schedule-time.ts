import { Temporal } from 'temporal-polyfill';

/** A moment that was typed by the studio's clock (`2026-11-17T09:00`); null for what is none. */
export function momentOf(typed: string, zone: string): Date | null {
  try {
    const moment = Temporal.PlainDateTime.from(typed).toZonedDateTime(zone);
    return new Date(moment.epochMilliseconds);
  } catch {
    return null;
  }
}
