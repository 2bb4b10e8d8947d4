import { letters } from './letters.ts';
import { type Letter, type Point, pathOf } from './stroke.ts';

/** What was drawn, letter by letter, as it is kept in the browser. */
export type Drawn = Readonly<Record<string, readonly (readonly Point[])[]>>;

export const letterOf = (name: string): Letter => {
  const found = letters.find(({ letter }) => letter === name) ?? letters[0];
  if (!found) throw new Error('The course has no letters');
  return found;
};

const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'number' && Number.isFinite(part));

/** Reads what was kept; what isn't a stroke of a letter that is taught is left out. */
export function drawnFrom(kept: unknown): Drawn {
  if (typeof kept !== 'object' || kept === null) return {};
  const read = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(
    letters.flatMap(({ letter, strokes }) => {
      const found = read.get(letter);
      const good = Array.isArray(found)
        ? found.filter((stroke): stroke is Point[] => Array.isArray(stroke) && stroke.every(isPoint))
        : [];
      return good.length > 0 ? [[letter, good.slice(0, strokes.length)]] : [];
    }),
  );
}

/** A letter as a picture that can be taken away. */
export const pictureOf = (strokes: readonly (readonly Point[])[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" fill="none" stroke="#3a1426" stroke-width="26" stroke-linecap="round" stroke-linejoin="round">${strokes
    .map((stroke) => `<path d="${pathOf(stroke)}"/>`)
    .join('')}</svg>`;
