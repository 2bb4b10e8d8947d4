import type { Database } from './db/database.ts';
import type { Tx } from './db/transaction.ts';
import type { Env } from './env.ts';
import { unavailable } from './errors.ts';
import type { Known } from './feature.ts';
import type { Jobs } from './jobs/running.ts';
import type { Limits } from './limits/limits.ts';
import type { Streams } from './live/streams.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PageCounts } from './page-counts/page-counts.ts';
import type { Tallies } from './page-counts/tallies.ts';
import type { HeldStorage } from './storage/storage.ts';
import type { Queue } from './tools/queue.ts';

/** How the services are; `/readyz` shows it. */
interface Health {
  database: 'up' | 'away';
  jobs: 'up' | 'away';
  /** True once the schema is in place and the first settings were read. */
  ready: boolean;
}

/** Everything the features need from the server, in one object. */
export interface Services {
  env: Env;
  /** Signs links and tokens. */
  secret: string;
  /** What the listed features and the server's own parts declare, by name. */
  known: Known;
  database: Database;
  /** A transaction that is repeated after a conflict. If the database can't be reached, it throws a 503. */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  jobs: Jobs;
  mail: Mailer;
  limits: Limits;
  storage: HeldStorage;
  counts: PageCounts;
  tallies: Tallies;
  /** Where whatever works for visitors or for their schedules waits for a place. */
  toolsQueue: Queue;
  /** Open pages that receive live updates. */
  streams: Streams;
  health: () => Promise<Health>;
}

/** The services, and the way to close them. */
interface Opened {
  services: Services;
  close: () => Promise<void>;
}

// The one thing that is reached without being handed over.
let current: Opened | null = null;

/** Makes these the current services, until they are closed. */
export function setServices(opened: Opened | null): void {
  current = opened;
}

/** Whether services are open. */
export const isOpen = (): boolean => current !== null;

/** The opened services; a 503 while there are none. */
export function services(): Services {
  if (!current) throw unavailable();
  return current.services;
}

/**
 * Finishes jobs and counts, closes every connection and stops an embedded database nobody else uses. A database that
 * does not answer is not waited for: the log says what was left behind.
 */
export const closeServices = async (): Promise<void> => current?.close();
