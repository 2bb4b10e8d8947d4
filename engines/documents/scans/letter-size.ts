import type { ScannedParagraph } from './scanned-blocks.ts';

/** Words this short may be a full stop and a speck. */
const fewestLetters = 3;

/** How high the letters of a recognised page are, by the middle one of its words: 0 where it has none. */
export function letterSize(paragraphs: readonly ScannedParagraph[]): number {
  const sizes = paragraphs
    .flat(2)
    .filter(({ text }) => text.trim().length >= fewestLetters)
    // On a page that lies on its side words are higher than wide.
    .map(({ width, height }) => Math.min(width, height))
    .sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
