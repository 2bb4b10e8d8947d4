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

/** Lets the connected provider answer from quotations. Where that fails, the quoted answer stands and it is said why. */
export async function writtenAnswer(
  question: string,
  quotes: readonly Quote[],
  { signal, tell }: WriteHooks,
): Promise<WrittenAnswer | null> {
  if (quotes.length === 0) return null;
  const job: WriteJob = { question, sources: quotes.map(({ text }) => text.slice(0, bounds.signs)) };
  try {
    const written = await onServer<WriteJob, Progress, ({ by: Author } & Progress) | null>('write-answer')(
      job,
      {
        signal,
        report: (told) =>
          told.is === 'working' && tell({ by: writing, sentences: told.progress.sentences, quotes }),
      },
    );
    return written && { ...written, quotes };
  } catch (problem) {
    if (signal.aborted) throw problem;
    return { by: failed, sentences: [], quotes };
  }
}
