import type { Read, ReadSpan } from '#engines/answer/answer.ts';
import { bestFirst } from '#engines/answer/best-first.ts';
import { threshold } from '#engines/answer/library.ts';
import type { Embed } from '#engines/embed/embed.ts';
import { makeIndex } from '#engines/retrieve/retrieve.ts';
import { median } from '../print.ts';
import { exactMatch, overlap } from './answer-scores.ts';
import { type Asked, areaUnderCurve, type Collection } from './judge.ts';
import { nativeMs, type ReadSample } from './native.ts';

/** As many passages are read as `engines/answer` reads of one document. */
const mostRead = 5;
/** Questions that are timed natively. */
const mostTimed = 50;
/** All of XQuAD's questions take most of an hour, so it is said how far they are. */
const saidEvery = 50;

/** What became of the questions; shares from 0 to 1. */
export interface ReadingFigures {
  questions: number;
  /** The right paragraph is the one that answers, among the first five. */
  rightFirst: number;
  given: { exact: number; f1: number };
  corpus: { exact: number; f1: number };
  /** How well the answering paragraph is distinguished from another of its article, and from the surest of up to five. */
  auc: { each: number; surest: number };
  /** At the threshold: answerable questions that are refused, and others that are. */
  refused: { wrongly: number; rightly: number };
  /** Milliseconds of one core for five passages, in WebAssembly; what else the machine does hardly counts. */
  medianMs: number;
  /** The same by onnxruntime-node, where it is installed. */
  nativeMs: number | null;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

/** Asks every `every`th question that has an answer, as the document tool does, and counts what the reader makes of it. */
export async function readAnswers(
  collections: readonly Collection[],
  { embed, read, every }: { embed: Embed; read: Read; every: number },
): Promise<ReadingFigures> {
  const first: boolean[] = [];
  const given: { exact: boolean; f1: number; score: number }[] = [];
  const corpus: { exact: boolean; f1: number }[] = [];
  const near: number[] = [];
  const nearest: number[] = [];
  const times: number[] = [];
  const samples: ReadSample[] = [];
  let counted = -1;

  async function ask(
    { question, answers, paragraph, article }: Asked,
    { paragraphs, articleOf }: Collection,
    order: readonly number[],
  ) {
    const known = new Map<number, ReadSpan & { text: string; at: number }>();
    const readAt = async (at: number) => {
      const text = paragraphs[at] ?? '';
      const before = known.get(at);
      if (before) return before;
      const span = await read(question, text);
      const found = { ...span, text: text.slice(span.start, span.end), at };
      known.set(at, found);
      return found;
    };
    const readAll = async (places: readonly number[]) => {
      const spans: Awaited<ReturnType<typeof readAt>>[] = [];
      for (const at of places) spans.push(await readAt(at));
      return spans;
    };
    if (samples.length < mostTimed)
      samples.push({ question, passages: order.slice(0, mostRead).map((at) => paragraphs[at] ?? '') });
    const began = process.cpuUsage();
    const [best] = bestFirst(await readAll(order.slice(0, mostRead)));
    const { user, system } = process.cpuUsage(began);
    times.push((user + system) / 1000);
    first.push(best?.at === paragraph);
    const judged = (text: string) => ({ exact: exactMatch(text, answers), f1: overlap(text, answers) });
    corpus.push(judged(best?.text ?? ''));
    const own = await readAt(paragraph);
    given.push({ ...judged(own.text), score: own.score });
    const others = order.filter((at) => articleOf[at] === article && at !== paragraph).slice(0, mostRead);
    const scores = (await readAll(others)).map(({ score }) => score);
    near.push(...scores);
    if (scores.length > 0) nearest.push(Math.max(...scores));
  }

  const wanted = collections.flatMap(({ asked }) => asked).filter(({ answers }) => answers.length > 0);
  const most = Math.ceil(wanted.length / every);
  const saySoFar = () => {
    const right = (100 * mean(given.map(({ exact }) => Number(exact)))).toFixed(1);
    console.log(`${given.length} of ${most} questions answered, ${right}% exactly right given the paragraph`);
  };

  for (const collection of collections) {
    const index = await makeIndex(collection.paragraphs, embed);
    for (const asked of collection.asked) {
      if (asked.answers.length === 0) continue;
      counted += 1;
      if (counted % every !== 0) continue;
      await ask(asked, collection, (await index.ask(asked.question)).paragraphs);
      if (given.length % saidEvery === 0) saySoFar();
    }
  }
  const share = (values: readonly boolean[]) => mean(values.map(Number));
  const both = (values: readonly { exact: boolean; f1: number }[]) => ({
    exact: share(values.map(({ exact }) => exact)),
    f1: mean(values.map(({ f1 }) => f1)),
  });
  const there = given.map(({ score }) => score);
  return {
    questions: given.length,
    rightFirst: share(first),
    given: both(given),
    corpus: both(corpus),
    auc: { each: areaUnderCurve(there, near), surest: areaUnderCurve(there, nearest) },
    refused: {
      wrongly: share(there.map((score) => score < threshold)),
      rightly: share(near.map((score) => score < threshold)),
    },
    medianMs: median(times),
    nativeMs: await nativeMs(samples),
  };
}
