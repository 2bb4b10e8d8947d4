import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { holdCompany, membersOf } from '#server/companies/last-owner.ts';
import { companyMembers } from '#server/companies/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { invitationOver } from '../errors.server.ts';
import { answerLimit } from '../limits.ts';
import { readInvitationLink } from '../links.server.ts';
import { mayAccept } from '../policy.ts';
import type { Person } from '../schema.ts';
import { companyInvitations } from '../tables.server.ts';
import type { Invitation } from './invite.server.ts';

/** Locks the company of an invitation, then the invitation, so that revoking it at the same time happens before or after. */
async function holdInvitation(tx: Tx, token: string) {
  const id = readInvitationLink(token);
  const its = eq(companyInvitations.id, id ?? '');
  const [seen] = id ? await tx.select().from(companyInvitations).where(its) : [];
  const company = seen && (await holdCompany(tx, seen.companyId));
  const [invitation] = company ? await tx.select().from(companyInvitations).where(its).for('update') : [];
  if (!company || !invitation || invitation.expiresAt <= now()) throw invitationOver();
  return { company, invitation };
}

/** Without a name, because a notice to others must not outlast the person's data. */
async function tellOwners(tx: Tx, invitation: Invitation, title: string): Promise<void> {
  for (const { userId, role } of await membersOf(tx, invitation.companyId))
    if (role === 'owner')
      await notify(tx, {
        userId,
        kind: 'company',
        title,
        href: '/account/users',
        key: `invitation:${invitation.id}:${invitation.sentAt.getTime()}`,
      });
}

/** Joins the company of an invitation, for somebody who proved that its address is theirs; clicking twice is fine. */
export async function acceptInvitation(token: string, person: Person, address: string): Promise<void> {
  const { inTransaction, limits } = services();
  await limits.take(answerLimit, address);
  await inTransaction(async (tx) => {
    const { company, invitation } = await holdInvitation(tx, token);
    if (!mayAccept(person, invitation.emailKey))
      throw forbidden(
        `This invitation is for ${invitation.email}. Sign in with that address once it’s confirmed.`,
      );
    // Nobody is in two companies: the key decides, whichever is accepted first.
    const [joined] = await tx
      .insert(companyMembers)
      .values({
        userId: person.userId,
        companyId: company.id,
        role: invitation.role,
        name: person.name ?? '',
        email: person.email ?? '',
        joinedAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    const [place] = joined
      ? [joined]
      : await tx.select().from(companyMembers).where(eq(companyMembers.userId, person.userId));
    if (place?.companyId !== company.id)
      throw new AppError({
        status: 409,
        code: 'other_company',
        message: 'You already belong to a company. Leave it first, under People, then accept.',
      });
    await tx.delete(companyInvitations).where(eq(companyInvitations.id, invitation.id));
    await tellOwners(tx, invitation, `Someone you invited has joined ${company.name}`);
    await recordEvent(tx, {
      kind: 'company.joined',
      subject: `company:${company.id}`,
      actor: `user:${person.userId}`,
      data: { role: invitation.role },
    });
  });
}

/** Says no to an invitation; who holds its link may, because it only ends it. */
export async function declineInvitation(token: string, address: string): Promise<void> {
  const { inTransaction, limits } = services();
  await limits.take(answerLimit, address);
  await inTransaction(async (tx) => {
    const { company, invitation } = await holdInvitation(tx, token);
    await tx.delete(companyInvitations).where(eq(companyInvitations.id, invitation.id));
    await tellOwners(tx, invitation, `Your invitation to ${company.name} was declined`);
    await recordEvent(tx, {
      kind: 'company.declined',
      subject: `company:${company.id}`,
      actor: 'visitor',
    });
  });
}
