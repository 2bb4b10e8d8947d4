/** A card in the drawing of an exercise: what one person or machine sees. */
interface ExerciseCard {
  title: string;
  note: string;
  rows: readonly { text: string; tag?: string; state?: 'chosen' | 'gone' }[];
  result: { good: boolean; text: string };
}

/** A workshop that is held on request, for one team. */
export interface Workshop {
  id: string;
  title: string;
  /** One line for the list, at most 14 words. */
  note: string;
  topic: 'Data' | 'Interface' | 'AI' | 'Operations';
  length: string;
  lead: string;
  cards: readonly [ExerciseCard, ExerciseCard];
  code: readonly string[];
  parts: readonly { minutes: number; title: string; text: string }[];
  bring: string;
}
