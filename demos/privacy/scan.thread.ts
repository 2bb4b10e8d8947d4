import { lookupIn } from '#engines/privacy/parties/filter-lists.ts';
import { readAnswer } from '#engines/privacy/read-answer.ts';
import { scanPage } from '#engines/privacy/scan.ts';
import { serveThread } from '#server/tools/serve-thread.ts';
import type { ScanJob } from './tool.server.ts';

serveThread<ScanJob>(async ({ page, visits, lists, now }) =>
  scanPage(
    'source' in page ? readAnswer(page.source, page.address) : page,
    new Date(now),
    visits,
    lists.length > 0 ? lookupIn(lists) : null,
  ),
);
