import { type SentencePlace, sentencePlaces } from '../retrieve/sentences.ts';
import type { Passage } from './answer.ts';

/** Where the sentences of a passage stand in it; none reaches over the end of a block, so a heading is one of its own. */
export const passageSentences = ({ text, blocks }: Pick<Passage, 'text' | 'blocks'>): SentencePlace[] =>
  blocks.flatMap(({ start: from, end: to }) =>
    sentencePlaces(text.slice(from, to)).map(({ start, end }) => ({ start: from + start, end: from + end })),
  );
