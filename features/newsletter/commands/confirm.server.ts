import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { readLink, unsubscribeUrls } from '../links.server.ts';
import { welcomeMail } from '../mails.server.ts';
import { mayConfirm } from '../policy.ts';
import { holdById } from '../queries.server.ts';
import { newsletterSubscribers } from '../tables.server.ts';

/** Confirms the request a link was sent for; pressing twice is fine. False when the link is over or not ours. */
export async function confirm(token: string): Promise<boolean> {
  const claim = readLink('confirm', token);
  if (!claim) return false;
  return services().inTransaction(async (tx) => {
    const row = await holdById(tx, claim.id);
    if (row?.state === 'confirmed') return true;
    if (!row || !mayConfirm(claim, row)) return false;
    await tx
      .update(newsletterSubscribers)
      .set({ state: 'confirmed', since: now() })
      .where(eq(newsletterSubscribers.id, row.id));
    const { page, oneClick } = unsubscribeUrls(row.id);
    await sendMail(tx, {
      to: row.email,
      purpose: 'newsletter.welcome',
      mail: welcomeMail(page),
      unsubscribeUrl: oneClick,
    });
    await recordEvent(tx, {
      kind: 'newsletter.confirmed',
      subject: `newsletter:${row.id}`,
      actor: 'visitor',
    });
    return true;
  });
}
