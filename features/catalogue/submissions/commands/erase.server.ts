import { eq, inArray, sql } from 'drizzle-orm';
import { events, outbox } from '#server/db/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { bump } from '#server/freshness/freshness.ts';
import { catalogueTag } from '../../visible.server.ts';
import { threadOf } from '../mails.server.ts';
import { submissionScreens, submissions } from '../tables.server.ts';
import { removeSubmission } from './send.server.ts';

/** Removes everything that a person submitted, from the catalogue too; the caller has the files' keys and removes the files. */
export async function eraseSubmissionsOf(tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .select({ id: submissions.id, slug: submissions.slug })
    .from(submissions)
    .where(eq(submissions.userId, userId))
    .for('update');
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.delete(submissionScreens).where(inArray(submissionScreens.submissionId, ids));
  const entries = [];
  for (const row of rows) entries.push(await removeSubmission(tx, row));
  // That something happened stays; the address, which holds its name, does not.
  const subjects = [...ids.map((id) => `submission:${id}`), ...entries.map((id) => `application:${id}`)];
  await tx.update(events).set({ data: {} }).where(inArray(events.subject, subjects));
  await tx.delete(outbox).where(inArray(sql`${outbox.payload}->>'thread'`, ids.map(threadOf)));
  await bump(tx, catalogueTag);
}
