/** A piece of a text: a link, or the words between two of them. */
interface TextPiece {
  text: string;
  isLink: boolean;
  /** Where it begins. */
  at: number;
}

/** A text cut at its links, so that each can be followed. What ends a sentence is no part of the link before it. */
export function withLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const found of text.matchAll(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g)) {
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), isLink: false, at: end });
    pieces.push({ text: found[0], isLink: true, at: found.index });
    end = found.index + found[0].length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isLink: false, at: end }] : pieces;
}
