import { datesIn, type NamedDate } from './dates.ts';
import type { SourceText } from './source-text.ts';

/** Something that one of several texts puts on a date. */
export interface Event {
  /** 2026-03-02, 2026-03 or 2026. */
  on: string;
  /** The date as the text says it. */
  said: string;
  /** Which text, and which of its sentences. */
  text: number;
  sentence: number;
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

const sameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size)) > 0.7;
};

/** Of several dates a sentence is about the one it tells most exactly: a day, a weekday, a month, a year. */
const weight = ({ text, on }: NamedDate): number => on.length + (on.length === 10 && /\d/.test(text) ? 1 : 0);

/** What several texts say happened or will happen, in order of time; what two of them tell alike stands once. */
export function timelineOf(texts: readonly SourceText[]): Event[] {
  const all = texts.flatMap(({ sentences, published }, text) =>
    sentences.flatMap(({ text: told }, sentence) => {
      const [date] = datesIn(told, published).sort((one, other) => weight(other) - weight(one));
      return date ? [{ on: date.on, said: date.text, text, sentence }] : [];
    }),
  );
  const words = new Map(
    all.map((event) => [event, wordsOf(texts[event.text]?.sentences[event.sentence]?.text ?? '')]),
  );
  const alike = (one: Event, other: Event) =>
    one.on === other.on && sameWords(words.get(one) ?? new Set(), words.get(other) ?? new Set());
  const kept: Event[] = [];
  for (const event of all.sort((one, other) => one.on.localeCompare(other.on)))
    if (!kept.some((other) => alike(other, event))) kept.push(event);
  return kept;
}
