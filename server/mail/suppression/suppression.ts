import { eq, lt, sql } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '../../clock.ts';
import type { DbOrTx, Tx } from '../../db/transaction.ts';
import { recordEvent } from '../../events/record.ts';
import { readSettings } from '../../settings/settings.ts';
import { mailSuppressions, type suppressionReasons } from './tables.ts';

/** An address that gets no email. */
type Suppression = typeof mailSuppressions.$inferSelect;
type SuppressionReason = (typeof suppressionReasons)[number];

/** Whether an address gets no email, and why. */
export async function suppressionOf(db: DbOrTx, email: string): Promise<Suppression | null> {
  const key = emailKeyOf(email);
  if (!key) return null;
  const [row] = await db.select().from(mailSuppressions).where(eq(mailSuppressions.emailKey, key));
  return row ?? null;
}

const words: Record<SuppressionReason, string> = {
  bounce: 'An email to this address bounced',
  complaint: 'The recipient reported our email as spam',
  staff: 'Staff blocked this address',
};

/** Why nothing was sent, in a line for the outbox. */
export const suppressionWords = ({ reason, detail }: Pick<Suppression, 'reason' | 'detail'>): string =>
  [words[reason], detail].filter(Boolean).join(': ').slice(0, 500);

/** Puts an address on the list, or notes once more that it belongs there. A complaint is never forgotten over a bounce. */
export async function suppress(
  tx: Tx,
  { email, reason, detail }: { email: string; reason: SuppressionReason; detail: string },
  actor: string,
): Promise<boolean> {
  const emailKey = emailKeyOf(email);
  if (!emailKey) return false;
  const at = now();
  const row = { emailKey, email: email.trim(), reason, detail: detail.slice(0, 300), since: at, lastAt: at };
  await tx
    .insert(mailSuppressions)
    .values(row)
    .onConflictDoUpdate({
      target: mailSuppressions.emailKey,
      set: {
        reports: sql`${mailSuppressions.reports} + 1`,
        lastAt: at,
        reason: sql`case when ${mailSuppressions.reason} = 'complaint' then ${mailSuppressions.reason} else excluded.reason end`,
        detail: sql`case when ${mailSuppressions.reason} = 'complaint' then ${mailSuppressions.detail} else excluded.detail end`,
      },
    });
  await recordEvent(tx, { kind: 'mail.suppressed', subject: 'mail', actor, data: { reason } });
  return true;
}

/** Takes an address off the list; false when it was not on it. */
export async function liftSuppression(tx: Tx, emailKey: string, actor: string): Promise<boolean> {
  const { rowCount } = await tx.delete(mailSuppressions).where(eq(mailSuppressions.emailKey, emailKey));
  if (!rowCount) return false;
  await recordEvent(tx, { kind: 'mail.suppression-lifted', subject: 'mail', actor });
  return true;
}

/** Forgets addresses of which nothing was heard for long; gives how many. */
export async function forgetSuppressions(db: DbOrTx): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.suppressionDays * 86_400_000);
  const { rowCount } = await db.delete(mailSuppressions).where(lt(mailSuppressions.lastAt, before));
  return rowCount ?? 0;
}
