import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { badInput } from '#server/errors.ts';
import { recordChange, recordEvent } from '#server/events/record.ts';
import { defineJob } from '#server/jobs/define.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { holdEnquiry, type StaffAccess } from '../../queries.server.ts';
import { enquiries } from '../../tables.server.ts';
import { publishThread, publishToStaff } from '../../topics.server.ts';
import { conversationAddress } from '../address.ts';
import { holdAsStaff } from '../hold.server.ts';
import { morningOf } from '../snooze-days.ts';

const longestDays = 366;

/** Puts a conversation out of the way until a morning, the studio's; gives that moment. */
export async function snooze(access: StaffAccess, day: string): Promise<Date> {
  const until = morningOf(day, readSettings().contact.timeZone);
  const ahead = until.getTime() - now().getTime();
  if (ahead <= 0) throw badInput({ until: 'Please choose a day in the future.' });
  if (ahead > longestDays * 86_400_000)
    throw badInput({ until: 'Please choose a day within the next year.' });
  await services().inTransaction(async (tx) => {
    const { enquiry, actor } = await holdAsStaff(tx, access);
    await tx.update(enquiries).set({ snoozedUntil: until }).where(eq(enquiries.id, enquiry.id));
    await recordChange(tx, {
      kind: 'enquiry.snoozed',
      subject: `enquiry:${enquiry.id}`,
      actor,
      before: { until: enquiry.snoozedUntil },
      after: { until },
    });
    await publishToStaff(tx, enquiry);
  });
  return until;
}

/** Wakes a snoozed conversation: it waits for us again, and the person it is assigned to is notified. */
async function bringBack(id: string): Promise<boolean> {
  return services().inTransaction(async (tx) => {
    const enquiry = await holdEnquiry(tx, id);
    if (!enquiry?.snoozedUntil || enquiry.snoozedUntil > now()) return false;
    await tx
      .update(enquiries)
      .set({ snoozedUntil: null, state: 'open', waitsSince: enquiry.waitsSince ?? now() })
      .where(eq(enquiries.id, id));
    await recordEvent(tx, { kind: 'enquiry.woken', subject: `enquiry:${id}`, actor: 'system' });
    if (enquiry.assigneeId)
      await notify(tx, {
        userId: enquiry.assigneeId,
        kind: 'desk',
        title: 'A snoozed conversation is back',
        body: `${enquiry.name}, ${enquiry.reference}`,
        href: conversationAddress(enquiry.reference),
        key: `enquiry:${id}:woken:${enquiry.snoozedUntil.toISOString()}`,
      });
    await publishThread(tx, enquiry);
    return true;
  });
}

/** Brings back every conversation whose morning has come; gives how many. */
export async function wakeSnoozed(): Promise<number> {
  const due = await services()
    .database.db.select({ id: enquiries.id })
    .from(enquiries)
    .where(and(isNotNull(enquiries.snoozedUntil), lte(enquiries.snoozedUntil, now())))
    .limit(500);
  let woken = 0;
  for (const { id } of due) if (await bringBack(id)) woken += 1;
  return woken;
}

export const enquiriesWake = defineJob({
  name: 'enquiries-wake',
  schema: z.object({}),
  every: '* * * * *',
  run: async () => {
    await wakeSnoozed();
  },
});
