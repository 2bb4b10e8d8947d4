import { now } from '../clock.ts';
import { events } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { changesBetween } from './changes.ts';
import { enqueueListeners } from './listen.ts';

/** What a command did: `subject` is what it was done to, `actor` who did it ('visitor', 'system', 'user:<id>'). */
interface NewEvent {
  kind: string;
  subject: string;
  actor: string;
  data?: Record<string, unknown>;
}

/** How something was changed: as it was and as it is; null where it was not there. */
interface NewChange<T extends object> extends NewEvent {
  before: T | null;
  after: T | null;
}

/** Writes the event of an edit with every field that differs, before and after, for the audit log. */
export const recordChange = <T extends object>(tx: Tx, { before, after, data, ...event }: NewChange<T>) =>
  recordEvent(tx, { ...event, data: { ...data, changes: changesBetween(before ?? {}, after ?? {}) } });

/** Writes the event of a command in the command's own transaction; its listeners follow by job. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<string> {
  const id = newId();
  await tx.insert(events).values({ id, ...event, data: event.data ?? {}, happenedAt: now() });
  await enqueueListeners(tx, event.kind, id);
  return id;
}
