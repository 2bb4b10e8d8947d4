import { AppError } from '#server/errors.ts';
import type { Fetched } from '#server/fetch/fetched.ts';
import { defineTool, type ToolHooks } from '#server/tools/define.ts';
import { inThread } from '#server/tools/in-thread.ts';
import { type Reader, readerFor } from '#server/tools/reader.ts';
import { embedder } from '../kit/models/embedder.server.ts';
import { exampleSites } from './examples/herald.ts';
import { knownVectors } from './examples/known-vectors.server.ts';
import { type NewsJob, newsJob } from './job.ts';
import newsThread from './news.thread.ts?thread';
import type { Page } from './read-within.ts';
import type { Answer, NewsProgress, NewsResult, Reading } from './reading.ts';
import type { ThreadJob, ThreadQuestion } from './thread-job.ts';
import { writeAnswer, writeSummary } from './write.server.ts';

const readable = [
  'text/html',
  'application/xhtml+xml',
  'text/xml',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
  'application/json',
  'text/plain',
];

/** How long a thread may work without asking for anything: a page that takes a parser longer is no article. */
const parseMs = 12_000;
const tooLong = new AppError({
  status: 422,
  code: 'too_long',
  message: 'This page takes too long to read. Paste the text of the article instead.',
});

const pageOf = ({ address, text }: Fetched): Page => ({ address, text });

/** A page that a feed names, if its site lets programs read it. */
async function fetchNamed(reader: Reader, address: string): Promise<Page | null> {
  try {
    const { allowed } = await reader.mayCrawl(address);
    if (!allowed) return null;
    const fetched = await reader.fetch(address, { paced: true, cut: true, accept: readable });
    return fetched.status < 400 ? pageOf(fetched) : null;
  } catch {
    return null;
  }
}

/** Works in a thread that ends when it is silent for too long, whatever it was given. */
async function within<Result>(
  job: ThreadJob,
  reader: Reader | null,
  { signal, report }: ToolHooks<NewsProgress>,
): Promise<Result> {
  const watch = new AbortController();
  const all = AbortSignal.any([signal, watch.signal]);
  const wind = () => setTimeout(() => watch.abort(tooLong), parseMs);
  let clock = wind();
  const embed = embedder(all, {
    known: knownVectors(),
    tell: (done, of) => report({ is: 'understanding', done, of }),
  });
  try {
    return await inThread<Result, never, ThreadQuestion>(newsThread, job, {
      signal: all,
      answer: async (asked) => {
        clearTimeout(clock);
        try {
          if (asked.is === 'embed') return await embed(asked.texts);
          report({ is: 'fetching', what: new URL(asked.address).hostname });
          return reader ? await fetchNamed(reader, asked.address) : null;
        } finally {
          clock = wind();
        }
      },
    });
  } finally {
    clearTimeout(clock);
  }
}

async function read(
  job: Extract<NewsJob, { do: 'read' | 'text' }>,
  hooks: ToolHooks<NewsProgress>,
): Promise<Reading> {
  if (job.do === 'text') return within<Reading>({ do: 'text', text: job.text }, null, hooks);
  const reader = readerFor(job.address, { ...hooks, examples: exampleSites });
  hooks.report({ is: 'fetching', what: new URL(reader.start).hostname });
  const fetched = await reader.fetch(reader.start, { accept: readable, cut: true });
  if (fetched.status >= 400)
    throw new AppError({
      status: 422,
      code: 'no_page',
      message: `The address answered with ${fetched.status}, so there was nothing to read. Check it, or paste the text.`,
    });
  return within<Reading>({ do: 'page', page: pageOf(fetched) }, reader, hooks);
}

/** Reads articles and feeds, and answers from them; with a provider it also writes. It keeps nothing of either. */
export const newsTool = defineTool<NewsJob, NewsProgress, NewsResult>({
  id: 'news',
  schema: newsJob,
  limitMs: 120_000,
  run: async (job, hooks) => {
    if (job.do === 'ask') {
      const { question, articles } = job;
      const found = await within<Omit<Answer, 'written'>>({ do: 'ask', question, articles }, null, hooks);
      return { is: 'answered', answer: { ...found, written: await writeAnswer(found, hooks) } };
    }
    const reading = await read(job, hooks);
    hooks.report({ is: 'read', reading });
    return { is: 'read', reading, written: await writeSummary(reading, hooks) };
  },
});
