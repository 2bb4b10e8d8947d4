import type { Tx } from '../db/transaction.ts';

/** The running jobs of this process. */
export interface Jobs {
  /** Connects, makes the queues and starts a worker for every job. */
  start: () => Promise<void>;
  isUp: () => boolean;
  /** Puts a job into its queue, in a transaction; gives its id. */
  send: (tx: Tx, name: string, data: object, options: { startAfter?: Date }) => Promise<string>;
  /** Lets a job run again that used up its tries; false when it is not there, or has not failed. */
  retry: (tx: Tx, name: string, id: string) => Promise<boolean>;
  /** Lets running jobs finish, for some seconds; what does not finish runs again elsewhere. */
  stop: () => Promise<void>;
}
