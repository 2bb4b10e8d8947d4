import type { Database } from './db/database.ts';
import type { Tx } from './db/transaction.ts';
import type { Env } from './env.ts';
import { unavailable } from './errors.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PageCounts } from './page-counts/page-counts.ts';
import type { Storage } from './storage/storage.ts';

/** How the ground stands; `/readyz` shows it. */
export interface Health {
  database: 'up' | 'away';
  jobs: 'up' | 'away';
  /** True once the schema is in place and the first settings were read. */
  ready: boolean;
}

/** Everything the features stand on, in one object. */
export interface Ground {
  env: Env;
  /** Signs links and tokens. */
  secret: string;
  database: Database;
  /** A transaction that runs again after a collision; a database that is away becomes a 503. */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  jobs: Jobs;
  mail: Mailer;
  limits: Limits;
  storage: Storage;
  counts: PageCounts;
  health: () => Promise<Health>;
}

/** Opens the ground: database, settings, jobs, mail, files, limits, counts. Throws only what a person must mend. */
export async function openGround(_env: Env): Promise<Ground> {
  throw unavailable();
}

/** Finishes jobs and counts, closes every connection and stops an embedded database nobody else uses. */
export async function closeGround(): Promise<void> {}

/** The opened ground. */
export function ground(): Ground {
  throw unavailable();
}
