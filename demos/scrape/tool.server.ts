import { askRobots } from '#features/recipes/collect/ask-robots.server.ts';
import { collect } from '#features/recipes/collect/collect.server.ts';
import { typedAddress } from '#lib/forms/typed-address.ts';
import { AppError } from '#server/errors.ts';
import { defineTool } from '#server/tools/define.ts';
import { type Reader, readerFor } from '#server/tools/reader.ts';
import { exampleOf } from './examples/examples.ts';
import { exampleSites, readAs } from './examples/sites.server.ts';
import { type PageRead, type PageSource, type ScrapeProgress, type ScrapeResult, scrapeJob } from './job.ts';
import { findSitemap, readPages } from './section.server.ts';

const mostBytes = 4_000_000;

async function robotsOf(reader: Reader, address: string): Promise<PageSource['robots']> {
  const { allowed, delay } = await askRobots(reader, address);
  return { allowed, delay: delay ?? null };
}

const keptOut = (address: string, robots: PageSource['robots']): PageSource => ({
  is: 'page',
  address,
  source: '',
  cut: false,
  robots,
});

/** One page's source. What robots.txt forbids is not read, because pointing at rows already collects them. */
async function readSource(reader: Reader, start: string): Promise<PageSource> {
  const first = await robotsOf(reader, start);
  if (!first.allowed) return keptOut(start, first);
  const { address, status, text, cut } = await reader.fetch(start, {
    cut: true,
    maxBytes: mostBytes,
    accept: ['text/html', 'application/xhtml+xml'],
  });
  const robots = address === start ? first : await robotsOf(reader, address);
  if (!robots.allowed) return keptOut(address, robots);
  if (status >= 400)
    throw new AppError({
      status: 422,
      code: 'status',
      message: `${new URL(address).host} answered with status ${status}. Open the address in a browser to check that it is right.`,
    });
  return { is: 'page', address, source: text, cut, robots };
}

/** The scraper: a page to point at, and the rows of all pages that a recipe leads to. */
export const scrapeTool = defineTool({
  id: 'scraper',
  schema: scrapeJob,
  limitMs: 200_000,
  run: async (
    job,
    {
      visitor,
      signal,
      report,
    }: { visitor: string; signal: AbortSignal; report: (told: ScrapeProgress | PageRead) => void },
  ): Promise<ScrapeResult> => {
    if (job.is === 'sitemap' || job.is === 'pages') {
      const start = typedAddress(job.is === 'sitemap' ? job.address : (job.addresses[0] ?? ''));
      const reader = readerFor(start, { visitor, signal, examples: {} });
      if (job.is === 'sitemap') return findSitemap(reader, start);
      const read = await readPages(job.addresses, (page) => readSource(reader, page), { signal, report });
      return { is: 'pages', read };
    }
    const { address, example } =
      job.is === 'page'
        ? { address: typedAddress(job.address), example: exampleOf(job.address) }
        : { address: job.recipe.address, example: job.example };
    const reader = readerFor(readAs(address, example), { visitor, signal, examples: exampleSites });
    if (job.is === 'page') return readSource(reader, example ? reader.start : address);
    return { is: 'collected', ...(await collect(job.recipe, { reader, signal, report })) };
  },
});
