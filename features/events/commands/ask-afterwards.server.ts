import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineJob } from '#server/jobs/define.ts';
import { services } from '#server/services.ts';
import { afterwardsMail } from '../mails.server.ts';
import { selectRegistered } from '../queries.server.ts';
import { eventRegistrations, studioEvents } from '../tables.server.ts';
import { tell } from '../tell.server.ts';

const hour = 3_600_000;
// Later than that nobody remembers it well enough.
const askedWithin = 7 * 24 * hour;

/** Asks those who had a seat how it was, an hour after the end, once each; gives how many. */
export async function askAfterwards(): Promise<number> {
  const over = await selectRegistered(services().database.db).where(
    and(
      eq(studioEvents.status, 'published'),
      lte(studioEvents.endAt, new Date(now().getTime() - hour)),
      gt(studioEvents.endAt, new Date(now().getTime() - askedWithin)),
      eq(eventRegistrations.status, 'registered'),
      isNull(eventRegistrations.askedAt),
    ),
  );
  let asked = 0;
  for (const { registration } of over) asked += await ask(registration.id);
  return asked;
}

function ask(id: string): Promise<number> {
  return services().inTransaction(async (tx) => {
    const [held] = await selectRegistered(tx)
      .where(eq(eventRegistrations.id, id))
      .for('update', { of: eventRegistrations });
    if (held?.registration.status !== 'registered' || held.registration.askedAt) return 0;
    await tx.update(eventRegistrations).set({ askedAt: now() }).where(eq(eventRegistrations.id, id));
    await tell(tx, held, { purpose: 'event.afterwards', mail: afterwardsMail(held) });
    await recordEvent(tx, { kind: 'event.asked', subject: `registration:${id}`, actor: 'system' });
    return 1;
  });
}

export const eventAfterwards = defineJob({
  name: 'event-afterwards',
  schema: z.object({}),
  every: '*/15 * * * *',
  run: async () => void (await askAfterwards()),
});
