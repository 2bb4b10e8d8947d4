import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { freeHostsAt } from '../../availability.server.ts';
import { hostAbsences, hosts } from '../../tables.server.ts';
import { meetingsDuring } from '../absence-meetings.server.ts';
import type { AbsenceWish } from '../schema.ts';
import { handOverMeeting } from './hand-over.server.ts';
import { noSuchThing } from './hold.server.ts';

/** Says that a host is away; no time of theirs is offered from now on. What is booked already stands until it is handed over. Gives its id. */
export function addAbsence(hostId: string, wish: AbsenceWish, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const [host] = await tx.select().from(hosts).where(eq(hosts.id, hostId)).for('update');
    if (!host) throw noSuchThing('host');
    if (wish.lastDay < now().toISOString().slice(0, 10))
      throw badInput({ lastDay: 'These days are already over.' });
    const id = newId();
    await tx.insert(hostAbsences).values({ id, hostId, ...wish, createdAt: now() });
    await recordChange(tx, {
      kind: 'booking.absence-added',
      subject: `host:${hostId}`,
      actor,
      before: null,
      after: { host: host.handle, ...wish },
    });
    return id;
  });
}

/** Ends an absence before its time, or takes it back: the host can be booked again. Gives whose it was. */
export function removeAbsence(id: string, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const [gone] = await tx.delete(hostAbsences).where(eq(hostAbsences.id, id)).returning();
    if (!gone) throw noSuchThing('absence');
    const { hostId, firstDay, lastDay, note } = gone;
    await recordChange(tx, {
      kind: 'booking.absence-removed',
      subject: `host:${hostId}`,
      actor,
      before: { firstDay, lastDay, note },
      after: null,
    });
    return hostId;
  });
}

/** Hands every meeting of an absence to somebody who is free then; gives how many were, and how many nobody could take. */
export async function handOverAll(
  id: string,
  message: string,
  actor: string,
): Promise<{ handed: number; left: number }> {
  const { db } = services().database;
  const { hostId, meetings } = await meetingsDuring(id);
  let handed = 0;
  for (const { booking, type } of meetings) {
    const [to] = await freeHostsAt(db, type, booking.startAt.getTime());
    if (!to) continue;
    await handOverMeeting({ booking: booking.id, from: hostId, to, message, actor });
    handed += 1;
  }
  return { handed, left: meetings.length - handed };
}
