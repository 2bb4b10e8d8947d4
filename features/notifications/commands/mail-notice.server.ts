import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { onEvent } from '#server/events/listen.ts';
import { channelsOf } from '#server/notices/choices.ts';
import { kindOf } from '#server/notices/kinds.ts';
import { people } from '#server/notices/people.ts';
import { stopUrls } from '#server/notices/stop-links.ts';
import { notices } from '#server/notices/tables.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { noticeMail } from '../mails.server.ts';

/** Emails a notice to a person who wants its kind by mail; run again, it does nothing. */
export async function mailNotice(id: string): Promise<void> {
  await services().inTransaction(async (tx) => {
    const [notice] = await tx
      .select()
      .from(notices)
      .where(and(eq(notices.id, id), isNull(notices.mailedAt)))
      .for('update');
    if (!notice) return;
    const { always, ownMail } = kindOf(notice.kind);
    const wanted = !ownMail && (await channelsOf(tx, notice.userId))[notice.kind].mail;
    const address = wanted ? await people().addressOf(tx, notice.userId) : null;
    if (!address) return;
    await tx.update(notices).set({ mailedAt: now() }).where(eq(notices.id, id));
    const stop = always ? null : stopUrls({ user: notice.userId, what: notice.kind });
    await sendMail(tx, {
      to: address,
      purpose: `notice.${notice.kind}`,
      mail: noticeMail(notice, stop?.page ?? null),
      ...(stop ? { unsubscribeUrl: stop.oneClick } : {}),
    });
  });
}

export const mailNotices = onEvent('notice.made', 'notifications.mail', ({ subject }) =>
  mailNotice(subject.slice('notice:'.length)),
);
