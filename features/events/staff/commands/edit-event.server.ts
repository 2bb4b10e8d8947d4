import { asc, eq } from 'drizzle-orm';
import { inWords } from '#lib/forms/form-words.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { bump } from '#server/freshness/freshness.ts';
import { services } from '#server/services.ts';
import { setCapacity } from '../../commands/change-capacity.server.ts';
import { tellOfMove } from '../../commands/change-event.server.ts';
import { tooLate } from '../../errors.server.ts';
import { eventsTag, type StudioEvent, type Ticket } from '../../queries.server.ts';
import { holdEvent } from '../../seats.server.ts';
import { eventTickets, studioEvents } from '../../tables.server.ts';
import { eventColumns, formOf, ticketsOf } from '../event-form.ts';
import { formLabels } from '../form-labels.ts';
import { noSuchEvent, savedForm } from '../queries.server.ts';
import type { EventWish } from '../schema.ts';
import { freeSlug, insertTickets, setSpeakers } from './create-event.server.ts';

/** What came of an edit: how many were told of a new time or place, and how many of those who waited got a seat. */
export interface Edited {
  told: number;
  seated: number;
}

/**
 * Saves an event as its form says. Pages follow; who comes is told when time or place differ; new seats go to those
 * who wait. Throws the difference where somebody else saved it meanwhile.
 */
export function editEvent(id: string, wish: EventWish, actor: string): Promise<Edited> {
  return services().inTransaction(async (tx) => {
    const event = await holdEvent(tx, id, 'update');
    if (!event) throw noSuchEvent();
    const before = await savedForm(tx, id);
    const columns = eventColumns(wish);
    const leaders = wish.speakers.map(({ speaker, leads }) => ({ handle: speaker, leads }));
    const yours = formOf({ ...columns, slug: wish.slug || event.slug }, ticketsOf(wish), leaders);
    const editions = {
      version: event.version,
      yours: inWords(yours),
      theirs: inWords(before),
      labels: formLabels,
    };
    checkSeen(wish.seen ?? 0, editions);
    if (event.status === 'cancelled')
      throw tooLate('This event was cancelled. Duplicate it to hold it again.');
    const isPublic = event.status === 'published';
    const slug =
      isPublic || !wish.slug || wish.slug === event.slug ? event.slug : await freeSlug(tx, wish.slug);
    const seated = await saveTickets(tx, event, wish, actor);
    await setSpeakers(tx, id, wish.speakers);
    const [changed] = await tx
      .update(studioEvents)
      .set({
        ...columns,
        slug,
        message: wish.message || event.message,
        sequence: event.sequence + (isPublic ? 1 : 0),
        version: event.version + 1,
        changedAt: now(),
      })
      .where(eq(studioEvents.id, id))
      .returning();
    if (!changed) throw noSuchEvent();
    const after = await savedForm(tx, id);
    await recordChange(tx, {
      kind: 'event.edited',
      subject: `event:${id}`,
      actor,
      before: inWords(before),
      after: inWords(after),
    });
    if (isPublic) await bump(tx, eventsTag);
    const told = isMoved(event, changed) ? await tellOfMove(tx, changed, actor) : 0;
    return { told, seated };
  });
}

/** Whether those who come have to be told: it is public, still to come, and at another time or place. */
const isMoved = (before: StudioEvent, after: StudioEvent): boolean =>
  after.status === 'published' &&
  after.endAt > now() &&
  (before.startAt.getTime() !== after.startAt.getTime() ||
    before.endAt.getTime() !== after.endAt.getTime() ||
    before.place !== after.place);

const fieldOf = { 'on-site': 'onSite.seats', online: 'online.seats' } as const;

/** Brings the ways to take part to what the form says; gives how many who waited were seated. */
async function saveTickets(tx: Tx, event: StudioEvent, wish: EventWish, actor: string): Promise<number> {
  const held = await tx
    .select()
    .from(eventTickets)
    .where(eq(eventTickets.eventId, event.id))
    .orderBy(asc(eventTickets.id))
    .for('update');
  const wished = ticketsOf(wish);
  let seated = 0;
  for (const ticket of wished) {
    const known = held.find(({ mode }) => mode === ticket.mode);
    if (known) seated += await saveTicket(tx, event, known, ticket, actor);
    else await insertTickets(tx, event.id, [ticket]);
  }
  for (const ticket of held.filter(({ mode }) => !wished.some((each) => each.mode === mode))) {
    if (ticket.lastNumber > 0)
      throw badInput({
        [fieldOf[ticket.mode]]: 'People have already registered for this ticket, so you can’t remove it.',
      });
    await tx.delete(eventTickets).where(eq(eventTickets.id, ticket.id));
  }
  return seated;
}

async function saveTicket(
  tx: Tx,
  event: StudioEvent,
  known: Ticket,
  { capacity, instructions }: { capacity: number; instructions: string },
  actor: string,
): Promise<number> {
  if (instructions !== known.instructions)
    await tx.update(eventTickets).set({ instructions }).where(eq(eventTickets.id, known.id));
  if (capacity === known.capacity) return 0;
  if (capacity < known.taken)
    throw badInput({
      [fieldOf[known.mode]]: `${known.taken} seats are already taken, so there can’t be fewer.`,
    });
  return setCapacity(tx, event, { ...known, instructions }, { capacity, actor });
}
