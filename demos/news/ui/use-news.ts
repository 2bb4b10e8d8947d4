import { useRef, useState } from 'react';
import { onServer, type ServerReport } from '../../kit/run/on-server.ts';
import { useAttempt } from '../../kit/run/use-attempt.ts';
import { useQueue } from '../../kit/run/use-queue.ts';
import { useRun } from '../../kit/run/use-run.ts';
import type { NewsJob } from '../job.ts';
import type { Answer, NewsProgress, NewsResult, Reading, Written } from '../reading.ts';
import { type NewsState, sourceNameOf } from '../state.ts';

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

/** What a state reads, as one text: what was read and answered is found again by it. */
export const sourceOf = (state: NewsState): string => JSON.stringify(jobOf(state));

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

/** A question with the source it is asked of. */
interface Asked {
  question: string;
  source: string;
}

interface News {
  state: NewsState;
  first: NewsState;
  initial: Read;
  /** Takes a state whose source has been read. */
  onRead: (next: NewsState) => void;
  onAnswer: (asked: Asked) => void;
}

/** Reads sources, and asks them one question after the other. What was read or answered in this visit is kept for Undo. */
export function useNews({ state, first, initial, onRead, onAnswer }: News) {
  const [known, setKnown] = useState<ReadonlyMap<string, Read>>(() => new Map([[sourceOf(first), initial]]));
  const [answered, setAnswered] = useState<ReadonlyMap<string, readonly Answer[]>>(new Map());
  const { attempt, make, dismiss } = useAttempt();
  const wanted = useRef<NewsState | null>(null);
  const shown = useRef<NewsState | null>(null);
  const source = sourceOf(state);
  const keep = (of: string, read: Read) => setKnown((before) => new Map(before).set(of, read));
  /** Once for each that is opened: what was read is on the screen before it is written about. */
  function show(next: NewsState) {
    if (shown.current === next) return;
    shown.current = next;
    dismiss();
    onRead(next);
    const before = answered.get(sourceOf(next))?.map(({ question }) => question) ?? [];
    for (const question of next.questions) if (!before.includes(question)) ask(question, sourceOf(next));
  }

  // What was read is shown at once, while a provider may still write.
  const reader = useRun<NewsJob, ServerReport<NewsProgress>, NewsResult>((job, hooks) =>
    readOnServer(job, {
      ...hooks,
      report: (told) => {
        const progress = progressOf(told);
        const { current: next } = wanted;
        if (progress?.is === 'read' && next && JSON.stringify(job) === sourceOf(next)) {
          keep(sourceOf(next), { reading: progress.reading, written: null });
          show(next);
        }
        hooks.report(told);
      },
    }),
  );
  const questions = useQueue<Asked, ServerReport<NewsProgress>, Answer>(
    async (asked, hooks) => {
      const reading = known.get(asked.source)?.reading;
      if (!reading) throw new Error('The text is no longer here. Open it again and ask once more.');
      const result = await readOnServer(questionOf(asked.question, reading), hooks);
      if (result.is !== 'answered') throw new Error('The server gave no answer. Ask again.');
      return result.answer;
    },
    (answer, asked) => {
      setAnswered((before) => {
        const others = before.get(asked.source)?.filter(({ question }) => question !== asked.question) ?? [];
        return new Map(before).set(asked.source, [...others, answer]);
      });
      onAnswer(asked);
    },
  );

  const isReading = reader.state.is === 'running';
  const report = reader.state.is === 'running' ? progressOf(reader.state.progress) : null;
  const writing = report?.is === 'writing' ? report.written : null;
  const read = known.get(source) ?? initial;
  const isWritingThis = isReading && wanted.current !== null && sourceOf(wanted.current) === source;

  function ask(question: string, of = source) {
    questions.add({ question, source: of });
  }
  /** Reads what a state names and asks what it brings along; what was read before is there at once. */
  function open(next: NewsState) {
    const of = sourceOf(next);
    wanted.current = next;
    shown.current = null;
    if (known.has(of)) {
      reader.cancel();
      return show(next);
    }
    void make({ name: sourceNameOf(next), example: next.example }, reader.start(jobOf(next)), (result) => {
      if (result.is !== 'read') return;
      keep(of, { reading: result.reading, written: result.written });
      show(next);
    });
  }

  return {
    attempt,
    dismiss,
    read: { ...read, written: (isWritingThis ? writing : null) ?? read.written },
    /** What was asked and is part of the state, the oldest first. */
    answers: (answered.get(source) ?? []).filter(({ question }) => state.questions.includes(question)),
    isReading,
    waiting:
      reader.state.is === 'running' && reader.state.progress?.is === 'waiting'
        ? reader.state.progress.place
        : null,
    progress: report,
    /** The questions to this source that have no answer yet. */
    queue: questions.queue
      .filter(({ job }) => job.source === source)
      .map((one) => ({ ...one, job: one.job.question })),
    ask,
    remove: questions.remove,
    askAgain: questions.again,
    open,
    openAgain: () => {
      if (wanted.current) open(wanted.current);
    },
    cancel: reader.cancel,
  };
}
