import { inArray } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { AddressMove } from '#server/personal-data/define.ts';
import { leadOfAddress } from '../queries.server.ts';
import { leadAddresses } from '../tables.server.ts';
import { addressRow } from './ensure-lead.server.ts';
import { joinLeads } from './merge.server.ts';

/** Gives somebody's record their present address instead of those they left; records that turn out to be theirs become one. */
export async function followLead(tx: Tx, { from, to }: AddressMove): Promise<void> {
  const left = await tx.delete(leadAddresses).where(inArray(leadAddresses.emailKey, from)).returning();
  const [first] = left;
  if (!first) return;
  const own = [...new Set(left.map(({ leadId }) => leadId))];
  const there = await leadOfAddress(tx, to);
  if (there && !own.includes(there.id)) own.push(there.id);
  for (const other of own.slice(1)) await joinLeads(tx, first.leadId, other, 'system');
  await tx
    .insert(leadAddresses)
    .values(addressRow(first.leadId, { email: to, emailKey: to, at: now() }))
    .onConflictDoNothing();
}
