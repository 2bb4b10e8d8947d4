/** A part of a text to read, as files hold it; it can be linked. */
interface ReadingSection {
  id: string;
  heading: string;
  /** A string is a paragraph, several together are a list. `[words](address)` is a link in either. */
  paragraphs: readonly (string | readonly string[])[];
  /** Stands beside the text. */
  note?: { heading: string; text: string };
}

/** A text to read, as files hold it. `{{company.city}}` is filled from the settings. */
export interface Reading {
  title: string;
  /** Of the last change, as in 2026-11-15. */
  date: string;
  lead: string;
  sections: readonly ReadingSection[];
}
