import { keptHours } from './schema.ts';

const hour = 3_600_000;
/** After this long without progress, a run counts as interrupted. */
const silence = 10 * 60_000;

/** When the file of an export is deleted. */
export const endOf = (endedAt: Date): Date => new Date(endedAt.getTime() + keptHours * hour);

/** Whether an export is being made: it said so, and not too long ago. */
export const isUnderWay = ({ state, seenAt }: { state: string; seenAt: Date }, now: Date): boolean =>
  (state === 'waiting' || state === 'running') && now.getTime() - seenAt.getTime() < silence;
