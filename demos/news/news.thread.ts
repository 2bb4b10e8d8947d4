import type { Embed } from '#engines/embed/embed.ts';
import { ExtractProblem } from '#engines/extract/bounds.ts';
import { serveThread } from '#server/tools/serve-thread.ts';
import { answerFrom } from './answer-within.ts';
import { type Page, readPage, readText } from './read-within.ts';
import type { ThreadJob, ThreadQuestion } from './thread-job.ts';

/** What keeps a page from being read is for the visitor, and only plain errors reach one. */
const told = (error: unknown): never => {
  throw error instanceof ExtractProblem ? new Error(error.message) : error;
};

serveThread<ThreadJob>((job, { ask }) => {
  const question = (asked: ThreadQuestion) => ask(asked);
  const embed: Embed = async (texts) => (await question({ is: 'embed', texts })) as Float32Array[];
  if (job.do === 'text') return readText(job.text, embed);
  if (job.do === 'ask') return answerFrom(job.question, job.articles, embed);
  const fetch = async (address: string) => (await question({ is: 'fetch', address })) as Page | null;
  return readPage(job.page, { embed, fetch }).catch(told);
});
