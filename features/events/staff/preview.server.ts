import { inArray } from 'drizzle-orm';
import { slugFrom } from '#lib/text/slug.ts';
import { now } from '#server/clock.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { type EventFactsPage, pageOf } from '../page.server.ts';
import { speakersOf } from '../queries.server.ts';
import { speakers } from '../tables.server.ts';
import { eventColumns, ticketsOf } from './event-form.ts';
import { eventById } from './queries.server.ts';
import type { EventWish } from './schema.ts';

/** The page of an event as it is saved, shown as if it were public. */
export async function previewSaved(id: string): Promise<EventFactsPage> {
  const { event, tickets } = await eventById(services().database.db, id);
  const shown = event.status === 'draft' ? { ...event, status: 'published' as const } : event;
  return pageOf({ event: shown, tickets }, await speakersOf(id), null);
}

/** The page of an event as its form says, before anything is saved. */
export async function previewTyped(wish: EventWish): Promise<EventFactsPage> {
  const id = newId();
  const at = now();
  const event = {
    ...eventColumns(wish),
    id,
    slug: wish.slug || slugFrom(wish.title) || 'event',
    status: 'published' as const,
    message: '',
    sequence: 0,
    version: 1,
    createdAt: at,
    scheduledAt: at,
    changedAt: at,
  };
  const tickets = ticketsOf(wish).map((ticket) => ({
    ...ticket,
    id: newId(),
    eventId: id,
    taken: 0,
    waiting: 0,
    lastNumber: 0,
  }));
  const handles = wish.speakers.map(({ speaker }) => speaker);
  const known = await services().database.db.select().from(speakers).where(inArray(speakers.handle, handles));
  const leading = wish.speakers.flatMap(({ speaker, leads }) =>
    known.filter(({ handle }) => handle === speaker).map(({ name, about }) => ({ name, about, leads })),
  );
  return pageOf({ event, tickets }, leading, null);
}
