import type { RichText } from '#lib/rich-text.ts';
import { readMarkdown } from './read-markdown.ts';

/** Signs by which Markdown is formatted; a parser compares many of them with all before them. */
const marks = /<[!?]|[*_~`[\]]/g;

/** A text of twenty thousand signs with a link in every line has fewer. */
const mostMarks = 1500;

function isCrowded(source: string): boolean {
  let left = mostMarks;
  for (const _ of source.matchAll(marks)) {
    left -= 1;
    if (left < 0) return true;
  }
  return false;
}

/** What a visitor wrote as Markdown; where it holds more marks than a text ever does, its paragraphs as they are. */
export function readVisitorsMarkdown(source: string): RichText {
  if (!isCrowded(source)) return readMarkdown(source);
  return source
    .split('\n\n')
    .filter((text) => text.trim())
    .map((text) => ({ tag: 'p', attributes: {}, children: [text] }));
}
