/** What a visitor had chosen when something was seen. */
export type Choice = 'before' | 'refused' | 'accepted';

/** Something that a script did which tells devices or people apart. */
export type Deed = 'canvas' | 'graphics' | 'sound' | 'fonts' | 'keys' | 'movements';

/** One visit by a browser that had never been there. */
export interface VisitSeen {
  choice: Choice;
  requests: readonly { url: string; type: string; script: string | null }[];
  cookies: readonly {
    name: string;
    domain: string;
    /** How long it stays, in seconds; null for as long as the browser is open. */
    seconds: number | null;
  }[];
  /** Entries of local and session storage. */
  stored: readonly { origin: string; area: 'local' | 'session'; key: string }[];
  deeds: readonly { deed: Deed; script: string; times: number }[];
}

/** What a browser saw of a page: once without a choice, and again for each choice that it offered. */
export interface VisitsSeen {
  /** The words on the button that was pressed; null where none was found. */
  pressed: Readonly<Record<Exclude<Choice, 'before'>, string | null>>;
  visits: readonly VisitSeen[];
  /** Whether time ran out before everything was seen. */
  cut: boolean;
  /** The day they were made, where that was not for this report. */
  recorded?: string;
}
