import type { Embed } from '../embed/embed.ts';
import { makeIndex } from '../retrieve/retrieve.ts';
import { sentencesOf } from '../retrieve/sentences.ts';
import { agree } from './agree.ts';
import type { Answer, Found, Letters, Library, Models, Passage, Span, Verdict } from './answer.ts';
import { bestFirst } from './best-first.ts';
import { understood } from './follow-up.ts';
import { passageSentences } from './passage-sentences.ts';
import { readPassage } from './read-passage.ts';

/** Below it a passage does not answer: on XQuAD one answerable question in twenty is refused wrongly. */
export const threshold = -3.3;
/** From it on an answer is called sure. */
const sure = 0;

/** How many passages are read for a question, and how many more so that each document is heard. */
const mostRead = 5;
const mostReadOfMany = 8;
const mostNearest = 3;
/** Above it passages get vectors and their sentences none: an hour's reading is searchable after minutes, not half an hour. */
const mostSentences = 1500;
/** Texts that are given to the model at once, so that progress can be told. */
const batch = 32;

/** Embeds in batches, and tells how many texts are done. */
const inBatches =
  (embed: Embed, tell: (done: number, of: number) => void): Embed =>
  async (texts) => {
    const vectors: Float32Array[] = [];
    for (let at = 0; at < texts.length; at += batch) {
      vectors.push(...(await embed(texts.slice(at, at + batch))));
      tell(vectors.length, texts.length);
    }
    return vectors;
  };

/** The passages to read: the first five and, of several documents, the best of each that is not among them. */
export function toRead(order: readonly number[], documentOf: (passage: number) => number): number[] {
  const chosen = order.slice(0, mostRead);
  const heard = new Set(chosen.map(documentOf));
  for (const passage of order.slice(mostRead)) {
    if (chosen.length >= mostReadOfMany) break;
    if (heard.has(documentOf(passage))) continue;
    heard.add(documentOf(passage));
    chosen.push(passage);
  }
  return chosen;
}

/** The sentences around letters of a passage. */
function around(passage: Passage, { start, end }: Letters): Letters {
  const touched = passageSentences(passage).filter((place) => place.start < end && place.end > start);
  return { start: touched[0]?.start ?? start, end: touched.at(-1)?.end ?? end };
}

const verdictOf = (score: number): Verdict => {
  if (score >= sure) return 'sure';
  return score >= threshold ? 'probable' : 'absent';
};

/** Makes the answer out of what the reader found in each passage. */
function answerOf(
  question: string,
  found: readonly Found[],
  passages: readonly Passage[],
  order: readonly number[],
): Answer {
  const answers = bestFirst(found).filter(({ score, text }) => score >= threshold && text !== '');
  const [best = null, ...others] = answers;
  const documentOf = ({ span }: Found) => passages[span.passage]?.document;
  const firstOfEach = answers.filter(
    (one, at) => answers.findIndex((other) => documentOf(other) === documentOf(one)) === at,
  );
  const disagree =
    best !== null &&
    firstOfEach.some(({ score, text }) => score >= sure && best.score >= sure && !agree(text, best.text));
  const nearest = order
    .slice(0, mostNearest)
    .map((passage): Span => ({ passage, start: 0, end: passages[passage]?.text.length ?? 0 }));
  return {
    question,
    verdict: verdictOf(best?.score ?? Number.NEGATIVE_INFINITY),
    best,
    others,
    disagree,
    nearest,
  };
}

/** Makes passages searchable by words and by meaning, and answers from those that fit a question best. */
export async function makeLibrary(
  passages: readonly Passage[],
  { embed, read }: Models,
  report: (done: number, of: number) => void = () => {},
  /** What each document is called, by its place; left out where a title would say nothing of its passages. */
  titles: readonly string[] = [],
): Promise<Library> {
  const texts = passages.map(({ text }) => text);
  const sentences = texts.reduce((sum, text) => sum + sentencesOf(text).length, 0);
  let isMade = false;
  const tell = (done: number, of: number) => isMade || report(done, of);
  const index = await makeIndex(texts, inBatches(embed, tell), {
    paragraphsAlone: sentences > mostSentences,
  });
  isMade = true;
  const documentOf = (passage: number) => passages[passage]?.document ?? 0;

  async function foundIn(question: string, at: number): Promise<Found> {
    const passage = passages[at] ?? { document: 0, part: 0, text: '', blocks: [] };
    const { start, end, score } = await readPassage(read, question, passage, titles[passage.document]);
    return {
      span: { passage: at, start, end },
      sentence: { passage: at, ...around(passage, { start, end }) },
      score,
      text: passage.text.slice(start, end).replace(/\s+/g, ' ').trim(),
    };
  }

  return {
    passages,
    ask: async (asked, before) => {
      const question = understood(asked, before);
      const { paragraphs: order } = await index.ask(question);
      const found = await Promise.all(toRead(order, documentOf).map((passage) => foundIn(question, passage)));
      return answerOf(question, found, passages, order);
    },
  };
}
