import { and, inArray, lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { newsletterSubscribers } from '../tables.server.ts';

/** Forgets addresses that never confirmed, or left, once their time is over; gives how many. */
export function forgetOld(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.newsletterUnconfirmedDays * 86_400_000);
  return services().inTransaction(async (tx) => {
    const idle = inArray(newsletterSubscribers.state, ['pending', 'unsubscribed']);
    const { rowCount } = await tx
      .delete(newsletterSubscribers)
      .where(and(idle, lt(newsletterSubscribers.since, before)));
    const forgotten = rowCount ?? 0;
    if (forgotten > 0)
      await recordEvent(tx, {
        kind: 'newsletter.forgotten',
        subject: 'newsletter',
        actor: 'system',
        data: { forgotten },
      });
    return forgotten;
  });
}

export const newsletterForget = defineRetention({
  name: 'newsletter-forget',
  keeps: ['newsletterUnconfirmedDays'],
  every: '40 3 * * *',
  forget: forgetOld,
});
