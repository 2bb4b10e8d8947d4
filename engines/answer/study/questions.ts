import type { Passage, Read, Span } from '../answer.ts';
import { readPassage } from '../read-passage.ts';
import { questionsFrom } from './candidates.ts';
import { citedSentences, isSentence } from './cited.ts';
import { glossaryOf } from './glossary.ts';

/** A question that the documents answer, as the reader confirmed. */
export interface ConfirmedQuestion {
  question: string;
  answer: string;
  span: Span;
  sentence: Span;
}

interface QuestionOptions {
  /** How many questions are wanted. */
  most: number;
  signal?: AbortSignal;
}

/** From it on the reader is sure (`engines/answer/library.ts` calls it so, too). */
const sure = 0;
/** Questions that are tried for each one that is wanted: reading takes a tenth of a second and more. */
const triesEach = 3;

/** Takes from each document in turn, so that no single one asks all the questions. */
function inTurn<Each extends { document: number }>(all: readonly Each[]): Each[] {
  const counts = new Map<number, number>();
  return all
    .map((each) => {
      const turn = counts.get(each.document) ?? 0;
      counts.set(each.document, turn + 1);
      return { each, turn };
    })
    .sort((one, other) => one.turn - other.turn)
    .map(({ each }) => each);
}

/** What could be asked, and the sentence that should answer. */
function candidatesOf(passages: readonly Passage[]) {
  const asked = citedSentences(passages)
    .filter(({ text }) => isSentence(text))
    .flatMap(({ text, span, document }) =>
      questionsFrom(text).map((question) => ({ question, span, document })),
    );
  const defined = glossaryOf(passages).map(({ question, span }) => ({
    question,
    span,
    document: passages[span.passage]?.document ?? 0,
  }));
  const all = [...inTurn(asked), ...inTurn(defined)];
  return all.filter((one, at) => all.findIndex(({ question }) => question === one.question) === at);
}

/**
 * Questions that the documents answer. They are made by templates and each is put to the reader: only those that it answers
 * surely, out of the sentence they were made from, are kept. They serve as first questions, FAQ and quiz.
 */
export async function confirmedQuestions(
  passages: readonly Passage[],
  read: Read,
  { most, signal }: QuestionOptions,
): Promise<ConfirmedQuestion[]> {
  const kept: ConfirmedQuestion[] = [];
  for (const { question, span } of candidatesOf(passages).slice(0, most * triesEach)) {
    if (kept.length >= most) break;
    signal?.throwIfAborted();
    const passage = passages[span.passage];
    if (!passage) continue;
    const { start, end, score } = await readPassage(read, question, passage);
    const answer = passage.text.slice(start, end).replace(/\s+/g, ' ').trim();
    const isInside = start >= span.start && end <= span.end;
    if (score < sure || !isInside || answer === '') continue;
    kept.push({ question, answer, span: { passage: span.passage, start, end }, sentence: span });
  }
  return kept;
}
