import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { hostBlocks, hosts } from '../../tables.server.ts';
import type { BlockWish } from '../schema.ts';
import { noSuchThing } from './hold.server.ts';

const momentOf = (day: string, time: string, zone: string): Date =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds,
  );

/** Keeps a stretch of a host's day free: it is offered to nobody from now on. Meetings in it stay. */
export async function addBlock(
  { host: hostId, day, from, to, note }: BlockWish,
  zone: string,
  actor: string,
): Promise<void> {
  const [startAt, endAt] = [momentOf(day, from, zone), momentOf(day, to, zone)];
  if (endAt <= now()) throw badInput({ day: 'This time is already over.' });
  return services().inTransaction(async (tx) => {
    const [host] = await tx.select().from(hosts).where(eq(hosts.id, hostId)).for('update');
    if (!host) throw noSuchThing('host');
    await tx.insert(hostBlocks).values({ id: newId(), hostId, startAt, endAt, note, createdAt: now() });
    await recordChange(tx, {
      kind: 'booking.block-added',
      subject: `host:${hostId}`,
      actor,
      before: null,
      after: { host: host.handle, start: startAt.toISOString(), end: endAt.toISOString(), note },
    });
  });
}

/** Offers a stretch again that was kept free; one that a colleague has freed already stays so. */
export function removeBlock(id: string, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    const [gone] = await tx.delete(hostBlocks).where(eq(hostBlocks.id, id)).returning();
    if (!gone) return;
    const { hostId, startAt, endAt, note } = gone;
    await recordChange(tx, {
      kind: 'booking.block-removed',
      subject: `host:${hostId}`,
      actor,
      before: { start: startAt.toISOString(), end: endAt.toISOString(), note },
      after: null,
    });
  });
}
