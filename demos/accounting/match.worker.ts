import { assigned } from '#engines/bank/match/assign.ts';
import type { Habit, OpenItem, Proposal } from '#engines/bank/match/open-item.ts';
import { serveJob } from '../kit/run/serve-job.ts';
import type { BookedLine } from './records.ts';

/** Lines that wait, and what they may have paid. */
export interface MatchJob {
  waiting: readonly BookedLine[];
  items: readonly OpenItem[];
  habits: ReadonlyMap<string, Habit>;
}

serveJob<MatchJob, never, Map<string, readonly Proposal[]>>(({ waiting, items, habits }) =>
  assigned(waiting, items, habits),
);
