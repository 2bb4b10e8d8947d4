import {
  adjacent,
  byLine,
  captionMarks,
  clutterMarks,
  credit,
  dateLine,
  endOfArticle,
  invitation,
  label,
} from './clutter-words.ts';
import type { SeenBlock } from './read-blocks.ts';

const sentence = /[.!?…。！？:;]["'”’»)\]]*$/;
const letters = /\p{L}/u;
const bareAddress = /^https?:\/\/\S+$/;
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Text that reads like text: long enough, ended like a sentence, and not a link. */
const isProse = ({ text, links, kind }: SeenBlock): boolean =>
  kind !== 'heading' && text.length > 60 && links < 0.5 && sentence.test(text);

/** Whether a block is something around the article, whatever is next to it. */
function isClutter({ text, links, inside, kind }: SeenBlock): boolean {
  if (!letters.test(text) && !/\d/.test(text)) return true;
  if (bareAddress.test(text) || inside.includes('NAV') || inside.includes('FIGCAPTION')) return true;
  if (links > 0.8 && kind !== 'quote' && (kind !== 'heading' || inside.includes('LI'))) return true;
  if (text.length < 250 && credit.test(text)) return true;
  if (text.length < 90 && (dateLine.test(text) || byLine.test(text))) return true;
  if (text.length < 60 && label.test(text)) return true;
  if (links > 0.4 && adjacent.test(text)) return true;
  return text.length < 420 && invitation.test(text);
}

/** Whether the page itself calls a block a caption or the like. */
const isMarked = ({ text, marks }: SeenBlock): boolean =>
  (text.length < 700 && marks.some((mark) => captionMarks.test(mark))) ||
  (text.length < 400 && marks.some((mark) => clutterMarks.test(mark)));

const signs = (blocks: readonly SeenBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

/** Leaves out what stands before the first sentences: section names, standfirsts, captions. */
function fromFirstSentence(blocks: readonly SeenBlock[]): SeenBlock[] {
  const first = blocks.findIndex(isProse);
  return blocks.filter(({ text, inside, kind }, at) => {
    if (at >= first) return true;
    if (inside.includes('HEADER')) return false;
    return kind !== 'paragraph' || text.length > 60 || sentence.test(text);
  });
}

/** Ends the article where a line says that something else begins, if hardly any text comes after it. */
function untilItsEnd(blocks: readonly SeenBlock[]): SeenBlock[] {
  const total = signs(blocks);
  const end = blocks.findIndex(
    ({ text }, at) =>
      at > 0 &&
      text.length < 60 &&
      endOfArticle.test(text) &&
      signs(blocks.slice(at).filter(isProse)) < 0.12 * total,
  );
  return end < 0 ? [...blocks] : blocks.slice(0, end);
}

/** Headings that nothing but another of their kind follows announced what was left out. */
const withoutEmptyHeadings = (blocks: readonly SeenBlock[]): SeenBlock[] =>
  blocks.filter(({ kind, links }, at) => {
    const next = blocks[at + 1];
    return kind !== 'heading' || (next && (links < 0.8 || next.kind !== 'heading'));
  });

/** The blocks that belong to the article; `title` is left out where it is told again. */
export function withoutClutter(blocks: readonly SeenBlock[], title: string): SeenBlock[] {
  const headline = plain(title);
  const kept = untilItsEnd(blocks).filter(
    (block) => !isClutter(block) && !(headline && plain(block.text) === headline),
  );
  const unmarked = kept.filter((block) => !isMarked(block));
  // Some pages put the word 'share' around all of their text.
  const trusted = signs(unmarked) > 0.5 * signs(kept) ? unmarked : kept;
  const text = withoutEmptyHeadings(fromFirstSentence(trusted));
  return text.length > 0 ? text : [...blocks];
}
