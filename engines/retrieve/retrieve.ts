import { cosine, type Embed, together } from '../embed/embed.ts';
import { fitsQuestion } from './answer-type.ts';
import { makeBm25 } from './bm25.ts';
import { bestOf, fused, ranked } from './fuse.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from './words.ts';

/** A sentence that was found, and where it stands. */
interface FoundSentence {
  paragraph: number;
  /** Its place among the sentences of the paragraph. */
  sentence: number;
  text: string;
  score: number;
}

/** What the texts have for a question. */
interface Found {
  /** The paragraphs, best first. */
  paragraphs: readonly number[];
  /** The sentences most likely to hold the answer, best first. */
  sentences: readonly FoundSentence[];
  /** How sure it is that the texts speak of it at all: from about 1 on they do. */
  certainty: number;
  verdict: Verdict;
}

/** Whether the texts say it, may say it in other words, or do not say it. */
export type Verdict = 'there' | 'near' | 'missing';

/** Where questions are asked. */
interface Index {
  ask: (question: string, most?: number) => Promise<Found>;
}

/** From it on an answer is taken to be there: on XQuAD one in twenty-five is doubted wrongly. */
export const threshold = 0.95;

/** Below it nothing in the texts is near the question; between the two, passages are shown and nothing is claimed. */
const nothingNear = 0.55;

const verdictOf = (certainty: number): Verdict => {
  if (certainty >= threshold) return 'there';
  return certainty >= nothingNear ? 'near' : 'missing';
};

/** The share of a question's words, by their rarity, that stand together in the paragraph that has most of them. */
function bestShare(question: string, paragraphs: ReturnType<typeof makeBm25>): number {
  const asked = [...new Set(termsOf(question))];
  const all = asked.reduce((sum, term) => sum + paragraphs.rarity(term), 0);
  if (all === 0) return 0;
  const shares = paragraphs.terms.map(
    (counts) => asked.reduce((sum, term) => sum + (counts.has(term) ? paragraphs.rarity(term) : 0), 0) / all,
  );
  return Math.max(0, ...shares);
}

/** A paragraph's vector, made of those of its sentences: the longer one is, the more it counts. */
function joined(
  paragraphs: number,
  sentences: readonly { text: string; paragraph: number }[],
  vectors: readonly Float32Array[],
): Float32Array[] {
  const own = Array.from({ length: paragraphs }, () => ({
    vectors: [] as Float32Array[],
    sizes: [] as number[],
  }));
  for (const [at, { text, paragraph }] of sentences.entries()) {
    own[paragraph]?.vectors.push(vectors[at] ?? new Float32Array());
    own[paragraph]?.sizes.push(text.length);
  }
  return own.map((each) => together(each.vectors, each.sizes));
}

interface IndexOptions {
  /** Gives vectors to paragraphs alone: a fifth of the work, for collections in which sentences would take too long. */
  paragraphsAlone?: boolean;
}

/**
 * Makes paragraphs searchable: BM25 and vectors, each over paragraphs and over sentences, fused. A paragraph's
 * vector is made of those of its sentences, so that each text goes through the model once.
 */
export async function makeIndex(
  paragraphs: readonly string[],
  embed: Embed,
  { paragraphsAlone = false }: IndexOptions = {},
): Promise<Index> {
  const parted = paragraphs.map(sentencesOf);
  const flat = parted.flatMap((sentences, paragraph) =>
    sentences.map((text, sentence) => ({ text, sentence, paragraph })),
  );
  const home = flat.map(({ paragraph }) => paragraph);
  const ofSentences = paragraphsAlone ? null : await embed(flat.map(({ text }) => text));
  const whole = ofSentences ? joined(paragraphs.length, flat, ofSentences) : await embed(paragraphs);
  // Without vectors of its own a sentence is as near as the paragraph it stands in.
  const vectors = ofSentences ?? home.map((paragraph) => whole[paragraph] ?? new Float32Array());
  const byParagraph = makeBm25(paragraphs);
  const bySentence = makeBm25(flat.map(({ text }) => text));
  const best = (scores: readonly number[]) => bestOf(scores, home, paragraphs.length);

  return {
    ask: async (question, most = 3) => {
      const [asked = new Float32Array()] = await embed([question]);
      const words = bySentence.scores(question);
      const meaning = vectors.map((vector) => cosine(vector, asked));
      const order = ranked(
        fused({
          words: byParagraph.scores(question),
          wordsInside: best(words),
          meaning: whole.map((vector) => cosine(vector, asked)),
          meaningInside: best(meaning),
        }),
      );
      const rank = new Map(order.map((paragraph, at) => [paragraph, at]));
      const top = Math.max(...words, 0) || 1;
      const sentences = flat
        .map(({ text, paragraph, sentence }, at) => ({
          text,
          paragraph,
          sentence,
          score:
            0.5 * ((words[at] ?? 0) / top) +
            (meaning[at] ?? 0) +
            (fitsQuestion(question, text) ? 0.12 : 0) +
            0.3 / (1 + (rank.get(paragraph) ?? 0)),
        }))
        .sort((one, other) => other.score - one.score)
        .slice(0, most);
      const certainty = Math.max(0, ...meaning) + bestShare(question, byParagraph);
      return { paragraphs: order, sentences, certainty, verdict: verdictOf(certainty) };
    },
  };
}
