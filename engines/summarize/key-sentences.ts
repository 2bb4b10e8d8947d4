import { centrality, pickDiverse, positionScore } from './rank-sentences.ts';

/** The sentences of a text that say most of it, at three lengths; places in the text, in reading order. */
export interface KeySentences {
  brief: readonly number[];
  short: readonly number[];
  long: readonly number[];
}

/** How many sentences each length has. */
const lengths = { brief: 1, short: 3, long: 7 } as const;

const words = (text: string): number => text.split(/\s+/).length;

/** Fragments, questions and speeches without end do not stand for a text. */
const stands = (text: string): boolean => words(text) >= 6 && words(text) <= 70 && !text.endsWith('?');

/** How much each sentence says of the whole: how central it is, and how early it comes. */
export function sentenceScores(vectors: readonly Float32Array[]): number[] {
  return centrality(vectors).map((central, at) => central + positionScore(at));
}

/** Picks the key sentences of a text from its sentences and their vectors. */
export function keySentences(sentences: readonly string[], vectors: readonly Float32Array[]): KeySentences {
  const all = sentenceScores(vectors);
  const usable = sentences.flatMap((text, at) => (stands(text) ? [at] : []));
  const places = usable.length > 0 ? usable : sentences.map((_, at) => at);
  const order = pickDiverse(
    places.map((at) => all[at] ?? 0),
    places.map((at) => vectors[at] ?? new Float32Array()),
    lengths.long,
  ).map((at) => places[at] ?? 0);
  const first = (most: number) => order.slice(0, most).sort((one, other) => one - other);
  return { brief: first(lengths.brief), short: first(lengths.short), long: first(lengths.long) };
}
