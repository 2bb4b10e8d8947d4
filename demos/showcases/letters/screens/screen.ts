import type { Place } from '../reading/place.ts';
import type { UseLetters } from '../use-letters.ts';

export const screens = [
  'ask',
  'summary',
  'deadline',
  'reply',
  'letters',
  'letter',
  'own',
  'settings',
] as const;
export type Screen = (typeof screens)[number];

/** What is marked on the paper, and what stands in its margin. */
export interface Marked {
  places: readonly Place[];
  note?: string;
}

export interface ScreenProps {
  letters: UseLetters;
  go: (screen: Screen) => void;
}

export interface MarkingProps extends ScreenProps {
  marked: Marked;
  mark: (marked: Marked) => void;
}
