import type { Page } from '#engines/scrape/page/page.ts';
import { serveJob } from '../kit/run/serve-job.ts';
import type { PageAnswers, PageJob } from './page-view.ts';
import { openPage, pointOn, seeOn } from './page-work.ts';

let page: Page | null = null;

/** The page stays here between two questions, so that a press answers at once. */
serveJob<PageJob, never, PageAnswers[PageJob['is']]>((job) => {
  if (job.is === 'open') {
    const { page: read, opened } = openPage(job);
    page = read;
    return opened;
  }
  if (!page) throw new Error('No page is open. Read one first.');
  return job.is === 'see' ? seeOn(page, job.recipe) : pointOn(page, job.mark, job.recipe, job.whole);
});
