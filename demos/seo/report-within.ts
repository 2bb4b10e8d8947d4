import { analyse, type Report } from '#engines/seo/analyse.ts';
import { readSitemap } from '#engines/seo/site/sitemap.ts';
import type { Get } from '#engines/seo/types.ts';
import type { SeoProgress } from './job.ts';
import type { ThreadJob } from './thread-job.ts';

/** A sitemap that was given instead of a page: the site begins at its root, and the pages it lists are known. */
async function known(start: string, get: Get): Promise<{ start: string; known: string[] }> {
  if (!/\.xml$/i.test(new URL(start).pathname)) return { start, known: [] };
  const { body = '' } = await get(start, 'page');
  const pages = readSitemap(start, body).pages.map(({ address }) => address);
  return pages.length > 0 ? { start: new URL('/', start).href, known: pages } : { start, known: [] };
}

/** A run within its limits, reporting as it goes. */
export async function reportWithin(
  { start, reach, pages, agent }: Pick<ThreadJob, 'start' | 'reach' | 'pages' | 'agent'>,
  { get, report }: { get: Get; report: (progress: SeoProgress) => void },
): Promise<Report> {
  const run = analyse({
    ...(reach === 'site' ? await known(start, get) : { start }),
    get,
    pages: reach === 'page' ? 1 : pages,
    // A page that the visitor named is read as their browser would read it; robots.txt is for those who crawl.
    ...(reach === 'site' && agent ? { robots: 'obey', agent } : { robots: 'report' }),
  });
  for (;;) {
    const { done, value } = await run.next();
    if (done) return value;
    report(value);
  }
}
