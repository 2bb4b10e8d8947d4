import { clockAt, placeOf, shortDayAt } from '#lib/time/words-of-time.ts';

/** A span by the clock of one place. */
export interface PlaceClock {
  zone: string;
  place: string;
  /** 16:00–18:00, with the day before it where the two clocks are on different days. */
  span: string;
}

/**
 * An event's time by two clocks: another one's first, the visitor's or one that was asked for, then the event's own.
 * While nobody knows the visitor's, the second is the world's; where both show the same, one is enough.
 */
export function clocksOf(
  { start, end, zone }: { start: string; end: string; zone: string },
  other: { zone: string; own: boolean } | null,
): PlaceClock[] {
  const second = other?.zone ?? 'UTC';
  const sameDay = shortDayAt(start, zone) === shortDayAt(start, second);
  const clock = (each: string, place = placeOf(each)): PlaceClock => {
    const span = `${clockAt(start, each)}–${clockAt(end, each)}`;
    return { zone: each, place, span: sameDay ? span : `${shortDayAt(start, each)}, ${span}` };
  };
  const its = clock(zone);
  if (!other) return [its, clock(second, 'UTC')];
  const theirs = clock(second, `${placeOf(second)}${other.own ? ', your time' : ''}`);
  if (theirs.span !== its.span) return [theirs, its];
  return second === zone ? [theirs] : [{ ...its, place: `${its.place} and ${placeOf(second)}` }];
}

/** How long something takes, in words: 45 minutes, 2 hours, 2 h 30 min. */
export function lengthOf(start: string, end: string): string {
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0 || minutes < 60) return `${minutes} minutes`;
  if (minutes % 60 === 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${hours} h ${minutes % 60} min`;
}
