/** A text to read, in parts that can be linked. */
export interface ReadingSection {
  id: string;
  heading: string;
  /** A string is a paragraph, several together are a list. `[words](address)` is a link in either. */
  paragraphs: readonly (string | readonly string[])[];
  /** Stands beside the text. */
  note?: { heading: string; text: string };
}

export interface Reading {
  title: string;
  /** Of the last change, as in 2026-11-15. */
  date: string;
  lead: string;
  sections: readonly ReadingSection[];
}

const placeholder = /\{\{([\w.]+)\}\}/g;

const textsOf = (reading: Reading): string[] => [
  reading.lead,
  ...reading.sections.flatMap((section) => [...section.paragraphs.flat(), section.note?.text ?? '']),
];

/** The names in double braces that a text wants filled. */
export function placeholdersOf(reading: Reading): string[] {
  return [
    ...new Set(
      textsOf(reading).flatMap((text) => [...text.matchAll(placeholder)].map((found) => found[1] ?? '')),
    ),
  ];
}

/** Fills the names in double braces. A paragraph or list item that needs a value nobody has given is left out. */
export function fillReading(reading: Reading, values: Readonly<Record<string, string>>): Reading {
  const whole = (text: string) => [...text.matchAll(placeholder)].every(([, name = '']) => values[name]);
  const fill = (text: string) => text.replace(placeholder, (_, name: string) => values[name] ?? '');
  return {
    ...reading,
    lead: fill(reading.lead),
    sections: reading.sections.map((section) => ({
      ...section,
      note: section.note ? { ...section.note, text: fill(section.note.text) } : undefined,
      paragraphs: section.paragraphs
        .map((part) =>
          typeof part === 'string' ? (whole(part) ? fill(part) : '') : part.filter(whole).map(fill),
        )
        .filter((part) => part.length > 0),
    })),
  };
}
