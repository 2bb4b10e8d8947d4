import type { Response } from '#engines/seo/types.ts';
import { serveThread } from '#server/tools/serve-thread.ts';
import { reportWithin } from './report-within.ts';
import type { Asked, ThreadJob } from './thread-job.ts';

serveThread<ThreadJob>((job, { ask, report }) =>
  reportWithin(job, {
    get: (address, askedFor) => ask({ address, askedFor } satisfies Asked) as Promise<Response>,
    report,
  }),
);
