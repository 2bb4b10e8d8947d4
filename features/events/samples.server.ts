import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { seededEvents } from '#content/events/events.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { eventsTag } from './queries.server.ts';
import { eventRegistrations, studioEvents } from './tables.server.ts';

/** The public events that came with the site and that nobody registered for. */
export async function sampleEvents(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ id: studioEvents.id })
    .from(studioEvents)
    .where(
      and(
        inArray(
          studioEvents.slug,
          seededEvents.map(({ slug }) => slug),
        ),
        eq(studioEvents.status, 'published'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(eventRegistrations)
            .where(eq(eventRegistrations.eventId, studioEvents.id)),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Takes events off the site as drafts, or puts them back. */
export async function setEventsPublic(tx: Tx, ids: readonly string[], isPublic: boolean): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(studioEvents)
    .set({ status: isPublic ? 'published' : 'draft' })
    .where(inArray(studioEvents.id, [...ids]));
  await bump(tx, eventsTag);
}
