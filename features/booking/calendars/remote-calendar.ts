import type { Span } from '#engines/slots/availability.ts';
import type { CalendarEvent } from '#lib/time/ics.ts';

/** Entries that we wrote ourselves: their time is held by the booking, not by the calendar. */
interface OwnEntries {
  uids: ReadonlySet<string>;
  remoteIds: ReadonlySet<string>;
}

/** What is asked of a calendar. */
export interface BusyQuestion {
  within: Span;
  /** The zone that days and times without one are meant in. */
  zone: string;
  own: OwnEntries;
}

/** A host's external calendar, whatever service it is on. */
export interface RemoteCalendar {
  readBusy: (question: BusyQuestion) => Promise<Span[]>;
  /** Writes an entry, or rewrites the one that was written under `known`; gives what it is called there. */
  write?: (entry: CalendarEvent, known: string | null) => Promise<string>;
  /** Removes an entry; one that is gone already is fine. */
  remove?: (remoteId: string) => Promise<void>;
}

/** A calendar that did not answer as it should; the message says what an operator can do. */
export class CalendarTrouble extends Error {
  override name = 'CalendarTrouble';
}
