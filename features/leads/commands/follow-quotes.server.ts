import { eq } from 'drizzle-orm';
import { decimalOf } from '#lib/money/money.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordChange } from '#server/events/record.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type LeadQuote, standingByQuotes } from '../by-quotes.ts';
import { holdLead } from '../queries.server.ts';
import { leads } from '../tables.server.ts';
import { setStage } from './move-stage.server.ts';

/** Lets a lead's stage and value follow what became of its quotes, in the caller's transaction. */
export async function followQuotes(tx: Tx, id: string, quotes: readonly LeadQuote[]): Promise<void> {
  const before = await holdLead(tx, id);
  const after = standingByQuotes(before, quotes);
  if (after.stage !== before.stage) await setStage(tx, id, after.stage, after.lostReason, 'system');
  if (after.value === before.value) return;
  const { currency } = readSettings().billing;
  const shown = (value: number | null) => (value === null ? '' : decimalOf(value, currency));
  await tx.update(leads).set({ value: after.value }).where(eq(leads.id, id));
  await recordChange(tx, {
    kind: 'lead.changed',
    subject: `lead:${id}`,
    actor: 'system',
    before: { value: shown(before.value) },
    after: { value: shown(after.value) },
  });
}
