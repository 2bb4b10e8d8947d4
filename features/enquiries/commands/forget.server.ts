import { and, eq, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { storageKey } from '../files.server.ts';
import { enquiries, enquiryFiles, enquiryMessages, enquiryReads } from '../tables.server.ts';

const daysAgo = (days: number): Date => new Date(now().getTime() - days * 86_400_000);

/** Something of the visitor's that nobody of the staff has read. */
const hasUnread = sql`exists (
  select from ${enquiryMessages} where ${enquiryMessages.enquiryId} = ${enquiries.id}
    and ${enquiryMessages.side} = 'visitor' and not exists (
      select from ${enquiryReads} where ${enquiryReads.enquiryId} = ${enquiries.id}
        and ${enquiryReads.side} = 'staff' and ${enquiryReads.messageId} >= ${enquiryMessages.id}))`;

/** When somebody of the staff last read on. */
const lastRead = sql`(select max(${enquiryReads.readAt}) from ${enquiryReads}
  where ${enquiryReads.enquiryId} = ${enquiries.id} and ${enquiryReads.side} = 'staff')`;

/**
 * Forgets conversations in which nothing was said for long, and those that nobody confirmed some days after they were
 * read; gives how many. What nobody has read stays, unless staff have closed it.
 */
export function forgetEnquiries(): Promise<number> {
  const { enquiryDays, enquiryUnconfirmedDays } = readSettings().retention;
  const unconfirmed = eq(enquiries.state, 'unconfirmed');
  const isDone = or(eq(enquiries.state, 'closed'), not(hasUnread));
  return services().inTransaction(async (tx) => {
    const { rowCount } = await tx
      .delete(enquiries)
      .where(
        or(
          and(unconfirmed, not(hasUnread), lt(lastRead, daysAgo(enquiryUnconfirmedDays))),
          and(ne(enquiries.state, 'unconfirmed'), isDone, lt(enquiries.changedAt, daysAgo(enquiryDays))),
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
  const { database, storage } = services();
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

export const enquiriesForget = defineRetention({
  name: 'enquiries-forget',
  keeps: ['enquiryDays', 'enquiryUnconfirmedDays'],
  every: '40 * * * *',
  forget: async () => (await forgetEnquiries()) + (await forgetFiles()),
});
