import type { Block } from './document.ts';
import { limits } from './limits.ts';

/** What is known of a block before its place is. */
export type BlockText = Omit<Block, 'place'>;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Gives blocks their places in the order they are shown; empty ones are left out. */
export const placed = (blocks: readonly BlockText[]): Block[] =>
  blocks
    .map((block) => ({ ...block, text: tidy(block.text) }))
    .filter(({ text }) => text !== '')
    .map((block, index) => ({ ...block, place: { is: 'block', index } }));

/** Counts letters over all parts of a document, and says when there are too many. */
export function letterCount() {
  let letters = 0;
  return {
    /** Whether these blocks may still be read. */
    takes: (blocks: readonly { text: string }[]): boolean => {
      for (const { text } of blocks) letters += text.length;
      return letters <= limits.letters;
    },
  };
}
