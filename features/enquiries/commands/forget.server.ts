import { and, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { ground } from '#server/ground.ts';
import { defineRetention } from '#server/retention/define.ts';
import { readSettings } from '#server/settings/settings.ts';
import { storageKey } from '../files.server.ts';
import { enquiries, enquiryFiles } from '../tables.server.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

/** Forgets conversations in which nothing was said for long, and those that nobody confirmed; gives how many. */
export function forgetEnquiries(): Promise<number> {
  const { enquiryDays, enquiryUnconfirmedDays } = readSettings().retention;
  const unconfirmed = eq(enquiries.state, 'unconfirmed');
  return ground().inTransaction(async (tx) => {
    const { rowCount } = await tx
      .delete(enquiries)
      .where(
        or(
          and(unconfirmed, lt(enquiries.changedAt, daysAgo(enquiryUnconfirmedDays))),
          and(ne(enquiries.state, 'unconfirmed'), lt(enquiries.changedAt, daysAgo(enquiryDays))),
        ),
      );
    const forgotten = rowCount ?? 0;
    if (forgotten > 0)
      await recordEvent(tx, {
        kind: 'enquiry.forgotten',
        subject: 'enquiry',
        actor: 'system',
        data: { forgotten },
      });
    return forgotten;
  });
}

/** Removes files that belong to no message: of forms that were never sent, and of what was forgotten. Gives how many. */
export async function forgetFiles(): Promise<number> {
  const { database, storage } = ground();
  const lost = await database.db
    .select({ id: enquiryFiles.id })
    .from(enquiryFiles)
    .where(and(isNull(enquiryFiles.messageId), lt(enquiryFiles.createdAt, daysAgo(1))))
    .limit(1000);
  if (lost.length === 0) return 0;
  // The content first: a row that is left is found again, a file that is left is not.
  for (const { id } of lost) await storage.delete(storageKey(id));
  await database.db.delete(enquiryFiles).where(
    inArray(
      enquiryFiles.id,
      lost.map(({ id }) => id),
    ),
  );
  return lost.length;
}

defineRetention({
  name: 'enquiries-forget',
  keeps: ['enquiryDays', 'enquiryUnconfirmedDays'],
  every: '40 * * * *',
  forget: async () => (await forgetEnquiries()) + (await forgetFiles()),
});
