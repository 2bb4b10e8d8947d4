import { and, eq, gte } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { events } from '#server/db/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { takeBackClosing } from '#server/personal-data/closings.ts';
import { erasePerson } from '#server/personal-data/erase.ts';
import { services } from '#server/services.ts';
import { answerLimit } from '../limits.ts';
import { type OpenWish, wishBehind } from '../queries.server.ts';

/** A press on the page behind a link, with the network it comes from. */
interface LinkPress {
  token: string;
  address: string;
}

/** 410: the link was used, is too old, or is none of ours. */
export const linkOver = (): AppError =>
  new AppError({
    status: 410,
    code: 'link_over',
    message: 'This link no longer works, so nothing was changed. Ask for a new one.',
  });

async function withWish<T>(press: LinkPress, work: (tx: Tx, wish: OpenWish) => Promise<T>): Promise<T> {
  const { inTransaction, limits } = services();
  await limits.take(answerLimit, press.address);
  return inTransaction(async (tx) => {
    const wish = await wishBehind(tx, press.token);
    if (!wish) throw linkOver();
    return work(tx, wish);
  });
}

/** Erases what is kept under the address of a link, with the closed account behind it if there is one. The link goes along. */
export function eraseByLink(press: LinkPress): Promise<void> {
  return withWish(press, async (tx, { closing, person }) => {
    await erasePerson(tx, person);
    if (closing) await takeBackClosing(tx, closing.userId);
    await recordEvent(tx, { kind: 'personal-data.erased', subject: 'personal-data', actor: 'visitor' });
  });
}

async function wasBlockedSince(tx: Tx, userId: string, since: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.subject, `user:${userId}`),
        eq(events.kind, 'identity.blocked'),
        gte(events.happenedAt, since),
      ),
    );
  return rows.length > 0;
}

/** Opens a closed account again while its data is still there; its owner signs in as before. */
export function reopenByLink(press: LinkPress): Promise<void> {
  return withWish(press, async (tx, { closing }) => {
    if (!closing || closing.purgeAt <= now() || !(await takeBackClosing(tx, closing.userId)))
      throw linkOver();
    const subject = `user:${closing.userId}`;
    // What staff blocked meanwhile stays blocked.
    if (!(await wasBlockedSince(tx, closing.userId, closing.closedAt)))
      await tx.update(identityUsers).set({ disabled: false }).where(eq(identityUsers.id, closing.userId));
    await recordEvent(tx, { kind: 'account.reopened', subject, actor: subject });
  });
}
