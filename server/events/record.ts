import { now } from '../clock.ts';
import { events } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { enqueueListeners } from './listen.ts';

/** What a command did: `subject` is what it was done to, `actor` who did it ('visitor', 'system', 'user:<id>'). */
export interface NewEvent {
  kind: string;
  subject: string;
  actor: string;
  data?: Record<string, unknown>;
}

/** Writes the event of a command in the command's own transaction; its listeners follow by job. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<string> {
  const id = newId();
  await tx.insert(events).values({ id, ...event, data: event.data ?? {}, happenedAt: now() });
  await enqueueListeners(tx, event.kind, id);
  return id;
}
