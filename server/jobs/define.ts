import type { z } from 'zod';

/** What a run of a job receives besides its data. */
interface JobContext {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** Aborted when the server stops or the job is no longer ours. */
  signal: AbortSignal;
}

/** When and how often a job runs. */
interface JobTimes {
  name: string;
  /** Tries after the first; the waiting time doubles from `retryDelay` seconds up to `retryDelayMax`. */
  retries?: number;
  retryDelay?: number;
  retryDelayMax?: number;
  /** Seconds one run may take. */
  expireIn?: number;
  /** Runs at a time in each process. */
  concurrency?: number;
  /** A cron expression (UTC) for scheduled work; its data is `{}`. */
  every?: string;
}

/** A kind of work done outside the request. It may run more than once: `run` must bear that. */
interface JobPlan<T extends object> extends JobTimes {
  schema: z.ZodType<T>;
  run: (data: T, context: JobContext) => Promise<void>;
  /** Called once when every try failed. */
  giveUp?: (data: T) => Promise<void>;
}

/** A job whose data type is known only to itself. */
export interface AnyJob extends JobTimes {
  run: (data: unknown, context: JobContext) => Promise<void>;
  giveUp?: (data: unknown) => Promise<void>;
}

/** A job that reads its data before it runs; its feature names it in its manifest. */
export interface Job<T extends object> extends AnyJob {
  schema: z.ZodType<T>;
}

/** Defines a job. It is known to a site whose features name it. */
export function defineJob<T extends object>({ run, giveUp, ...plan }: JobPlan<T>): Job<T> {
  const { schema } = plan;
  return {
    ...plan,
    run: async (data, context) => run(schema.parse(data), context),
    ...(giveUp ? { giveUp: async (data: unknown) => giveUp(schema.parse(data)) } : {}),
  };
}
