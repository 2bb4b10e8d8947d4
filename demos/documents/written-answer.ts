import type { Author } from '../kit/models/author.ts';
import type { CitedSentence } from '../kit/models/cited-sentences.ts';
import { bounds, type WriteJob } from '../kit/models/jobs.ts';
import { onServer } from '../kit/run/on-server.ts';
import type { Quote, WrittenAnswer } from './conversation.ts';

interface Progress {
  sentences: readonly CitedSentence[];
}

interface WriteHooks {
  signal: AbortSignal;
  tell: (written: WrittenAnswer) => void;
}

const writing: Author = { is: 'engine', because: 'Writing the answer.' };
const failed: Author = {
  is: 'engine',
  because: 'We couldn’t reach the connected model, so this answer is a quote.',
};
const brokenOff: Author = {
  is: 'engine',
  because: 'The connected model broke off, so its answer ends here. Below is what our reader found.',
};

/**
 * Lets the connected provider answer from quotations. Where that fails, the quoted answer stands and it is said why; the
 * sentences that had come by then are kept.
 */
export async function writtenAnswer(
  question: string,
  quotes: readonly Quote[],
  { signal, tell }: WriteHooks,
): Promise<WrittenAnswer | null> {
  if (quotes.length === 0) return null;
  let came: readonly CitedSentence[] = [];
  const ended = (by: Author, sentences: readonly CitedSentence[]): WrittenAnswer => ({
    by: by.is === 'engine' && sentences.length > 0 ? brokenOff : by,
    sentences,
    quotes,
  });
  // What the reader found stands there while the model has not begun.
  tell({ by: writing, sentences: [], quotes });
  const job: WriteJob = { question, sources: quotes.map(({ text }) => text.slice(0, bounds.signs)) };
  try {
    const written = await onServer<WriteJob, Progress, ({ by: Author } & Progress) | null>('write-answer')(
      job,
      {
        signal,
        report: (told) => {
          if (told.is !== 'working') return;
          came = told.progress.sentences;
          tell({ by: writing, sentences: came, quotes });
        },
      },
    );
    return written && ended(written.by, written.sentences);
  } catch (problem) {
    if (signal.aborted) throw problem;
    return ended(failed, came);
  }
}
