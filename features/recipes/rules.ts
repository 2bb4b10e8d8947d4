import type { Schedule } from './recipes.ts';

const hour = 3_600_000;
const periods: Readonly<Record<Exclude<Schedule, 'hand'>, number>> = {
  hourly: hour,
  daily: 24 * hour,
  weekly: 7 * 24 * hour,
};

/** How many runs by schedule may fail one after another before the schedule rests. */
export const failuresToPause = 5;

/** How long one run may take, its wait in the line apart. */
export const runLimitMs = 180_000;

/** How many runs of a recipe are kept, and of how many the rows are. */
export const runsKept = 50;
export const tablesKept = 2;

/** A number from 0 up to 1 that an id always has, spread evenly over many ids (FNV-1a, its bits mixed once more). */
function shareOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * When a recipe runs next after a moment; null where it runs by hand alone. Each recipe has its own minute of the
 * hour, day or week, which follows from its id: not all run at the full hour, and setting the schedule again never
 * brings a run forward.
 */
export function nextRunAt(schedule: Schedule, id: string, after: Date): Date | null {
  if (schedule === 'hand') return null;
  const period = periods[schedule];
  const phase = Math.floor(shareOf(id) * period);
  const passed = Math.floor((after.getTime() - phase) / period);
  return new Date((passed + 1) * period + phase);
}

/** Whether a schedule rests after so many failures in a row. */
export const isToPause = (failures: number): boolean => failures >= failuresToPause;
