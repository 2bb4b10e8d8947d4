import type { z } from 'zod';
import { globalCell } from '#lib/global-cell.ts';

/** What a job's run is told beside its data. */
interface JobContext {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** Aborted when the server stops or the job is no longer ours. */
  signal: AbortSignal;
}

/** A kind of work done outside the request. It may run more than once: `run` must bear that. */
export interface Job<T extends object = object> {
  name: string;
  schema: z.ZodType<T>;
  run: (data: T, context: JobContext) => Promise<void>;
  /** Tries after the first; the waiting time doubles from `retryDelay` seconds up to `retryDelayMax`. */
  retries?: number;
  retryDelay?: number;
  retryDelayMax?: number;
  /** Seconds one run may take. */
  expireIn?: number;
  /** Runs at a time in each process. */
  concurrency?: number;
  /** A cron expression (UTC) for work that comes by the clock; its data is `{}`. */
  every?: string;
  /** Called once when every try failed. */
  giveUp?: (data: T) => Promise<void>;
}

/** A job whose data type is known only to itself. */
export interface RegisteredJob extends Omit<Job, 'schema' | 'run' | 'giveUp'> {
  run: (data: unknown, context: JobContext) => Promise<void>;
  giveUp?: (data: unknown) => Promise<void>;
}

interface Registry {
  jobs: Map<string, RegisteredJob>;
  /** Set while jobs run, so that a job defined later joins in. */
  added: ((job: RegisteredJob) => void) | null;
}

/** Every job known to this process. */
export const registry = globalCell<Registry>('jobs.registry', () => ({ jobs: new Map(), added: null }));

/** Defines a job and makes it known; the running server starts its worker. */
export function defineJob<T extends object>(job: Job<T>): Job<T> {
  const { schema, run, giveUp, ...rest } = job;
  const registered: RegisteredJob = {
    ...rest,
    run: async (data, context) => run(schema.parse(data), context),
    ...(giveUp ? { giveUp: async (data: unknown) => giveUp(schema.parse(data)) } : {}),
  };
  const isNew = !registry.jobs.has(job.name);
  registry.jobs.set(job.name, registered);
  if (isNew) registry.added?.(registered);
  return job;
}
