import { numberWords } from '#engines/clauses/number-words.ts';
import { daysIn } from '#engines/invoice/days.ts';
import { daysLater } from '#lib/time/days.ts';
import type { Place } from './place.ts';

/** What a day means in a letter. */
type DayRole = 'written' | 'deadline' | 'appointment' | 'theirs' | 'starts' | 'named';

export interface LetterDay extends Place {
  /** As in 2026-11-24. */
  on: string;
  role: DayRole;
  /** It was counted from the date of the letter, as 'within 28 days' is. */
  isCounted?: true;
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const monthNames = months.split('|');
const two = (value: number): string => String(value).padStart(2, '0');

/** A day without its year, such as '24 November' or 'December 8th'. */
const yearless = new RegExp(
  `(?<!\\d)(?:(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?(${months})|(${months})\\s+(\\d{1,2})(?:st|nd|rd|th)?)(?!\\w|,?\\s+(?:19|20)\\d\\d)`,
  'g',
);

/** A day that exists, else null: nobody means the 31st of February. */
function existing(year: number, month: number, day: number): string | null {
  const on = `${year}-${two(month)}-${two(day)}`;
  const at = Date.parse(on);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== on ? null : on;
}

/** The first such day that isn't before the letter, or within the two months before it: letters also look back. */
function nearest(day: number, month: number, from: string): string | null {
  const year = Number(from.slice(0, 4));
  const earliest = daysLater(from, -60);
  return (
    [year - 1, year, year + 1]
      .map((each) => existing(each, month, day))
      .find((on) => on !== null && on >= earliest) ?? null
  );
}

function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}

const within =
  /\bwithin\s+(?:the\s+next\s+)?(\d{1,3}|[a-z]+(?:-[a-z]+)?)\s+(?:calendar\s+)?(day|week|month)s?\b/gi;

/** A time that a letter gives to act, and the day on which it ends; null where the letter has no date to count from. */
export interface Span extends Place {
  on: string | null;
}

function spansIn(text: string, written: string | null): Span[] {
  return [...text.matchAll(within)].flatMap(({ 0: found, 1: count = '', 2: unit = '', index }) => {
    const number = Number(numberWords(count.toLowerCase()));
    if (!Number.isInteger(number) || number < 1) return [];
    const on =
      written === null
        ? null
        : unit.toLowerCase() === 'month'
          ? monthsLater(written, number)
          : daysLater(written, number * (unit.toLowerCase() === 'week' ? 7 : 1));
    return [{ on, start: index, end: index + found.length }];
  });
}

const weekday = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\\s+)?';
const before = (words: string) => new RegExp(`\\b(?:${words})[\\s:]*(?:the\\s+)?${weekday}$`, 'i');
const lastDay = before(
  'by|before|until|till|no later than|not later than|at the latest|latest by|deadline(?: is)?|due(?: on| by| date)?|on or before|expires? on|ends? on|closes? on|last day is|reply date|payable by',
);
const firstDay = before(
  'from|as of|as from|with effect from|starting(?: on)?|starts(?: on)?|effective(?: from)?|since',
);
const meeting =
  /\b(?:appointment|hearing|interview|meeting|inspection|examination|visit|attend|expect you|see you|booked)\b/i;
const clock = /\b\d{1,2}[:.]\d\d\b|\b\d{1,2}\s?(?:am|pm)\b/i;
const theirDoing = /\bwe(?:\s+(?:will|shall|are|have)|['’](?:ll|re))\b/i;
const yourDoing = /\b(?:please|you (?:must|need|have to|should|pay|return|send))\b/i;

function roleOf(sentence: string, lead: string): DayRole {
  if (lastDay.test(lead)) return theirDoing.test(lead) && !yourDoing.test(lead) ? 'theirs' : 'deadline';
  if (firstDay.test(lead)) return 'starts';
  if (meeting.test(sentence) && clock.test(sentence)) return 'appointment';
  return 'named';
}

/** The date of a letter follows at most a town, a label and a weekday: 'Tidewick, Monday 16 November 2026'. */
const beforeOwnDate = new RegExp(
  `^(?:\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){0,2},\\s*)?(?:[Dd]ated?|[Ii]ssued(?: on)?|[Ll]etter date|[Dd]ate of (?:this )?letter)?[\\s:]*${weekday}$`,
  'u',
);
const isDateLine = (line: string, day: string): boolean => {
  const at = line.indexOf(day);
  return beforeOwnDate.test(line.slice(0, at)) && /^\W*$/.test(line.slice(at + day.length));
};

/** Every day that a letter names, in order, with its meaning. `today` is for days without a year in a letter without a date. */
export function daysOf(
  text: string,
  units: readonly Place[],
  { today, monthFirst }: { today: string; monthFirst: boolean },
): { days: LetterDay[]; written: LetterDay | null; spans: Span[] } {
  const whole = daysIn(text, monthFirst);
  const unitOf = ({ start }: Place): Place =>
    units.find((unit) => start >= unit.start && start < unit.end) ?? { start, end: start };
  const head = whole.find((day) => {
    const unit = unitOf(day);
    return isDateLine(text.slice(unit.start, unit.end), text.slice(day.start, day.end));
  });
  const from = head?.on ?? today;
  const short = [...text.matchAll(yearless)].flatMap(({ 0: found, 1: d1, 2: m1, 3: m2, 4: d2, index }) => {
    const name = (m1 ?? m2 ?? '').toLowerCase();
    const month = monthNames.findIndex((each) => each.toLowerCase() === name) + 1;
    const on = nearest(Number(d1 ?? d2), month, from);
    const place = { start: index, end: index + found.length };
    const isTaken = whole.some((day) => day.start < place.end && place.start < day.end);
    return on && !isTaken ? [{ on, ...place }] : [];
  });
  const spans = spansIn(text, head?.on ?? null);
  const days = [...whole, ...short].map((day): LetterDay => {
    const unit = unitOf(day);
    if (day === head) return { ...day, role: 'written' };
    const sentence = text.slice(unit.start, unit.end).replace(/\s+/g, ' ');
    return { ...day, role: roleOf(sentence, text.slice(unit.start, day.start).replace(/\s+/g, ' ')) };
  });
  const counted = spans.flatMap(({ on, start, end }): LetterDay[] => {
    const unit = unitOf({ start, end });
    const lead = text.slice(unit.start, start);
    const role = theirDoing.test(lead) && !yourDoing.test(lead) ? 'theirs' : 'deadline';
    return on ? [{ on, start, end, role, isCounted: true }] : [];
  });
  return {
    days: [...days, ...counted].sort((one, other) => one.start - other.start),
    written: head ? { ...head, role: 'written' } : null,
    spans,
  };
}
