import type { Document } from '../documents/document.ts';

/** A title is at the very beginning; a heading further down is one of many. */
const within = 3;
const longest = 120;

/** What a document is about, in the words of its first heading or else of the title that its file names; empty where it has neither. */
export function documentTitle({ parts, title }: Pick<Document, 'parts' | 'title'>): string {
  const heading = parts[0]?.blocks.slice(0, within).find(({ kind }) => kind === 'heading');
  return (heading?.text ?? title ?? '').slice(0, longest);
}
