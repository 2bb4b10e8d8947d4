import type { PageSeen } from '#engines/privacy/page-seen.ts';
import { type FilterList, lookupIn } from '#engines/privacy/parties/filter-lists.ts';
import { readAnswer } from '#engines/privacy/read-answer.ts';
import { scanPage } from '#engines/privacy/scan.ts';
import type { VisitsSeen } from '#engines/privacy/visits/visits-seen.ts';
import { serveThread } from '#server/tools/serve-thread.ts';

/** What the thread of a scan is given: a page that was fetched, or what somebody pasted, which is read there. */
export interface ScanJob {
  page: PageSeen | { source: string; address: string };
  visits: VisitsSeen | null;
  lists: readonly FilterList[];
  now: string;
}

serveThread<ScanJob>(async ({ page, visits, lists, now }) =>
  scanPage(
    'source' in page ? readAnswer(page.source, page.address) : page,
    new Date(now),
    visits,
    lists.length > 0 ? lookupIn(lists) : null,
  ),
);
