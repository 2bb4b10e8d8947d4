import { and, eq, inArray } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { ground } from '#server/ground.ts';
import type { SaveWish } from '../schema.ts';
import { applications, savedApplications } from '../tables.server.ts';
import { seenBy } from '../visible.server.ts';

/** Saves applications for somebody, or forgets them; saving twice is saving once, and unknown ones are passed over. */
export async function save({ slugs, saved }: SaveWish, userId: string): Promise<void> {
  await ground().inTransaction(async (tx) => {
    const known = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(inArray(applications.slug, slugs), saved ? seenBy(false) : undefined));
    if (known.length === 0) return;
    const ids = known.map(({ id }) => id);
    if (saved)
      await tx
        .insert(savedApplications)
        .values(ids.toSorted().map((applicationId) => ({ userId, applicationId, savedAt: now() })))
        .onConflictDoNothing();
    else
      await tx
        .delete(savedApplications)
        .where(and(eq(savedApplications.userId, userId), inArray(savedApplications.applicationId, ids)));
  });
}
