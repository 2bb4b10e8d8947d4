import { datesIn, type NamedDate } from './dates.ts';
import { figuresIn } from './figures.ts';
import { sentenceScores } from './key-sentences.ts';
import { type Name, namesIn } from './names.ts';
import type { SourceText } from './source-text.ts';

/** A sentence that can be checked: it names an amount, a day or somebody. */
interface Fact {
  sentence: number;
  figures: readonly string[];
  dates: readonly NamedDate[];
  names: readonly string[];
}

/** What a text states. */
export interface Facts {
  /** The most telling sentences that can be checked, in reading order. */
  key: readonly Fact[];
  names: readonly Name[];
  dates: readonly (NamedDate & { sentence: number })[];
  figures: readonly { text: string; sentence: number }[];
}

const mostKey = 8;
const mostNames = 24;
/** Of one sentence. */
const mostTold = 20;

/** Reads the facts of a text. Vectors are those of its sentences, in their order. */
export function factsOf({ sentences, published }: SourceText, vectors: readonly Float32Array[]): Facts {
  const texts = sentences.map(({ text }) => text);
  const names = namesIn(texts).slice(0, mostNames);
  const scores = sentenceScores(vectors);
  const all = texts.map(
    (text, sentence): Fact => ({
      sentence,
      figures: figuresIn(text).slice(0, mostTold),
      dates: datesIn(text, published).slice(0, mostTold),
      names: names.filter((name) => name.sentences.includes(sentence)).map(({ name }) => name),
    }),
  );
  const weight = ({ sentence, figures, dates, names: named }: Fact): number =>
    (scores[sentence] ?? 0) +
    0.4 * Math.min(2, figures.length) +
    0.3 * Math.min(1, dates.length) +
    0.1 * Math.min(2, named.length);
  const key = all
    .filter(({ figures, dates }) => figures.length + dates.length > 0)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, mostKey)
    .sort((one, other) => one.sentence - other.sentence);
  return {
    key,
    names,
    dates: all.flatMap(({ sentence, dates }) => dates.map((date) => ({ ...date, sentence }))),
    figures: all.flatMap(({ sentence, figures }) => figures.map((text) => ({ text, sentence }))),
  };
}
