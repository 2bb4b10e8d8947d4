import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { EventKind, EventPayloads } from '#lib/event-kinds.ts';
import { events } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { ground } from '../ground.ts';
import { defineJob } from '../jobs/define.ts';
import { enqueue } from '../jobs/jobs.ts';
import { log } from '../log.ts';

type Row = typeof events.$inferSelect;

/** An event as its listeners see it. An older version of the site may have written it, without some of the data. */
export type StoredEvent<Kind extends EventKind = EventKind> = {
  [Each in Kind]: Omit<Row, 'kind' | 'data'> & { kind: Each; data: Partial<EventPayloads[Each]> };
}[Kind];

const isOf = <Kind extends EventKind>(row: Row, kind: Kind): row is Row & StoredEvent<Kind> =>
  row.kind === kind;

/** Somebody who is told of one kind of event. */
export interface Listener {
  /** Stays as it is: jobs that wait name it. */
  name: string;
  kind: EventKind;
  hear: (row: Row) => Promise<void>;
}

/** Tells one listener of one event. */
export const listenerJob = defineJob({
  name: 'event-listener',
  schema: z.object({ listener: z.string(), event: z.string() }),
  retries: 10,
  run: async ({ listener: name, event: id }) => {
    const listener = ground().known.listeners.get(name);
    if (!listener) return log().warn({ listener: name }, 'nobody listens under this name any more');
    const [event] = await ground().database.db.select().from(events).where(eq(events.id, id));
    if (event) await listener.hear(event);
  },
});

/** Calls `hear` by job after an event of this kind was committed, at least once. */
export const onEvent = <Kind extends EventKind>(
  kind: Kind,
  name: string,
  hear: (event: StoredEvent<Kind>) => Promise<void>,
): Listener => ({
  name,
  kind,
  hear: async (row) => {
    if (isOf(row, kind)) await hear(row);
  },
});

/** Puts one job a listener into the event's own transaction, so that one that fails does not repeat the others. */
export async function enqueueListeners(tx: Tx, kind: EventKind, event: string): Promise<void> {
  for (const listener of ground().known.listeners.values()) {
    if (listener.kind === kind) await enqueue(tx, listenerJob, { listener: listener.name, event });
  }
}
