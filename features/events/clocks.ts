import { clockAt, placeOf, shortDayAt } from '#lib/words-of-time.ts';

/** A span by the clock of one place. */
export interface PlaceClock {
  zone: string;
  place: string;
  /** 16:00–18:00, with the day before it where that is another than the event's own. */
  span: string;
}

function spanIn(start: string, end: string, zone: string, ownZone: string): string {
  const span = `${clockAt(start, zone)}–${clockAt(end, zone)}`;
  const day = shortDayAt(start, zone);
  return day === shortDayAt(start, ownZone) ? span : `${day}, ${span}`;
}

/**
 * An event's time by two clocks: the visitor's first, then the event's own. While nobody knows the visitor's, the
 * second is the world's; where both show the same, one is enough.
 */
export function clocksOf(
  { start, end, zone }: { start: string; end: string; zone: string },
  visitorZone: string | null,
): PlaceClock[] {
  const clock = (each: string): PlaceClock => ({
    zone: each,
    place: each === 'UTC' && visitorZone === null ? 'World time, UTC' : placeOf(each),
    span: spanIn(start, end, each, zone),
  });
  const own = clock(zone);
  const other = clock(visitorZone ?? 'UTC');
  if (visitorZone === null) return [own, other];
  if (other.span === own.span)
    return [
      {
        ...own,
        place: visitorZone === zone ? `${own.place}, your clock` : `${own.place} and ${other.place}`,
      },
    ];
  return [{ ...other, place: `${other.place}, your clock` }, own];
}

/** How long something takes, in words: 45 minutes, 2 hours, 2 h 30 min. */
export function lengthOf(start: string, end: string): string {
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0 || minutes < 60) return `${minutes} minutes`;
  if (minutes % 60 === 0) return hours === 1 ? '1 hour' : `${hours} hours`;
  return `${hours} h ${minutes % 60} min`;
}
