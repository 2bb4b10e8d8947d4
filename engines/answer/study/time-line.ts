import { timelineOf } from '../../summarize/timeline.ts';
import type { Passage } from '../answer.ts';
import { type Cited, citedSentences } from './cited.ts';

/** A sentence with a date. */
export interface DatedLine extends Cited {
  /** 2026-03-02, 2026-03 or 2026. */
  on: string;
  /** The date as the document says it. */
  said: string;
}

/** What documents put on a date, in order of time. Weekdays and days without a year stay out: nobody knows which they are. */
export function timeLine(passages: readonly Passage[]): DatedLine[] {
  const all = citedSentences(passages);
  const documents = [...new Set(all.map(({ document }) => document))];
  const texts = documents.map((document) => all.filter((each) => each.document === document));
  const sources = texts.map((own) => ({
    title: '',
    published: '',
    sentences: own.map(({ text }) => ({ text, paragraph: 0 })),
  }));
  return timelineOf(sources).flatMap(({ on, said, text, sentence }): DatedLine[] => {
    const found = texts[text]?.[sentence];
    return found ? [{ on, said, text: found.text, span: found.span }] : [];
  });
}
