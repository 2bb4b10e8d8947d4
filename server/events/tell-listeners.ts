import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { EventKind } from '#lib/event-kinds.ts';
import { events } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import { defineJob } from '../jobs/define.ts';
import { enqueue } from '../jobs/jobs.ts';
import { log } from '../log.ts';
import { services } from '../services.ts';

/** Tells one listener of one event. */
export const listenerJob = defineJob({
  name: 'event-listener',
  schema: z.object({ listener: z.string(), event: z.string() }),
  retries: 10,
  run: async ({ listener: name, event: id }) => {
    const listener = services().known.listeners.get(name);
    if (!listener) return log().warn({ listener: name }, 'nobody listens under this name any more');
    const [event] = await services().database.db.select().from(events).where(eq(events.id, id));
    if (event) await listener.hear(event);
  },
});

/** Puts one job a listener into the event's own transaction, so that one that fails does not repeat the others. */
export async function enqueueListeners(tx: Tx, kind: EventKind, event: string): Promise<void> {
  for (const listener of services().known.listeners.values()) {
    if (listener.kind === kind) await enqueue(tx, listenerJob, { listener: listener.name, event });
  }
}
