import type { SpeakJob } from './job.ts';

/** A sentence that the fast voice reads in this browser. */
export type HereJob = Pick<SpeakJob, 'text' | 'speed' | 'pronunciations'>;
