import { now } from '#server/clock.ts';
import { readSettings } from '#server/settings/settings.ts';
import { openSpans } from './open-spans.ts';
import type { OpenSpan } from './opening.ts';

/** What a page needs to say truthfully, for as long as it is open, whether somebody is there. */
export interface ShownHours {
  /** As the agency writes them. */
  words: string;
  zone: string;
  answerHours: number;
  /** The moment the page was made. */
  servedAt: number;
  /** Null where no machine can read the hours: then the words stand alone. */
  spans: OpenSpan[] | null;
}

/** The agency's hours at this moment. A page that shows them is made for each request. */
export function shownHours(): ShownHours {
  const { contact } = readSettings();
  const servedAt = now().getTime();
  return {
    words: contact.hours,
    zone: contact.timeZone,
    answerHours: contact.answerHours,
    servedAt,
    spans: openSpans(contact, servedAt),
  };
}
