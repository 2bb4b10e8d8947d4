import { and, eq, inArray, isNull } from 'drizzle-orm';
import { now } from '../clock.ts';
import type { Tx } from '../db/transaction.ts';
import { publish } from '../live/hub.ts';
import { noticeTopic } from './notify.ts';
import { notices } from './tables.ts';

/** Marks what somebody was told as read, by its keys, because they have seen the thing itself. */
export async function settleNotices(tx: Tx, userId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const read = await tx
    .update(notices)
    .set({ readAt: now() })
    .where(and(eq(notices.userId, userId), inArray(notices.key, [...keys]), isNull(notices.readAt)))
    .returning({ id: notices.id });
  if (read.length > 0) await publish(tx, [noticeTopic(userId)], {});
}
