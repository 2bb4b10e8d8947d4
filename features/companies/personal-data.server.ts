import { eq, inArray } from 'drizzle-orm';
import { holdCompany, leavesAnOwner, membersOf } from '#server/companies/last-owner.ts';
import { companies, companyMembers } from '#server/companies/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { definePersonalData } from '#server/personal-data/define.ts';
import { twins } from '#server/personal-data/twins.ts';
import { closeCompany } from './close-company.server.ts';
import { companyInvitations } from './tables.server.ts';

const idsOf = (userId: string | null): string[] => (userId ? [userId] : []);

/** Takes somebody out of their company. Who did not hand it over is followed by whoever is in it longest: it is never without an owner. */
async function leaveForGood(tx: Tx, userId: string): Promise<void> {
  const [own] = await tx.select().from(companyMembers).where(eq(companyMembers.userId, userId));
  if (!own || !(await holdCompany(tx, own.companyId))) return;
  const members = await membersOf(tx, own.companyId);
  const heir = members.find((member) => member.userId !== userId);
  await tx.delete(companyMembers).where(eq(companyMembers.userId, userId));
  if (!heir) return closeCompany(tx, own.companyId);
  if (!leavesAnOwner(members, userId))
    await tx.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, heir.userId));
}

export const companyData = definePersonalData({
  name: 'company',
  tables: ['companies', 'company_members', 'company_invitations'],
  export: async (db, { userId, emailKeys }) => ({
    membership: await db
      .select({
        company: companies.name,
        role: companyMembers.role,
        name: companyMembers.name,
        email: companyMembers.email,
        joinedAt: companyMembers.joinedAt,
      })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(inArray(companyMembers.userId, idsOf(userId))),
    invitations: await db
      .select({
        company: companies.name,
        email: companyInvitations.email,
        role: companyInvitations.role,
        sentAt: companyInvitations.sentAt,
      })
      .from(companyInvitations)
      .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
      .where(inArray(companyInvitations.emailKey, emailKeys)),
  }),
  follow: async (tx, { userId, from, to }) => {
    await tx.update(companyMembers).set({ email: to }).where(eq(companyMembers.userId, userId));
    const invitations = await tx
      .select()
      .from(companyInvitations)
      .where(inArray(companyInvitations.emailKey, [...from, to]));
    const again = twins(invitations, to, ({ companyId }) => companyId).map(({ id }) => id);
    await tx.delete(companyInvitations).where(inArray(companyInvitations.id, again));
    await tx
      .update(companyInvitations)
      .set({ email: to, emailKey: to })
      .where(inArray(companyInvitations.emailKey, from));
  },
  remains: {
    companies: 'The company and its name, while someone else belongs to it.',
    company_invitations: 'Invitations they sent to others, without who sent them.',
  },
  erase: async (tx, { userId, emailKeys }) => {
    await tx.delete(companyInvitations).where(inArray(companyInvitations.emailKey, emailKeys));
    if (!userId) return;
    await tx
      .update(companyInvitations)
      .set({ invitedBy: 'erased' })
      .where(eq(companyInvitations.invitedBy, userId));
    await leaveForGood(tx, userId);
  },
});
