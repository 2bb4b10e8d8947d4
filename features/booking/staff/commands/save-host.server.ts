import { eq } from 'drizzle-orm';
import { inWords } from '#lib/forms/form-words.ts';
import { slugFrom } from '#lib/text/slug.ts';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { hosts } from '../../tables.server.ts';
import { hostColumns, hostForm, hostLabels } from '../host-form.ts';
import type { HostWish } from '../schema.ts';
import { noSuchThing } from './hold.server.ts';

/** Saves a host's hours and how they are met; free times follow at once. What is booked stands. */
export function editHost(id: string, wish: HostWish, actor: string): Promise<void> {
  return services().inTransaction(async (tx) => {
    const [host] = await tx.select().from(hosts).where(eq(hosts.id, id)).for('update');
    if (!host) throw noSuchThing('host');
    const columns = hostColumns(wish);
    const before = inWords(hostForm(host));
    const after = inWords(hostForm(columns));
    checkSeen(wish.seen ?? 0, { version: host.version, yours: after, theirs: before, labels: hostLabels });
    await tx
      .update(hosts)
      .set({ ...columns, version: host.version + 1 })
      .where(eq(hosts.id, id));
    await recordChange(tx, { kind: 'booking.host-edited', subject: `host:${id}`, actor, before, after });
  });
}

/** Adds somebody who can be met; gives their id. */
export function addHost(wish: HostWish, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const id = newId();
    const columns = hostColumns(wish);
    const handle = slugFrom(wish.name) || 'host';
    const [added] = await tx
      .insert(hosts)
      .values({ id, handle, ...columns, createdAt: now() })
      .onConflictDoNothing({ target: hosts.handle })
      .returning();
    if (!added)
      throw badInput({
        name: 'Another host already has this name. Change it so that people can tell them apart.',
      });
    const after = inWords(hostForm(columns));
    await recordChange(tx, { kind: 'booking.host-added', subject: `host:${id}`, actor, before: null, after });
    return id;
  });
}
