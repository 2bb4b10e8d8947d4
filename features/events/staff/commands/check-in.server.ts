import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { readLink } from '../../links.server.ts';
import { type Registered, selectRegistered } from '../../queries.server.ts';
import { eventRegistrations } from '../../tables.server.ts';
import type { DoorAnswer } from '../door.ts';
import { readTicketCode } from '../ticket-code.ts';

/** Lets in whoever shows a code, once; says why where they cannot come in. */
export function checkInByCode(eventId: string, code: string, actor: string): Promise<DoorAnswer> {
  return services().inTransaction(async (tx) => {
    const read = readTicketCode(code);
    if (!read) return { is: 'unknown' };
    if ('reference' in read) {
      const found = await find(tx, eq(eventRegistrations.reference, read.reference));
      return found ? letIn(tx, eventId, found, actor) : { is: 'unknown' };
    }
    const claim = readLink(read.token);
    const found = claim && (await find(tx, eq(eventRegistrations.id, claim.id)));
    if (!claim || !found) return { is: 'unknown' };
    if (claim.holder !== found.registration.holder) return { is: 'handed-on' };
    return letIn(tx, eventId, found, actor);
  });
}

/** Lets in somebody who was found by their name. */
export function checkIn(eventId: string, registrationId: string, actor: string): Promise<DoorAnswer> {
  return services().inTransaction(async (tx) => {
    const found = await find(tx, eq(eventRegistrations.id, registrationId));
    return found ? letIn(tx, eventId, found, actor) : { is: 'unknown' };
  });
}

async function find(tx: Tx, its: ReturnType<typeof eq>): Promise<Registered | null> {
  const [found] = await selectRegistered(tx).where(its);
  return found ?? null;
}

async function letIn(tx: Tx, eventId: string, found: Registered, actor: string): Promise<DoorAnswer> {
  const { registration, event, ticket } = found;
  const { id, name } = registration;
  if (event.id !== eventId) return { is: 'other-event', event: event.title };
  if (event.status === 'cancelled') return { is: 'called-off' };
  const at = now();
  // Two doors that scan the same ticket at once both come here: the row takes one of them.
  const [entered] = await tx
    .update(eventRegistrations)
    .set({ checkedInAt: at })
    .where(
      and(
        eq(eventRegistrations.id, id),
        eq(eventRegistrations.status, 'registered'),
        isNull(eventRegistrations.checkedInAt),
      ),
    )
    .returning({ id: eventRegistrations.id });
  if (entered) {
    await recordEvent(tx, {
      kind: 'event.checked-in',
      subject: `registration:${id}`,
      actor,
      data: { event: event.slug },
    });
    return { is: 'welcome', registration: id, name, ticket: ticket.name, at: at.toISOString() };
  }
  const [stands] = await tx.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
  if (stands?.checkedInAt)
    return { is: 'already', registration: id, name, at: stands.checkedInAt.toISOString() };
  return { is: stands?.status === 'waiting' ? 'waiting' : 'withdrawn', name };
}

/** Takes a check-in back; gives the name, or null where nobody was in. */
export function undoCheckIn(eventId: string, registrationId: string, actor: string): Promise<string | null> {
  return services().inTransaction(async (tx) => {
    const its = and(eq(eventRegistrations.id, registrationId), eq(eventRegistrations.eventId, eventId));
    const [stands] = await tx.select().from(eventRegistrations).where(its).for('update');
    if (!stands?.checkedInAt) return null;
    await tx.update(eventRegistrations).set({ checkedInAt: null }).where(its);
    await recordEvent(tx, {
      kind: 'event.check-in-undone',
      subject: `registration:${registrationId}`,
      actor,
      data: { was: stands.checkedInAt.toISOString() },
    });
    return stands.name;
  });
}
