export const longestWord = 28;
const mostBytes = 15_000_000;
export const dotSizes = { least: 6, most: 28 };
export const inks = ['ink', 'white', 'black'] as const;
export type InkName = (typeof inks)[number];

/** What the press is set to, as it is kept. A picture isn't kept: it stays the visitor's. */
export interface Setting {
  word: string;
  dot: number;
  ink: InkName;
}

/** Why a word can't be printed; null where it can. Nothing typed prints the bird. */
export const wordTrouble = (word: string): string | null =>
  word.trim().length > longestWord
    ? `${word.trim().length} letters don’t fit on the plate. Cut it to ${longestWord}.`
    : null;

/** Why a file can't be printed; null where it can. */
export function fileTrouble({
  name,
  type,
  size,
}: {
  name: string;
  type: string;
  size: number;
}): string | null {
  if (!/^image\/(?:png|jpeg|webp|gif|avif)$/.test(type))
    return `${name} isn’t a picture the press can read. Choose a JPG, PNG or WebP.`;
  return size > mostBytes ? `${name} is larger than 15 MB. Choose a smaller picture.` : null;
}

/** The radius of a dot for a brightness from 0 to 1: its area grows with the light. */
export const radiusOf = (light: number, cell: number): number =>
  light < 0.03 ? 0 : Math.sqrt(Math.min(1, light)) * cell * 0.68;

/** How much a dot swells at a distance from the pointer, both in pixels. */
export const swell = (distance: number, reach: number): number => 0.55 * Math.exp(-((distance / reach) ** 2));

/** Breaks a word into lines of a plate that is taller than wide. */
export function plateLines(word: string): string[] {
  const parts = word
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '');
  return parts.flatMap((part) =>
    part.length > 9
      ? [part.slice(0, Math.ceil(part.length / 2)), part.slice(Math.ceil(part.length / 2))]
      : [part],
  );
}

/** Reads what was kept in this browser; null where it is no setting. */
export function settingFrom(kept: unknown): Setting | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { word, dot, ink } = kept as Partial<Record<keyof Setting, unknown>>;
  const known = inks.find((one) => one === ink);
  return typeof word === 'string' &&
    wordTrouble(word) === null &&
    typeof dot === 'number' &&
    dot >= dotSizes.least &&
    dot <= dotSizes.most &&
    known
    ? { word, dot, ink: known }
    : null;
}
