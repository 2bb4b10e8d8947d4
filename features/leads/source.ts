/** What kind of thing somebody did, or was done about them. */
type EntryKind =
  | 'enquiry'
  | 'meeting'
  | 'event'
  | 'newsletter'
  | 'saved'
  | 'quote'
  | 'invoice'
  | 'note'
  | 'change';

/** One thing in the time line of a person. */
export interface TimelineEntry {
  id: string;
  /** As ISO time. */
  at: string;
  kind: EntryKind;
  title: string;
  /** More of it, such as the words of a note. */
  text?: string;
  /** Where it is dealt with, for whoever may go there. */
  href?: string;
}

/** Time lines of several parts as one, the latest first. */
export const joined = (...lines: readonly (readonly TimelineEntry[])[]): TimelineEntry[] =>
  lines.flat().toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
