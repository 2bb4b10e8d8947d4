import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import type { Side } from './policy.ts';
import { enquiryReads } from './tables.server.ts';

/** How far somebody has read. */
export type Read = typeof enquiryReads.$inferInsert;

/** Notes that somebody has read up to a message; never takes a mark back. True if it moved. */
export async function noteRead(tx: Tx, read: Omit<Read, 'readAt'>): Promise<boolean> {
  const moved = await tx
    .insert(enquiryReads)
    .values({ ...read, readAt: now() })
    .onConflictDoUpdate({
      target: [enquiryReads.enquiryId, enquiryReads.side, enquiryReads.reader],
      set: { messageId: read.messageId, readAt: now() },
      setWhere: sql`${enquiryReads.messageId} < excluded.message_id`,
    })
    .returning({ reader: enquiryReads.reader });
  return moved.length > 0;
}

/** How far somebody has read who is known by several names. */
export async function readByReaders(
  db: DbOrTx,
  { enquiryId, side, readers }: { enquiryId: string; side: Side; readers: string[] },
) {
  const [mark] = await db
    .select({ messageId: enquiryReads.messageId })
    .from(enquiryReads)
    .where(
      and(
        eq(enquiryReads.enquiryId, enquiryId),
        eq(enquiryReads.side, side),
        inArray(enquiryReads.reader, readers),
      ),
    )
    .orderBy(desc(enquiryReads.messageId))
    .limit(1);
  return mark ?? null;
}

/** When somebody last read on in a conversation; empty where nobody has. */
export async function latestRead(db: DbOrTx, enquiryId: string): Promise<string> {
  const [read] = await db
    .select({ at: max(enquiryReads.readAt) })
    .from(enquiryReads)
    .where(eq(enquiryReads.enquiryId, enquiryId));
  return read?.at?.toISOString() ?? '';
}

/** How far one side has read, whoever of it read last; null where nobody has. */
export async function readBy(db: DbOrTx, enquiryId: string, side: Side) {
  const [mark] = await db
    .select({ messageId: enquiryReads.messageId, readAt: enquiryReads.readAt })
    .from(enquiryReads)
    .where(and(eq(enquiryReads.enquiryId, enquiryId), eq(enquiryReads.side, side)))
    .orderBy(desc(enquiryReads.messageId))
    .limit(1);
  return mark ?? null;
}
