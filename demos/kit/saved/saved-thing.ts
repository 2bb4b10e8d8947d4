/** What a list of saved things shows and searches. */
export interface SavedHead {
  id: string;
  title: string;
  pinned: boolean;
  changed: string;
  /** What is said of it below its title. */
  about: string;
  /** Texts that the search also looks through. */
  holds: string[];
}

/** Something that is kept in this browser. */
export interface SavedThing {
  id: string;
  title: string;
  pinned: boolean;
  /** When it was last changed, as ISO 8601. */
  changed: string;
}

/** The time of a form that was made from another: later than that one's, even where this device's clock is behind. */
export const laterThan = (before: string): string =>
  new Date(Math.max(Date.now(), (Date.parse(before) || 0) + 1)).toISOString();
