import { asc, eq, inArray } from 'drizzle-orm';
import { inWords } from '#lib/forms/form-words.ts';
import { slugFrom } from '#lib/text/slug.ts';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { bump } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { typesTag } from '../../queries.server.ts';
import { hosts, meetingTypeHosts, meetingTypes } from '../../tables.server.ts';
import type { TypeWish } from '../schema.ts';
import { typeColumns, typeForm, typeLabels } from '../type-fields.ts';
import { noSuchThing } from './hold.server.ts';

/** Who holds a type of meeting, by their ids. */
export async function hostIdsOf(db: DbOrTx, typeId: string): Promise<string[]> {
  const rows = await db
    .select({ id: meetingTypeHosts.hostId })
    .from(meetingTypeHosts)
    .where(eq(meetingTypeHosts.typeId, typeId))
    .orderBy(asc(meetingTypeHosts.hostId));
  return rows.map(({ id }) => id);
}

async function setHosts(tx: Tx, typeId: string, wish: TypeWish): Promise<string[]> {
  const known = await tx.select({ id: hosts.id }).from(hosts).where(inArray(hosts.id, wish.hosts));
  if (wish.active && known.length < wish.hostsNeeded)
    throw badInput({
      hostsNeeded: 'There aren’t enough hosts for this. Choose more below, or hide the meeting.',
    });
  await tx.delete(meetingTypeHosts).where(eq(meetingTypeHosts.typeId, typeId));
  if (known.length > 0)
    await tx.insert(meetingTypeHosts).values(known.map(({ id }) => ({ typeId, hostId: id })));
  return known.map(({ id }) => id).toSorted();
}

/** What a type says, with its hosts as one text. */
const wordsOf = (type: Parameters<typeof typeForm>[0], hostIds: readonly string[]) => ({
  ...inWords(typeForm(type, [])),
  hosts: hostIds.join('\n'),
});

/** Saves what a type of meeting asks for and who holds it; the booking page follows. What is booked stays as it is. */
export function editType(id: string, wish: TypeWish, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    const [type] = await tx.select().from(meetingTypes).where(eq(meetingTypes.id, id)).for('update');
    if (!type) throw noSuchThing('meeting type');
    const columns = typeColumns(wish);
    const before = wordsOf(type, await hostIdsOf(tx, id));
    const after = wordsOf({ ...columns, slug: type.slug }, wish.hosts.toSorted());
    checkSeen(wish.seen ?? 0, { version: type.version, yours: after, theirs: before, labels: typeLabels });
    await tx
      .update(meetingTypes)
      .set({ ...columns, version: type.version + 1 })
      .where(eq(meetingTypes.id, id));
    await setHosts(tx, id, wish);
    await recordChange(tx, {
      kind: 'booking.type-edited',
      subject: `meeting-type:${id}`,
      actor,
      before,
      after,
    });
    await bump(tx, typesTag);
  });
}

/** Adds a type of meeting; gives its id. */
export function addType(wish: TypeWish, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const id = newId();
    const slug = wish.slug || slugFrom(wish.name);
    const [added] = await tx
      .insert(meetingTypes)
      .values({ id, ...typeColumns(wish), slug, createdAt: now() })
      .onConflictDoNothing({ target: meetingTypes.slug })
      .returning();
    if (!added) throw badInput({ slug: 'Another meeting already uses this address.' });
    const after = wordsOf(added, await setHosts(tx, id, wish));
    await recordChange(tx, {
      kind: 'booking.type-added',
      subject: `meeting-type:${id}`,
      actor,
      before: null,
      after,
    });
    await bump(tx, typesTag);
    return id;
  });
}
