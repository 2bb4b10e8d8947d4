import type { Tx } from '../db/transaction.ts';

/** The running jobs of this process. */
export interface Jobs {
  /** Connects, makes the queues and starts a worker for every job. */
  start: () => Promise<void>;
  isUp: () => boolean;
  /** Puts a job into its queue, in a transaction; gives its id. */
  send: (tx: Tx, name: string, data: object, options: { startAfter?: Date }) => Promise<string>;
  /** Restarts a job that failed at every attempt; false if it doesn't exist or hasn't failed. */
  retry: (tx: Tx, name: string, id: string) => Promise<boolean>;
  /** Gives running jobs a few seconds to finish; unfinished ones run again in another process. */
  stop: () => Promise<void>;
}
