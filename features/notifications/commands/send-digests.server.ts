import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { defineJob } from '#server/jobs/define.ts';
import { channelsOf } from '#server/notices/choices.ts';
import { noticeKindNames } from '#server/notices/kinds.ts';
import { people } from '#server/notices/people.ts';
import { stopUrls } from '#server/notices/stop-links.ts';
import { noticeMornings, notices } from '#server/notices/tables.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { digestMail } from '../mails.server.ts';
import { awaitingDigest, zoneOf } from '../queries.server.ts';
import { isDigestDue, localTime } from '../rules.ts';

const days = 7;
const most = 50;
const since = (): Date => new Date(now().getTime() - days * 86_400_000);

/** Holds a person's morning, so that two processes write one digest; gives their zone and the last day. */
async function holdMorning(tx: Tx, userId: string) {
  await tx.insert(noticeMornings).values({ userId }).onConflictDoNothing();
  const [row] = await tx.select().from(noticeMornings).where(eq(noticeMornings.userId, userId)).for('update');
  return {
    zone: (await zoneOf(tx, userId)) ?? readSettings().contact.timeZone,
    lastDay: row?.lastDay ?? null,
  };
}

async function sendDigest(tx: Tx, userId: string): Promise<boolean> {
  const channels = await channelsOf(tx, userId);
  const kinds = noticeKindNames.filter((kind) => channels[kind].digest);
  if (kinds.length === 0) return false;
  const { zone, lastDay } = await holdMorning(tx, userId);
  if (!isDigestDue(now(), zone, lastDay)) return false;
  const address = await people().addressOf(tx, userId);
  if (!address) return false;
  const fresh = await tx
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        inArray(notices.kind, kinds),
        isNull(notices.readAt),
        isNull(notices.mailedAt),
        isNull(notices.digestedAt),
        gt(notices.createdAt, since()),
      ),
    )
    .orderBy(asc(notices.id))
    .limit(most);
  if (fresh.length === 0) return false;
  await tx
    .update(noticeMornings)
    .set({ lastDay: localTime(now(), zone).day })
    .where(eq(noticeMornings.userId, userId));
  await tx
    .update(notices)
    .set({ digestedAt: now() })
    .where(
      inArray(
        notices.id,
        fresh.map(({ id }) => id),
      ),
    );
  const stop = stopUrls({ user: userId, what: 'digest' });
  await sendMail(tx, {
    to: address,
    purpose: 'notice.digest',
    mail: digestMail(fresh, stop.page),
    unsubscribeUrl: stop.oneClick,
  });
  return true;
}

/** Writes the digests of everybody whose morning has come; gives how many. Each person's day has one at most. */
export async function sendDigests(): Promise<number> {
  let sent = 0;
  for (const userId of await awaitingDigest(since()))
    if (await services().inTransaction((tx) => sendDigest(tx, userId))) sent += 1;
  return sent;
}

export const noticesDigest = defineJob({
  name: 'notices-digest',
  schema: z.object({}),
  every: '*/15 * * * *',
  run: async () => void (await sendDigests()),
});
