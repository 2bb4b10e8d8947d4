import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { defineRetention } from '#server/retention/define.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { isWhole } from '../queries.server.ts';
import { leadCompanies, leads } from '../tables.server.ts';

/** Removes what erased people leave behind: the other halves of merged records, and companies without people. */
export async function clearLeftovers(tx: Tx): Promise<void> {
  // A chain of merged records loses one link at a time.
  for (;;) {
    const { rowCount } = await tx
      .delete(leads)
      .where(
        and(
          isNotNull(leads.mergedInto),
          sql`not exists (select from leads whole where whole.id = ${leads.mergedInto})`,
        ),
      );
    if (!rowCount) break;
  }
  await tx
    .delete(leadCompanies)
    .where(sql`not exists (select from ${leads} where ${leads.companyId} = ${leadCompanies.id})`);
}

/** Forgets people of whom nothing was heard for long; gives how many. */
export function forgetLeads(): Promise<number> {
  const before = new Date(now().getTime() - readSettings().retention.leadDays * 86_400_000);
  return services().inTransaction(async (tx) => {
    const { rowCount } = await tx.delete(leads).where(and(isWhole, lt(leads.lastAt, before)));
    const forgotten = rowCount ?? 0;
    if (forgotten > 0) {
      await clearLeftovers(tx);
      await recordEvent(tx, {
        kind: 'lead.forgotten',
        subject: 'lead',
        actor: 'system',
        data: { forgotten },
      });
    }
    return forgotten;
  });
}

export const leadsForget = defineRetention({
  name: 'leads-forget',
  keeps: ['leadDays'],
  every: '50 3 * * *',
  forget: forgetLeads,
});
