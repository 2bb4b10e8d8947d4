import type { Passage, Read, ReadSpan } from './answer.ts';

/** Reads a passage for a question, with its headings as what they are. */
export const readPassage = (
  read: Read,
  question: string,
  { text, blocks }: Pick<Passage, 'text' | 'blocks'>,
): Promise<ReadSpan> =>
  read(
    question,
    text,
    blocks.filter(({ isHeading }) => isHeading).map(({ start, end }) => ({ start, end })),
  );
