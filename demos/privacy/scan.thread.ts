import { scanPage } from '#engines/privacy/scan.ts';
import { serveThread } from '#server/tools/serve-thread.ts';
import type { ScanJob } from './tool.server.ts';

serveThread<ScanJob>(async ({ page, visits, now }) => scanPage(page, new Date(now), visits));
