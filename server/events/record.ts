import type { EventKind, EventPayloads, WithChanges } from '#lib/event-kinds.ts';
import { now } from '../clock.ts';
import { events } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { changesBetween } from './changes.ts';
import { enqueueListeners } from './tell-listeners.ts';

/** What a command did: `subject` is what it was done to, `actor` who did it ('visitor', 'system', 'user:<id>'). */
interface Told<Kind> {
  kind: Kind;
  subject: string;
  actor: string;
}

/** Data may be left out where all of it is optional. */
type Data<Payload> = Record<never, never> extends Payload ? { data?: Payload } : { data: Payload };

type NewEvent = { [Kind in EventKind]: Told<Kind> & Data<EventPayloads[Kind]> }[EventKind];

/** The kinds that hold changes; `recordChange` adds these to the rest of the data. */
type ChangeKind = {
  [Kind in EventKind]: Extract<EventPayloads[Kind], WithChanges> extends never ? never : Kind;
}[EventKind];
type NewChange = {
  [Kind in ChangeKind]: Told<Kind> & Data<Omit<Extract<EventPayloads[Kind], WithChanges>, 'changes'>>;
}[ChangeKind];

/** How something was changed: as it was and as it is; null where it was not there. */
interface Change<T extends object> {
  before: T | null;
  after: T | null;
}

async function write(tx: Tx, event: Told<EventKind> & { data?: Record<string, unknown> }): Promise<string> {
  const id = newId();
  await tx.insert(events).values({ id, ...event, data: event.data ?? {}, happenedAt: now() });
  await enqueueListeners(tx, event.kind, id);
  return id;
}

/** Writes the event of a command in the command's own transaction; its listeners follow by job. */
export const recordEvent = (tx: Tx, event: NewEvent): Promise<string> => write(tx, event);

/** Writes the event of an edit with every field that differs, before and after, for the audit log. */
export const recordChange = <T extends object>(
  tx: Tx,
  { before, after, data, ...event }: NewChange & Change<T>,
): Promise<string> =>
  write(tx, { ...event, data: { ...data, changes: changesBetween(before ?? {}, after ?? {}) } });
