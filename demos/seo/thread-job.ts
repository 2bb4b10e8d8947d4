import type { AskedFor } from '#engines/seo/types.ts';
import type { SeoJob } from './job.ts';

/** What the thread of a run is given. */
export interface ThreadJob extends SeoJob {
  start: string;
  /** The name our program goes by in robots.txt; null where nobody has to be asked. */
  agent: string | null;
}

/** What it asks the server for. */
export interface Asked {
  address: string;
  askedFor: AskedFor;
}
