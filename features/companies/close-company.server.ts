import { eq } from 'drizzle-orm';
import { companies } from '#server/companies/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { companyInvitations } from './tables.server.ts';

/** Removes a company that nobody is in any more; where something else still belongs to it, only its name goes. */
export async function closeCompany(tx: Tx, companyId: string): Promise<void> {
  await tx.delete(companyInvitations).where(eq(companyInvitations.companyId, companyId));
  await tx
    .transaction(async (step) => {
      await step.delete(companies).where(eq(companies.id, companyId));
    })
    .catch(async () => {
      await tx.update(companies).set({ name: 'A closed company' }).where(eq(companies.id, companyId));
    });
}
