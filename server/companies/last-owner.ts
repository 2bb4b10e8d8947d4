import { eq } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';
import { companies, companyMembers } from './tables.ts';

/** A row of a person in a company. */
export type Member = typeof companyMembers.$inferSelect;

/** Locks a company's row until the transaction ends, so that joining, leaving and changing roles happen one at a time. */
export async function holdCompany(tx: Tx, companyId: string): Promise<typeof companies.$inferSelect | null> {
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  return company ?? null;
}

/** The people of a company, those who are in it longest first. */
export const membersOf = (tx: Tx, companyId: string): Promise<Member[]> =>
  tx
    .select()
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(companyMembers.joinedAt, companyMembers.userId);

/** Whether the company would still have an owner, or no people at all, once this person has left or become a member. */
export function leavesAnOwner(
  members: readonly Pick<Member, 'userId' | 'role'>[],
  userId: string,
  stays = false,
): boolean {
  const others = members.filter((member) => member.userId !== userId);
  return others.some(({ role }) => role === 'owner') || (others.length === 0 && !stays);
}

/** Whether somebody has to make another an owner before they go; their company's row is held then. */
export async function mustHandOver(tx: Tx, userId: string): Promise<boolean> {
  const [own] = await tx.select().from(companyMembers).where(eq(companyMembers.userId, userId));
  if (!own || !(await holdCompany(tx, own.companyId))) return false;
  return !leavesAnOwner(await membersOf(tx, own.companyId), userId);
}
