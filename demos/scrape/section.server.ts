import { looksLikeSitemap } from '#engines/seo/site/sitemap.ts';
import { AppError } from '#server/errors.ts';
import { FetchProblem } from '#server/fetch/problems.ts';
import type { Reader } from '#server/tools/reader.ts';
import type { PageRead, PageSource, SitemapSource } from './job.ts';

const mostBytes = 2_000_000;
const guesses = ['/sitemap.xml', '/sitemap_index.xml'];

const noSitemap = (host: string) =>
  new AppError({
    status: 422,
    code: 'no_sitemap',
    message: `${host} doesn’t name a sitemap we can read. Enter the sitemap’s own address, or add pages one by one.`,
  });

/**
 * The source of a sitemap: what stands at the address, or, where that is a page, the first that its site names. What is
 * in it is read by the browser that asked.
 */
export async function findSitemap(reader: Reader, start: string): Promise<SitemapSource> {
  const isFile = /\.xml$/i.test(new URL(start).pathname);
  const named = isFile ? [start] : [...(await reader.mayCrawl(start)).sitemaps, ...guesses];
  for (const each of named.filter((one) => URL.canParse(one, start)).slice(0, 5)) {
    const { address, status, text } = await reader.fetch(new URL(each, start).href, {
      cut: true,
      maxBytes: mostBytes,
    });
    if (status === 200 && looksLikeSitemap(text)) return { is: 'sitemap', address, source: text };
  }
  throw noSitemap(new URL(start).host);
}

interface ReadHooks {
  signal: AbortSignal;
  report: (page: PageRead) => void;
}

const keptOut = 'The site asks programs not to read this page.';

/** Reads pages one after the other and reports each; one that fails is reported in a sentence, and the others continue. */
export async function readPages(
  addresses: readonly string[],
  read: (address: string) => Promise<PageSource>,
  { signal, report }: ReadHooks,
): Promise<number> {
  let done = 0;
  for (const address of addresses) {
    signal.throwIfAborted();
    try {
      const { source, robots } = await read(address);
      report({ address, source, problem: robots.allowed ? null : keptOut });
      if (robots.allowed) done += 1;
    } catch (error) {
      // Only what is meant for visitors is said, and a limit or a cancelled run ends all of it.
      const isTold = error instanceof FetchProblem || (error instanceof AppError && error.status === 422);
      if (signal.aborted || !isTold) throw error;
      report({ address, source: '', problem: error.message });
    }
  }
  return done;
}
