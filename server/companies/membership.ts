import { eq } from 'drizzle-orm';
import type { DbOrTx } from '../db/transaction.ts';
import { companies, companyMembers, type companyRoles } from './tables.ts';

/** A person's membership of a company, which lets them see what belongs to it. */
interface Membership {
  companyId: string;
  company: string;
  role: (typeof companyRoles)[number];
}

/** The company that a person is in, or null; the company that somebody writes about themselves gives nothing. */
export async function membershipOf(db: DbOrTx, userId: string): Promise<Membership | null> {
  const [row] = await db
    .select({ companyId: companies.id, company: companies.name, role: companyMembers.role })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.userId, userId));
  return row ?? null;
}
