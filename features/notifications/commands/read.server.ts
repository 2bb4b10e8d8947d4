import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { publish } from '#server/live/hub.ts';
import { noticeTopic } from '#server/notices/notify.ts';
import { notices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';

/** Marks one notice of a person as read, or all of them; what is not theirs is left alone. */
export async function readNotices(visitor: { userId: string }, id: string | 'all'): Promise<void> {
  await services().inTransaction(async (tx) => {
    const read = await tx
      .update(notices)
      .set({ readAt: now() })
      .where(
        and(
          eq(notices.userId, visitor.userId),
          id === 'all' ? undefined : eq(notices.id, id),
          isNull(notices.readAt),
        ),
      )
      .returning({ id: notices.id });
    if (read.length > 0) await publish(tx, [noticeTopic(visitor.userId)], {});
  });
}
