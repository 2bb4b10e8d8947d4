import { and, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { seededEvents } from '#content/events/events.ts';
import { seededSpeakers } from '#content/events/speakers.ts';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { eventsTag } from './queries.server.ts';
import { joinLinkIn } from './rules.ts';
import { eventRegistrations, eventTickets, speakers, studioEvents } from './tables.server.ts';

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

/** The speakers who still go by the role that came with the site. */
export async function unnamedSpeakers(db: DbOrTx): Promise<string[]> {
  const roles = seededSpeakers.map(({ name }) => name);
  const rows = await db.select({ name: speakers.name }).from(speakers).where(inArray(speakers.name, roles));
  return rows.map(({ name }) => name);
}

/** How many public events to come can be joined online while their guests are told no link. */
export async function eventsWithoutLink(db: DbOrTx): Promise<number> {
  const rows = await db
    .select({ instructions: eventTickets.instructions })
    .from(eventTickets)
    .innerJoin(studioEvents, eq(studioEvents.id, eventTickets.eventId))
    .where(
      and(
        eq(eventTickets.mode, 'online'),
        eq(studioEvents.status, 'published'),
        gt(studioEvents.endAt, now()),
      ),
    );
  return rows.filter(({ instructions }) => joinLinkIn(instructions) === null).length;
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
