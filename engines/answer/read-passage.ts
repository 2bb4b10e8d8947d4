import type { Passage, Read, ReadSpan } from './answer.ts';

/**
 * Reads a passage for a question, with its headings as what they are. The title of its document, where there is one, is read
 * with it: 'The rent is £84' says nothing of a shed, and the title does. The reader sees no lines, so each ends with a full
 * stop, which takes the place of the break.
 */
export async function readPassage(
  read: Read,
  question: string,
  { text, blocks }: Pick<Passage, 'text' | 'blocks'>,
  title = '',
): Promise<ReadSpan> {
  const headings = blocks.filter(({ isHeading }) => isHeading).map(({ start, end }) => ({ start, end }));
  if (title === '') return read(question, text, headings);
  const before = text.includes(title) ? 0 : title.length + 1;
  const told = `${before > 0 ? `${title}.` : ''}${text.replaceAll('\n', '.')}`;
  const moved = headings.map(({ start, end }) => ({ start: start + before, end: end + before }));
  const span = await read(question, told, before > 0 ? [{ start: 0, end: before }, ...moved] : moved);
  const back = (letter: number) => Math.max(0, letter - before);
  return { ...span, start: back(span.start), end: back(span.end) };
}
