import type { Read, ReadSpan } from '../answer/answer.ts';
import { type ModelBytes, openBert } from '../embed/bert.ts';
import { bestSpan } from './best-span.ts';
import { windowsOf } from './windows.ts';

const mostPieces = 384;
const mostOfQuestion = 64;
/** How many pieces two windows of a long passage share, so that no answer is cut in two. */
const shared = 128;

/** What is said of a passage without a word in it. */
const nothing: ReadSpan = { start: 0, end: 0, score: -100 };

/** Opens the reader of our own: it finds the letters of a passage that answer a question, and says how sure it is. */
export async function openReader(bytes: ModelBytes): Promise<Read> {
  const { pieces, run } = await openBert(bytes);
  return async (question, passage, headings = []) => {
    const isHeading = (letter: number) => headings.some(({ start, end }) => letter >= start && letter < end);
    const asked = pieces.cut(question, mostOfQuestion).map(({ id }) => id);
    const told = pieces.cut(passage);
    const head = [pieces.opens, ...asked, pieces.closes];
    let best = nothing;
    for (const { from, to } of windowsOf(told.length, mostPieces - head.length - 1, shared)) {
      const seen = told.slice(from, to);
      const ids = [...head, ...seen.map(({ id }) => id), pieces.closes];
      const [starts = [], ends = []] = await run({ ids, first: head.length }, ['start_logits', 'end_logits']);
      const answers = (piece: number) => !isHeading(seen[piece - head.length]?.start ?? 0);
      const span = bestSpan(starts, ends, head.length, head.length + seen.length, answers);
      const first = span && seen[span.from - head.length];
      const last = span && seen[span.to - head.length];
      if (first && last && span.score > best.score)
        best = { start: first.start, end: last.end, score: span.score };
    }
    return best;
  };
}
