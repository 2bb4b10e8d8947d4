import { recordEvent } from '#server/events/record.ts';
import { channelsOf } from '#server/notices/choices.ts';
import { noticeKindNames } from '#server/notices/kinds.ts';
import { readStopLink } from '#server/notices/stop-links.ts';
import { noticeChoices } from '#server/notices/tables.ts';
import { services } from '#server/services.ts';

/** Ends the emails that a link is about, at once and without signing in; pressing twice is fine. False when the link is not ours. */
export async function stopMails(token: string, by: 'page' | 'one-click'): Promise<boolean> {
  const claim = readStopLink(token);
  if (!claim) return false;
  const { user: userId, what } = claim;
  await services().inTransaction(async (tx) => {
    const channels = await channelsOf(tx, userId);
    for (const kind of noticeKindNames) {
      if (what !== 'digest' && what !== kind) continue;
      const { app, mail, digest } = channels[kind];
      const after = what === 'digest' ? { app, mail, digest: false } : { app, mail: false, digest };
      await tx
        .insert(noticeChoices)
        .values({ userId, kind, ...after })
        .onConflictDoUpdate({ target: [noticeChoices.userId, noticeChoices.kind], set: after });
    }
    await recordEvent(tx, {
      kind: 'notices.stopped',
      subject: `user:${userId}`,
      actor: `user:${userId}`,
      data: { what, by },
    });
  });
  return true;
}
