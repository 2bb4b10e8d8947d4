import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { globalCell } from '#lib/global-cell.ts';
import { events } from '../db/tables.ts';
import type { Db, Tx } from '../db/transaction.ts';
import { unavailable } from '../errors.ts';
import { defineJob, enqueue } from '../jobs/jobs.ts';
import { log } from '../log.ts';

/** An event as its listeners see it. */
export type StoredEvent = typeof events.$inferSelect;

interface Listener {
  name: string;
  kind: string;
  hear: (event: StoredEvent) => Promise<void>;
}

const cell = globalCell('events', () => ({ listeners: new Map<string, Listener>(), db: null as Db | null }));

/** Gives the listeners the database they read events from; called by the ground. */
export function connectListeners(db: Db | null): void {
  cell.db = db;
}

const listenerJob = defineJob({
  name: 'event-listener',
  schema: z.object({ listener: z.string(), event: z.string() }),
  retries: 10,
  run: async ({ listener: name, event: id }) => {
    const listener = cell.listeners.get(name);
    if (!listener) return log().warn({ listener: name }, 'nobody listens under this name any more');
    if (!cell.db) throw unavailable();
    const [event] = await cell.db.select().from(events).where(eq(events.id, id));
    if (event) await listener.hear(event);
  },
});

/** Calls `hear` by job after an event of this kind was committed, at least once; register at start, under a lasting name. */
export function onEvent(kind: string, name: string, hear: (event: StoredEvent) => Promise<void>): void {
  cell.listeners.set(name, { name, kind, hear });
}

/** Puts one job a listener into the event's own transaction, so that one that fails does not repeat the others. */
export async function enqueueListeners(tx: Tx, kind: string, event: string): Promise<void> {
  for (const listener of cell.listeners.values()) {
    if (listener.kind === kind) await enqueue(tx, listenerJob, { listener: listener.name, event });
  }
}
