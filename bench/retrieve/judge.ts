import { cosine, type Embed, together } from '#engines/embed/embed.ts';
import { makeBm25 } from '#engines/retrieve/bm25.ts';
import { bestOf, fused, fusedByRank, ranked } from '#engines/retrieve/fuse.ts';
import { sentencesOf } from '#engines/retrieve/sentences.ts';

/** Cases as XQuAD and SQuAD 2 have them. */
export interface QuestionFile {
  data: readonly {
    paragraphs: readonly {
      context: string;
      qas: readonly { question: string; answers: readonly { text: string }[]; is_impossible?: boolean }[];
    }[];
  }[];
}

/** A question, the paragraph that answers it and the words that do; none where nothing answers it. */
export interface Asked {
  question: string;
  answers: readonly string[];
  paragraph: number;
  article: number;
}

/** Paragraphs that are searched together, which article each is from, and what is asked of them. */
export interface Collection {
  paragraphs: string[];
  articleOf: number[];
  asked: Asked[];
}

/** The cases of a file, all articles as one collection, or each as one. */
export function readCases(file: QuestionFile, together: boolean): Collection[] {
  const found: Collection[] = [];
  for (const [article, { paragraphs }] of file.data.entries()) {
    const all = (together ? found[0] : undefined) ?? { paragraphs: [], articleOf: [], asked: [] };
    if (!found.includes(all)) found.push(all);
    for (const { context, qas } of paragraphs) {
      for (const { question, answers, is_impossible } of qas)
        all.asked.push({
          question,
          answers: is_impossible ? [] : answers.map(({ text }) => text),
          paragraph: all.paragraphs.length,
          article,
        });
      all.paragraphs.push(context);
      all.articleOf.push(article);
    }
  }
  return found;
}

type Order = (question: string) => Promise<number[]>;

/** Ways to order paragraphs for a question: each part of ours alone, fused by rank, and as the engine fuses them. */
export async function ways(paragraphs: readonly string[], embed: Embed): Promise<Record<string, Order>> {
  const flat = paragraphs.flatMap((text, home) => sentencesOf(text).map((one) => ({ text: one, home })));
  const homes = flat.map(({ home }) => home);
  const vectors = await embed(flat.map(({ text }) => text));
  const whole = paragraphs.map((_, at) => {
    const own = flat.flatMap(({ home, text }, place) => (home === at ? [{ place, size: text.length }] : []));
    return together(
      own.map(({ place }) => vectors[place] ?? new Float32Array()),
      own.map(({ size }) => size),
    );
  });
  const byParagraph = makeBm25(paragraphs);
  const bySentence = makeBm25(flat.map(({ text }) => text));
  const best = (scores: readonly number[]) => bestOf(scores, homes, paragraphs.length);
  const like = async (question: string, of: readonly Float32Array[]) => {
    const [asked = new Float32Array()] = await embed([question]);
    return of.map((vector) => cosine(vector, asked));
  };
  const four = async (question: string) => ({
    words: byParagraph.scores(question),
    wordsInside: best(bySentence.scores(question)),
    meaning: await like(question, whole),
    meaningInside: best(await like(question, vectors)),
  });
  return {
    'own BM25': async (question) => ranked(byParagraph.scores(question)),
    'MiniLM, paragraphs': async (question) => ranked(await like(question, whole)),
    'MiniLM, best sentence': async (question) => ranked(best(await like(question, vectors))),
    'four lists by rank (k = 20)': async (question) => {
      const { words, wordsInside, meaning, meaningInside } = await four(question);
      return ranked(fusedByRank([words, wordsInside, meaning, meaningInside].map(ranked), paragraphs.length));
    },
    'four lists by score (the engine)': async (question) => ranked(fused(await four(question))),
  };
}

/** How often something that is there looks surer than something that is not; 1 is always, 0.5 is chance. */
export function areaUnderCurve(there: readonly number[], missing: readonly number[]): number {
  let won = 0;
  for (const one of there) for (const other of missing) won += one > other ? 1 : one === other ? 0.5 : 0;
  return won / (there.length * missing.length || 1);
}
