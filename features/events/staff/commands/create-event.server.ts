import { eq, inArray, like } from 'drizzle-orm';
import { inWords } from '#lib/forms/form-words.ts';
import { slugFrom } from '#lib/text/slug.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { eventSpeakers, eventTickets, speakers, studioEvents } from '../../tables.server.ts';
import { eventColumns, ticketsOf } from '../event-form.ts';
import { savedForm } from '../queries.server.ts';
import type { EventWish } from '../schema.ts';

/** An address for an event that no other has: the one that is wished for, or with a number behind it. */
export async function freeSlug(tx: Tx, wished: string): Promise<string> {
  const base = wished || 'event';
  const rows = await tx
    .select({ slug: studioEvents.slug })
    .from(studioEvents)
    .where(like(studioEvents.slug, `${base.slice(0, 60)}%`));
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(`${base.slice(0, 60)}-${count}`)) count += 1;
  return `${base.slice(0, 60)}-${count}`;
}

/** Says who leads an event, in their order; throws where somebody is not known. */
export async function setSpeakers(tx: Tx, eventId: string, wished: EventWish['speakers']): Promise<void> {
  const handles = wished.map(({ speaker }) => speaker);
  const known = await tx.select().from(speakers).where(inArray(speakers.handle, handles));
  const rows = wished.map(({ speaker, leads }, position) => {
    const found = known.find(({ handle }) => handle === speaker);
    if (!found) throw badInput({ [`speakers.${position}.speaker`]: 'Please choose a person from the list.' });
    return { eventId, speakerId: found.id, leads, position };
  });
  if (new Set(handles).size < handles.length)
    throw badInput({ [`speakers.${handles.length - 1}.speaker`]: 'This person is listed twice.' });
  await tx.delete(eventSpeakers).where(eq(eventSpeakers.eventId, eventId));
  if (rows.length > 0) await tx.insert(eventSpeakers).values(rows);
}

/** Puts a draft into the tables, in the caller's transaction. */
export async function insertDraft(tx: Tx, id: string, wish: EventWish): Promise<void> {
  const at = now();
  await tx.insert(studioEvents).values({
    ...eventColumns(wish),
    id,
    slug: await freeSlug(tx, wish.slug || slugFrom(wish.title)),
    status: 'draft',
    message: '',
    sequence: 0,
    createdAt: at,
    scheduledAt: at,
    changedAt: at,
  });
  await insertTickets(tx, id, ticketsOf(wish));
  await setSpeakers(tx, id, wish.speakers);
}

type NewTicket = Pick<
  typeof eventTickets.$inferInsert,
  'mode' | 'name' | 'capacity' | 'instructions' | 'position'
>;

/** Adds ways to take part to an event, with all seats free. */
export async function insertTickets(tx: Tx, eventId: string, tickets: readonly NewTicket[]): Promise<void> {
  const fresh = { eventId, taken: 0, waiting: 0, lastNumber: 0 };
  if (tickets.length > 0)
    await tx.insert(eventTickets).values(
      tickets.map(({ mode, name, capacity, instructions, position }) => ({
        ...fresh,
        id: newId(),
        mode,
        name,
        capacity,
        instructions,
        position,
      })),
    );
}

/** Makes a draft that nobody sees but staff; gives its id. */
export function createEvent(wish: EventWish, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const id = newId();
    await insertDraft(tx, id, wish);
    const after = inWords(await savedForm(tx, id));
    await recordChange(tx, { kind: 'event.created', subject: `event:${id}`, actor, before: null, after });
    return id;
  });
}
