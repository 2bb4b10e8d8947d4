import { inArray, lt } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { eventRegistrations, studioEvents } from '../tables.server.ts';

/** Forgets who came to events that are long over, with what they wrote; the events stay. Gives how many people. */
export function forgetRegistrations(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.eventDays * 86_400_000);
  return services().inTransaction(async (tx) => {
    const over = tx.select({ id: studioEvents.id }).from(studioEvents).where(lt(studioEvents.endAt, before));
    const { rowCount } = await tx.delete(eventRegistrations).where(inArray(eventRegistrations.eventId, over));
    const forgotten = rowCount ?? 0;
    if (forgotten > 0)
      await recordEvent(tx, {
        kind: 'event.forgotten',
        subject: 'events',
        actor: 'system',
        data: { forgotten },
      });
    return forgotten;
  });
}

export const eventForget = defineRetention({
  name: 'event-forget',
  keeps: ['eventDays'],
  every: '55 3 * * *',
  forget: forgetRegistrations,
});
