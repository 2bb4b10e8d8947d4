import { useRef, useState } from 'react';
import { onServer, type ServerReport } from '../../kit/run/on-server.ts';
import { useRun } from '../../kit/run/use-run.ts';
import type { NewsJob } from '../job.ts';
import type { Answer, NewsProgress, NewsResult, Reading, Written } from '../reading.ts';
import type { NewsState } from '../state.ts';

/** What was read, and what has been written of it. */
export interface Read {
  reading: Reading;
  written: Written | null;
}

/** What the server is asked to read for a state. */
export const jobOf = ({ example, from, address, text }: NewsState): NewsJob => {
  if (example) return { do: 'read', address: `example:${example}` };
  return from === 'text' ? { do: 'text', text } : { do: 'read', address };
};

/** What the server is asked for a question; it keeps nothing, so the paragraphs go along. */
const questionOf = (question: string, { articles }: Reading): NewsJob => ({
  do: 'ask',
  question,
  articles: articles.map(({ title, published, blocks }) => ({
    title,
    published,
    paragraphs: blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [] : [text])),
  })),
});

const progressOf = (report: ServerReport<NewsProgress> | null): NewsProgress | null =>
  report?.is === 'working' ? report.progress : null;

const readOnServer = onServer<NewsJob, NewsProgress, NewsResult>('news');

/** Reading and asking, one at a time; what was read once in this visit is not fetched again. */
export function useNews(initial: Read, firstJob: NewsJob) {
  const [read, setRead] = useState<Read>(initial);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  // What was read is shown at once, while a provider may still write.
  const reader = useRun<NewsJob, ServerReport<NewsProgress>, NewsResult>((job, hooks) =>
    readOnServer(job, {
      ...hooks,
      report: (told) => {
        const progress = progressOf(told);
        if (progress?.is === 'read') setRead({ reading: progress.reading, written: null });
        hooks.report(told);
      },
    }),
  );
  const asker = useRun(readOnServer);
  const known = useRef(new Map([[JSON.stringify(firstJob), initial]]));

  const report = reader.state.is === 'running' ? progressOf(reader.state.progress) : null;
  const writing = report?.is === 'writing' ? report.written : null;

  async function start(state: NewsState): Promise<Read | null> {
    const job = jobOf(state);
    const before = known.current.get(JSON.stringify(job));
    setProblem(null);
    setAnswers([]);
    if (before) {
      setRead(before);
      return before;
    }
    const outcome = await reader.start(job);
    if (outcome.is === 'failed') setProblem(outcome.message);
    if (outcome.is !== 'done' || outcome.result.is !== 'read') return null;
    const { reading, written } = outcome.result;
    known.current.set(JSON.stringify(job), { reading, written });
    setRead({ reading, written });
    return { reading, written };
  }

  async function ask(question: string, of: Reading = read.reading): Promise<boolean> {
    setProblem(null);
    const outcome = await asker.start(questionOf(question, of));
    if (outcome.is === 'failed') setProblem(outcome.message);
    if (outcome.is !== 'done' || outcome.result.is !== 'answered') return false;
    const { answer } = outcome.result;
    setAnswers((all) => [...all.filter((one) => one.question !== question), answer]);
    return true;
  }

  return {
    read: { ...read, written: writing ?? read.written },
    answers,
    problem,
    dismiss: () => setProblem(null),
    reading: reader.state.is === 'running',
    waiting:
      reader.state.is === 'running' && reader.state.progress?.is === 'waiting'
        ? reader.state.progress.place
        : null,
    progress: report,
    asking: asker.state.is === 'running',
    start,
    ask,
    cancel: () => {
      reader.cancel();
      asker.cancel();
    },
  };
}
