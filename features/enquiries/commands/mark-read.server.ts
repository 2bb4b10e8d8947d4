import { and, desc, eq, lte } from 'drizzle-orm';
import type { Tx } from '#server/db/transaction.ts';
import { settleNotices } from '#server/notices/settle.ts';
import { services } from '#server/services.ts';
import { linkOver } from '../errors.server.ts';
import { readLimit } from '../limits.ts';
import { noticeKeyOf } from '../notices.server.ts';
import { type Access, reach, readerOf } from '../queries.server.ts';
import { noteRead } from '../reads.server.ts';
import { enquiryMessages } from '../tables.server.ts';
import { publishThread } from '../topics.server.ts';

/** The newest messages of a conversation up to one, or to the last. */
const newest = (tx: Tx, enquiryId: string, upTo: string | undefined) =>
  tx
    .select({ id: enquiryMessages.id, side: enquiryMessages.side })
    .from(enquiryMessages)
    .where(
      and(
        eq(enquiryMessages.enquiryId, enquiryId),
        // What arrived after the page was drawn is not read yet.
        upTo ? lte(enquiryMessages.id, upTo) : undefined,
      ),
    )
    .orderBy(desc(enquiryMessages.id))
    .limit(100);

/** Records how far the person has read a conversation; the other side sees it. */
export async function markRead(access: Access, wish: { upTo?: string; address: string }): Promise<void> {
  const { limits, inTransaction } = services();
  await limits.take(readLimit, wish.address);
  await inTransaction(async (tx) => {
    const reached = await reach(tx, access);
    if (!reached) throw linkOver();
    const { enquiry, side } = reached;
    const read = await newest(tx, enquiry.id, wish.upTo);
    const [last] = read;
    if (!last) return;
    const mark = { enquiryId: enquiry.id, side, reader: readerOf(access), messageId: last.id };
    if (!(await noteRead(tx, mark))) return;
    await publishThread(tx, enquiry);
    if ('person' in access)
      await settleNotices(
        tx,
        access.person.userId,
        read.filter((one) => one.side === 'staff').map(noticeKeyOf),
      );
  });
}
