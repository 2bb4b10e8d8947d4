import type { Report } from '#engines/seo/analyse.ts';
import { serveJob } from '../kit/run/serve-job.ts';
import { checkSource } from './check-source.ts';

/** A page's source, and the address it has or will have. */
export interface SourceJob {
  source: string;
  address: string;
}

serveJob<SourceJob, never, Report>(({ source, address }) => checkSource(source, address));
