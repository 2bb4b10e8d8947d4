import type { HeardWord } from './heard.ts';

/** A piece of a word that the model chose, by its number in the vocabulary, and how probable it was. */
export interface ChosenPiece {
  id: number;
  sure: number;
}

/** Stands for a space before a word. */
const space = '▁';

/** The bytes of a piece: some stand for a single byte of a rare letter, written as `<0xE2>`. */
function bytesOf(piece: string): Uint8Array {
  const byte = /^<0x([0-9A-F]{2})>$/.exec(piece)?.[1];
  return byte ? Uint8Array.of(Number.parseInt(byte, 16)) : new TextEncoder().encode(piece);
}

/** Puts pieces together to words, each as sure as the least sure of its pieces with letters. */
export function wordsOf(pieces: readonly ChosenPiece[], vocabulary: readonly string[]): HeardWord[] {
  const words: { bytes: number[]; sure: number }[] = [];
  for (const { id, sure } of pieces) {
    const piece = vocabulary[id];
    // The first three are marks for the model itself; numbers past the vocabulary are unused.
    if (piece === undefined || id < 3) continue;
    const parts = piece.split(space);
    for (const [at, part] of parts.entries()) {
      if (at > 0 || words.length === 0) words.push({ bytes: [], sure: 1 });
      const word = words.at(-1);
      if (!word) continue;
      word.bytes.push(...bytesOf(part));
      // Whether a comma follows is another question than which word it was.
      if (/[\p{L}\p{N}]|^<0x/u.test(part)) word.sure = Math.min(word.sure, sure);
    }
  }
  const decoder = new TextDecoder();
  return words
    .map(({ bytes, sure }) => ({ text: decoder.decode(Uint8Array.from(bytes)).trim(), sure }))
    .filter(({ text }) => text !== '');
}
