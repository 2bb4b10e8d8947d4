import { outbox } from '#server/db/tables.ts';
import { isKept } from '#server/outbox/is-kept.ts';
import { services } from '#server/services.ts';
import { type Resending, resend } from './resend.server.ts';

// More than that is sent by pressing again: all of them are held until the transaction ends.
const mostAtOnce = 2000;

/** Sends what was kept while no mail server was set, the oldest first, with links that work. */
export async function sendKept(actor: string): Promise<Resending> {
  const kept = await services()
    .database.db.select({ id: outbox.id })
    .from(outbox)
    .where(isKept)
    .orderBy(outbox.id)
    .limit(mostAtOnce);
  return resend(
    kept.map(({ id }) => id),
    actor,
  );
}
