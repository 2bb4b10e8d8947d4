import type { Block, Document } from '../documents/document.ts';
import { sentencePlaces } from '../retrieve/sentences.ts';
import type { Passage, PassageBlock } from './answer.ts';

/** Words: a passage ends at the end of a block from `fewest` on, and before it would have more than `most`. */
const fewest = 120;
const most = 200;
/** A heading begins a new passage once the one before has as many words. */
const enoughBeforeHeading = 40;
/** Texts without spaces, such as long addresses, are bounded by their letters. */
const mostLetters = 1800;

/** A sentence of a block, or a whole row. */
interface Piece {
  block: number;
  start: number;
  end: number;
  words: number;
  opens: boolean;
  closes: boolean;
}

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** A block in pieces that a passage takes whole. */
function piecesOf({ kind, text }: Block, block: number): Piece[] {
  const places = sentencePlaces(text);
  return places.map(({ start, end }, at) => ({
    block,
    start,
    end,
    words: wordsIn(text.slice(start, end)),
    opens: kind === 'heading' && at === 0,
    closes: kind !== 'heading' && at === places.length - 1,
  }));
}

/** The pieces of a part in groups, one for each passage. */
function grouped(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let group: Piece[] = [];
  let words = 0;
  let letters = 0;
  const finish = () => {
    if (group.length > 0) groups.push(group);
    group = [];
    words = 0;
    letters = 0;
  };
  for (const piece of pieces) {
    const size = piece.end - piece.start;
    const tooLong = words + piece.words > most || letters + size > mostLetters;
    if (tooLong || (piece.opens && words >= enoughBeforeHeading)) finish();
    group.push(piece);
    words += piece.words;
    letters += size + 1;
    if (piece.closes && words >= fewest) finish();
  }
  finish();
  return groups;
}

/** The text of a group, and where each of its blocks stands in it. */
function written(group: readonly Piece[], blocks: readonly Block[]): Pick<Passage, 'text' | 'blocks'> {
  let text = '';
  const places: PassageBlock[] = [];
  for (const number of new Set(group.map(({ block }) => block))) {
    const own = group.filter(({ block }) => block === number);
    const from = own[0]?.start ?? 0;
    if (text !== '') text += '\n';
    const start = text.length;
    text += blocks[number]?.text.slice(from, own.at(-1)?.end) ?? '';
    const isHeading = blocks[number]?.kind === 'heading';
    places.push({ block: number, start, end: text.length, from, ...(isHeading ? { isHeading } : {}) });
  }
  return { text, blocks: places };
}

/**
 * Cuts documents into the passages that are searched and read: whole sentences of neighbouring blocks, 120 to 200 words
 * where there are as many. No passage reaches over the end of a page, a sheet or a chapter.
 */
export function passagesOf(documents: readonly Pick<Document, 'parts'>[]): Passage[] {
  return documents.flatMap(({ parts }, document) =>
    parts.flatMap(({ blocks }, part) =>
      grouped(blocks.flatMap(piecesOf)).map((group) => ({ document, part, ...written(group, blocks) })),
    ),
  );
}
