import { sentencePlaces } from '../retrieve/sentences.ts';
import type { Piece } from './cut.ts';
import type { HeardWord } from './heard.ts';
import type { Span } from './sound.ts';
import { type Line, textOf, type Word } from './transcript.ts';

/** How long a word takes to say, as a measure: its letters, and one more for the gap after it. */
const sizeOf = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length + 1;

/** The time at this share of the voiced spans. */
function timeAt(share: number, voiced: readonly Span[]): number {
  const total = voiced.reduce((sum, { start, end }) => sum + end - start, 0);
  let left = share * total;
  for (const { start, end } of voiced) {
    if (left <= end - start) return start + left;
    left -= end - start;
  }
  return voiced.at(-1)?.end ?? 0;
}

/** Spreads the words of a piece over the time in which somebody speaks, longer words for longer. */
export function placeWords(heard: readonly HeardWord[], piece: Piece): Word[] {
  const voiced = piece.voiced.length > 0 ? piece.voiced : [piece];
  const total = heard.reduce((sum, { text }) => sum + sizeOf(text), 0);
  let said = 0;
  return heard.map(({ text, sure }) => {
    const start = timeAt(said / total, voiced);
    said += sizeOf(text);
    const end = timeAt(said / total, voiced);
    return { text, sure, start, end: Math.max(start, end) };
  });
}

/** A pause of this length begins a new line, whatever the punctuation says. */
const linePause = 0.8;
/** Longer lines are hard to read and to edit. */
const longestLine = 32;

/** Which words are the last of a sentence, by their places. */
function sentenceEnds(words: readonly Word[]): ReadonlySet<number> {
  const ends = new Set(sentencePlaces(textOf({ words })).map(({ end }) => end));
  const last = new Set<number>();
  let letters = 0;
  for (const [at, { text }] of words.entries()) {
    letters += text.length;
    if (ends.has(letters)) last.add(at);
    letters += 1;
  }
  return last;
}

/** Cuts words into lines: at the ends of sentences, at pauses, and before a line becomes too long. */
export function linesOf(words: readonly Word[], firstId: number): Line[] {
  const ends = sentenceEnds(words);
  const lines: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const before = words[at - 1];
    const line = lines.at(-1);
    const goesOn =
      before && !ends.has(at - 1) && word.start - before.end < linePause && (line?.length ?? 0) < longestLine;
    if (line && goesOn) line.push(word);
    else lines.push([word]);
  }
  return lines.map((own, at) => ({ id: String(firstId + at), speaker: '', words: own }));
}
