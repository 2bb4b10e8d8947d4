/** A sentence of the source. */
export interface Place {
  article: number;
  sentence: number;
}

/** The id of a sentence in the source text. */
export const placeId = ({ article, sentence }: Place): string => `s${article}-${sentence}`;

/** Brings a sentence into view and gives it the focus, so that keys and screen readers continue from there. */
export function showPlace(place: Place): void {
  const element = document.getElementById(placeId(place));
  element?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  element?.focus({ preventScroll: true });
}
