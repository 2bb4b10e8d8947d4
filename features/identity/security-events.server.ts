import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { events } from '#server/db/tables.ts';
import { type Listener, onEvent } from '#server/events/listen.ts';
import { notify } from '#server/notices/notify.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import type { SecurityLine } from './schema.ts';
import { securityEvents, securityKinds, securityText } from './security-words.ts';

const shownAtMost = 40;

/** What happened lately to the safety of somebody's account, the newest first. */
export async function securityEventsOf(userId: string): Promise<SecurityLine[]> {
  const whose = `user:${userId}`;
  const rows = await services()
    .database.db.select()
    .from(events)
    .where(and(inArray(events.kind, securityKinds), or(eq(events.subject, whose), eq(events.actor, whose))))
    .orderBy(desc(events.id))
    .limit(shownAtMost);
  return rows.map(({ id, kind, data, happenedAt }) => ({
    id,
    kind,
    text: securityText(kind, data),
    at: happenedAt.toISOString(),
  }));
}

const userForm = /^user:(?!erased$)(.+)$/;

/** Tells whoever owns an account what happened to its safety. */
export const tellOwner: Listener[] = securityEvents
  .filter(({ notice }) => notice)
  .map(({ kind, notice }) =>
    onEvent(kind, `${kind}.tell-owner`, async (event) => {
      const userId = userForm.exec(event.subject)?.[1];
      if (!userId) return;
      await services().inTransaction((tx) =>
        notify(tx, {
          userId,
          kind: 'security',
          title: securityText(kind, event.data),
          href: '/account/security',
          key: `event:${event.id}`,
          mailed: notice === 'mailed',
        }),
      );
    }),
  );

/** Forgets what happened longer ago than the privacy page says; gives how many. */
export async function forgetSecurityEvents(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.securityDays * 86_400_000);
  const kinds = [...securityKinds, 'identity.signed-in', 'identity.profile-changed'];
  const { rowCount } = await services()
    .database.db.delete(events)
    .where(and(inArray(events.kind, kinds), lt(events.happenedAt, before)));
  return rowCount ?? 0;
}

export const securityEventsForget = defineRetention({
  name: 'security-events-forget',
  keeps: ['securityDays'],
  every: '25 3 * * *',
  forget: forgetSecurityEvents,
});
