import { eq, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { readLink } from '../links.server.ts';
import { mayUnsubscribe } from '../policy.ts';
import { holdById } from '../queries.server.ts';
import { newsletterIssues, newsletterSubscribers } from '../tables.server.ts';

/** Ends the subscription a link belongs to; an ended or forgotten one counts as done. False only when the link is not ours. */
export async function unsubscribe(token: string, by: 'page' | 'one-click'): Promise<boolean> {
  const claim = readLink('unsubscribe', token);
  if (!claim) return false;
  return services().inTransaction(async (tx) => {
    const row = await holdById(tx, claim.id);
    if (!row || row.state === 'unsubscribed' || !mayUnsubscribe(claim, row)) return true;
    await tx
      .update(newsletterSubscribers)
      .set({ state: 'unsubscribed', since: now() })
      .where(eq(newsletterSubscribers.id, row.id));
    if (claim.issue)
      await tx
        .update(newsletterIssues)
        .set({ unsubscribed: sql`${newsletterIssues.unsubscribed} + 1` })
        .where(eq(newsletterIssues.id, claim.issue));
    await recordEvent(tx, {
      kind: 'newsletter.unsubscribed',
      subject: `newsletter:${row.id}`,
      actor: 'visitor',
      data: { by },
    });
    return true;
  });
}
