import { clockAt, dayAt, placeOf, shortDayAt } from '#lib/time/words-of-time.ts';
import { answerBy, type OpenSpan, openState } from '../opening.ts';

const iso = (moment: number): string => new Date(moment).toISOString();

/** A moment by the agency's clock; today's and tomorrow's by that word. */
function momentWords(moment: number, now: number, zone: string): string {
  const [day, today, tomorrow] = [moment, now, now + 86_400_000].map((each) => dayAt(iso(each), zone));
  const name = day === today ? 'today' : day === tomorrow ? 'tomorrow' : (day ?? '');
  return `${name}, ${clockAt(iso(moment), zone)}`;
}

const shortMoment = (moment: number, now: number, zone: string): string =>
  dayAt(iso(moment), zone) === dayAt(iso(now), zone)
    ? clockAt(iso(moment), zone)
    : `${shortDayAt(iso(moment), zone).slice(0, 3)} ${clockAt(iso(moment), zone)}`;

/** What can be said of the hours at a moment. */
interface OpeningWords {
  open: boolean;
  /** The same in two or three words. */
  short: string;
  /** Whether somebody is there. */
  now: string;
  /** When to expect an answer, or nothing where no such time is known. */
  answer: string;
}

/** Says whether somebody is there at a moment, and by when they answer; in words, by the agency's clock. */
export function openingWords(
  spans: readonly OpenSpan[],
  { now, zone, answerHours }: { now: number; zone: string; answerHours: number },
): OpeningWords {
  const state = openState(spans, now);
  const by = answerBy(spans, now, answerHours);
  const place = placeOf(zone);
  return {
    open: state.open,
    short: state.open
      ? `Open until ${clockAt(iso(state.until), zone)}`
      : state.next === null
        ? 'Closed'
        : `Back ${shortMoment(state.next, now, zone)}`,
    now: state.open
      ? `We’re open until ${clockAt(iso(state.until), zone)} (${place})`
      : state.next === null
        ? 'We’re closed for the coming weeks'
        : `We’re closed. Back ${momentWords(state.next, now, zone)} (${place})`,
    answer: by === null ? '' : `${momentWords(by, now, zone)} (${place})`,
  };
}
