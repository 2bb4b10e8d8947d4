import { inArray } from 'drizzle-orm';
import { seededHosts } from '#content/booking/hosts.ts';
import { seededMeetingTypes } from '#content/booking/meeting-types.ts';
import { now } from '#server/clock.ts';
import { defineSeed } from '#server/db/seed.ts';
import type { Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { typesTag } from './queries.server.ts';
import { hosts, meetingTypeHosts, meetingTypes } from './tables.server.ts';

/** Puts in the first hosts and meeting types where they are absent; what an operator changed stays. */
async function seedBooking(tx: Tx): Promise<void> {
  for (const host of seededHosts)
    await tx
      .insert(hosts)
      .values({ id: newId(), ...host, overrides: {}, video: { kind: 'off' }, createdAt: now() })
      .onConflictDoNothing({ target: hosts.handle });
  for (const [position, { hosts: handles, ...type }] of seededMeetingTypes.entries()) {
    const [added] = await tx
      .insert(meetingTypes)
      .values({ id: newId(), ...type, active: true, position, createdAt: now() })
      .onConflictDoNothing({ target: meetingTypes.slug })
      .returning({ id: meetingTypes.id });
    // Only a type that is new gets its hosts: who was taken off one stays off.
    if (!added) continue;
    const its = await tx.select({ id: hosts.id }).from(hosts).where(inArray(hosts.handle, handles));
    await tx.insert(meetingTypeHosts).values(its.map(({ id }) => ({ typeId: added.id, hostId: id })));
    await bump(tx, typesTag);
  }
}

export const bookingSeed = defineSeed('booking', seedBooking);
