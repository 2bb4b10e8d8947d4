/** A card in the drawing of an exercise: what one person or machine sees. */
interface ExerciseCard {
  title: string;
  note: string;
  rows: readonly { text: string; tag?: string; state?: 'chosen' | 'gone' }[];
  result: { good: boolean; text: string };
}

/** An event that a new site starts with; afterwards it is the operator's. */
export interface EventWords {
  slug: string;
  kind: 'webinar' | 'workshop' | 'meetup' | 'conference';
  title: string;
  topics: readonly ('Data' | 'Interface' | 'AI' | 'Operations' | 'Privacy')[];
  minutes: number;
  /** Days from the site's first start, to the nearest working day; the time by the clock of the zone. */
  when: { days: number; at: string; zone: string };
  seats: { onSite?: number; online?: number };
  lead: string;
  /** Markdown, a paragraph each. */
  body: readonly string[];
  cards: readonly [ExerciseCard, ExerciseCard];
  code: readonly string[];
  /** What is left of the minutes is a pause after the second part; a part without text is one too. */
  parts: readonly { minutes: number; title: string; text: string }[];
  bring: string;
  by: readonly { speaker: string; leads: string }[];
  questions?: readonly {
    id: string;
    label: string;
    kind: 'line' | 'text' | 'choice';
    required: boolean;
    options?: string[];
  }[];
  /** Where it can be read again: a page of this site. */
  recording?: string;
}
