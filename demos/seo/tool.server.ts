import type { Report } from '#engines/seo/analyse.ts';
import type { Response } from '#engines/seo/types.ts';
import type { Fetched } from '#server/fetch/fetched.ts';
import { defineTool } from '#server/tools/define.ts';
import { inThread } from '#server/tools/in-thread.ts';
import { type Reader, readerFor } from '#server/tools/reader.ts';
import { exampleSites } from './examples/sites.ts';
import { type SeoProgress, seoJob } from './job.ts';
import seoThread from './seo.thread.ts?thread';
import type { Asked, ThreadJob } from './thread-job.ts';

const answerOf = ({ status, headers, text }: Fetched): Response => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')])),
  body: text,
});

/** Reads one address for the engine, which follows redirects itself. Of files, their headers are enough. */
async function read(reader: Reader, { address, askedFor }: Asked): Promise<Response> {
  const options = { follow: false, paced: true, cut: true } as const;
  if (askedFor === 'file') {
    const head = await reader.fetch(address, { ...options, method: 'HEAD' });
    if (head.status !== 405 && head.status !== 501) return answerOf(head);
  }
  return answerOf(await reader.fetch(address, options));
}

/** The SEO analysis of an address or an example. */
export const seoTool = defineTool({
  id: 'seo',
  schema: seoJob,
  limitMs: 120_000,
  run: async (job, { visitor, signal, report }) => {
    const reader = readerFor(job.address, { visitor, signal, examples: exampleSites });
    const isExample = job.address.startsWith('example:');
    // The first page is fetched here, so that a failure is reported instead of becoming a finding.
    const first = await reader.fetch(reader.start, { cut: true });
    const threadJob: ThreadJob = { ...job, start: first.address, agent: isExample ? null : reader.agent };
    return inThread<Report, SeoProgress, Asked>(seoThread, threadJob, {
      signal,
      report,
      answer: (asked) => read(reader, asked),
    });
  },
});
