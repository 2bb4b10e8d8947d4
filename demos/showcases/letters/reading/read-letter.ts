import { isSmallWord } from '#engines/retrieve/words.ts';
import { amountsOf, type LetterAmount } from './amounts.ts';
import { type Ask, askOf, asksNoMoney, asksNothing, tellsConsequence } from './asks.ts';
import { daysOf, type LetterDay, type Span } from './days.ts';
import { contactsOf, type Named, referencesOf, senderOf } from './names.ts';
import { holds, type Place } from './place.ts';
import { type Block, blocksOf, unitsOf } from './units.ts';

/** What the rules found in a letter. Each find has its place, so it can be shown on the paper. */
export interface Reading {
  text: string;
  blocks: readonly Block[];
  /** The sentences and lines that can be quoted. */
  units: readonly Place[];
  sender: Named | null;
  written: LetterDay | null;
  days: readonly LetterDay[];
  spans: readonly Span[];
  amounts: readonly LetterAmount[];
  references: readonly Named[];
  phones: readonly Named[];
  emails: readonly Named[];
  asks: readonly Ask[];
  /** The sentence that says nothing has to be done. */
  nothing: Place | null;
  /** The sentence that says nothing has to be paid. */
  free: Place | null;
  consequences: readonly Place[];
  isEnglish: boolean;
}

export interface ReadingOptions {
  /** As in 2026-11-18. */
  today: string;
  /** Reads 3/4/2026 as the fourth of March. */
  monthFirst: boolean;
}

/** Fewer small words such as 'the' or 'you' than this share, and the text is not English. */
const leastSmall = 0.12;
const leastWords = 12;

function looksEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length < leastWords || words.filter(isSmallWord).length / words.length >= leastSmall;
}

/** Reads a letter by rules: nothing is learned, nothing leaves the browser. */
export function readLetter(text: string, options: ReadingOptions): Reading {
  const units = unitsOf(text);
  const sentence = ({ start, end }: Place) => text.slice(start, end).replace(/\s+/g, ' ');
  const references = referencesOf(text);
  return {
    text,
    blocks: blocksOf(text),
    units,
    sender: senderOf(text, units),
    ...daysOf(text, units, options),
    amounts: amountsOf(text, units),
    references,
    ...contactsOf(text, references),
    asks: units.flatMap((unit) => {
      const ask = askOf(sentence(unit));
      return ask ? [{ ...unit, ...ask }] : [];
    }),
    nothing: units.find((unit) => asksNothing(sentence(unit))) ?? null,
    free: units.find((unit) => asksNoMoney(sentence(unit))) ?? null,
    consequences: units.filter((unit) => tellsConsequence(sentence(unit))),
    isEnglish: looksEnglish(text),
  };
}

/** The sentence or line in which something stands. */
export const unitOf = ({ units }: Reading, place: Place): Place =>
  units.find((unit) => holds(unit, place)) ?? place;

/** Which sentence or line of the letter this is, counted from 1. */
export const lineNumber = ({ units }: Reading, place: Place): number =>
  units.findIndex((unit) => place.start >= unit.start && place.start < unit.end) + 1;

export const textAt = ({ text }: Reading, { start, end }: Place): string =>
  text.slice(start, end).replace(/\s+/g, ' ');

/** Days by which the reader has to act or be somewhere, the first one first. */
export const datesToKeep = ({ days }: Reading): LetterDay[] =>
  days
    .filter(({ role }) => role === 'deadline' || role === 'appointment')
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.start - other.start);

/** What is asked for by that day: the ask of its sentence. */
export const askBy = (reading: Reading, day: LetterDay): Ask | null =>
  reading.asks.find((ask) => holds(ask, day)) ?? null;

/** The day that matters: the next one that isn't left to the reader, else the next one; the last where all have passed. */
export function mainDate(reading: Reading, today: string): LetterDay | null {
  const dates = datesToKeep(reading);
  const firm = dates.filter((day) => !askBy(reading, day)?.isChoice);
  const relevant = firm.length > 0 ? firm : dates;
  return relevant.find(({ on }) => on >= today) ?? relevant.at(-1) ?? null;
}

/** What the letter wants most: the ask of the day that matters, else the first that isn't left to the reader. Null where it wants nothing. */
export function mainAsk(reading: Reading, today: string): Ask | null {
  if (reading.nothing && reading.asks.every(({ isChoice }) => isChoice)) return null;
  const day = mainDate(reading, today);
  const byDay = day ? askBy(reading, day) : null;
  return byDay ?? reading.asks.find(({ isChoice }) => !isChoice) ?? reading.asks[0] ?? null;
}

/** The amount that matters: one that is asked for in the sentence of that day, else any that is asked for, else one that comes back. */
export function mainAmount(reading: Reading, today: string): LetterAmount | null {
  const day = mainDate(reading, today);
  const unit = day ? unitOf(reading, day) : null;
  const asked = reading.amounts.filter(({ role }) => role === 'asked');
  const back = reading.amounts.find(({ role }) => role === 'back');
  return asked.find((amount) => unit !== null && holds(unit, amount)) ?? asked[0] ?? back ?? null;
}

/** Everything with a place of its own, as it is underlined on the paper. */
export const findsOf = (reading: Reading): readonly Place[] => [
  ...(reading.sender ? [reading.sender] : []),
  ...reading.days,
  ...reading.spans,
  ...reading.amounts,
  ...reading.references,
  ...reading.phones,
  ...reading.emails,
];

/** What the rules need most isn't there: neither a day nor an amount. */
export const hasNeither = ({ days, spans, amounts }: Reading): boolean =>
  days.every(({ role }) => role === 'written') && spans.length === 0 && amounts.length === 0;
