/** A rule of reading: what is found, and the words for it. Parts of the pattern that found nothing are empty. */
export type Rule = readonly [found: RegExp, read: (...parts: string[]) => string];

/** A number as written, with commas between thousands and a point: 1,204.5. */
export const number = String.raw`\d+(?:,\d{2,3}(?!\d))*(?:\.\d+)?`;

/** The same without its commas. */
export const plain = (amount: string): string => amount.replaceAll(',', '');

/** Names as one part of a pattern, the longest first, so that 'km' is not read as 'k'. */
export const oneOf = (names: readonly string[]): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');

/** Lets rules read a text, one after the other. */
export const readBy = (rules: readonly Rule[], text: string): string =>
  rules.reduce(
    (said, [found, read]) =>
      said.replace(found, (...parts: unknown[]) =>
        read(...parts.map((part) => (typeof part === 'string' ? part : ''))),
      ),
    text,
  );
