import type { Settings } from '../settings/schema.ts';

/** The settings that say how long something is kept. */
export type RetentionKey = keyof Settings['retention'];

/** A job that forgets what was kept for its time. */
export interface Retention {
  name: string;
  /** The settings it keeps to; none where the time is fixed. */
  keeps: readonly RetentionKey[];
  /** A cron expression, in UTC. */
  every: string;
  /** Forgets what is due; gives how much. */
  forget: () => Promise<number>;
}

/** Defines what is deleted on a schedule; every run is recorded with how much was deleted. */
export const defineRetention = (retention: Retention): Retention => retention;
