import { and, count, eq, ne } from 'drizzle-orm';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { now } from '#server/clock.ts';
import { companies, companyMembers } from '#server/companies/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { badInput, forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { sendMail } from '#server/outbox/outbox.ts';
import { services } from '#server/services.ts';
import { ownersOnly } from '../errors.server.ts';
import { type Held, holdOwn } from '../hold.server.ts';
import { inviteLimit } from '../limits.ts';
import { invitationUrl } from '../links.server.ts';
import { invitationMail } from '../mails.server.ts';
import { invitationDays, mayManage, mostInvitations } from '../policy.ts';
import type { InviteWish, Person } from '../schema.ts';
import { companyInvitations } from '../tables.server.ts';

/** A row of somebody who was asked to join. */
export type Invitation = typeof companyInvitations.$inferSelect;

const nameOf = (person: Person): string => person.name?.trim() || person.email || 'Somebody';

/** Makes the company of somebody who is in none, with them as its owner; another press at the same time finds it. */
async function foundCompany(tx: Tx, person: Person, name: string): Promise<Held | null> {
  if (!name) throw badInput({ company: 'Enter the company’s name. We’ll create it with this invitation.' });
  const company = { id: newId(), name, createdAt: now() };
  await tx.insert(companies).values(company);
  const [own] = await tx
    .insert(companyMembers)
    .values({
      userId: person.userId,
      companyId: company.id,
      role: 'owner',
      name: person.name ?? '',
      email: person.email ?? '',
      joinedAt: now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!own) {
    await tx.delete(companies).where(eq(companies.id, company.id));
    return holdOwn(tx, person);
  }
  const actor = `user:${person.userId}`;
  await recordEvent(tx, { kind: 'company.made', subject: `company:${company.id}`, actor });
  return { company, members: [own], own };
}

async function isFull(tx: Tx, companyId: string, emailKey: string): Promise<boolean> {
  const others = and(eq(companyInvitations.companyId, companyId), ne(companyInvitations.emailKey, emailKey));
  const [open] = await tx.select({ open: count() }).from(companyInvitations).where(others);
  return (open?.open ?? 0) >= mostInvitations;
}

/** Mails an invitation, as the person who sends it is called now. */
export async function mailInvitation(
  tx: Tx,
  company: { name: string },
  invitation: Invitation,
  by: Person,
): Promise<void> {
  const { id, email, role } = invitation;
  await sendMail(tx, {
    to: email,
    // Whoever sent it answers questions; and by the address their mail is found again when they are to be forgotten.
    ...(by.email ? { replyTo: by.email } : {}),
    purpose: 'company.invitation',
    mail: invitationMail({ company: company.name, by: nameOf(by), role, url: invitationUrl(id) }),
  });
}

/** When an invitation that is sent now ends. */
export const expiry = (): Date => new Date(now().getTime() + invitationDays * 86_400_000);

/** Asks somebody to join the company of an owner; the first invitation of all makes the company. Asking again sends it again. */
export async function invite(wish: InviteWish, person: Person, address: string): Promise<Invitation | null> {
  const { inTransaction, limits, secret } = services();
  if (!person.emailVerified)
    throw forbidden('First confirm your own email address under Details. Then you can invite others.');
  const emailKey = emailKeyOf(wish.email);
  if (!emailKey) throw new Error('invite takes checked addresses only');
  await limits.take(inviteLimit, person.userId);
  return inTransaction(async (tx) => {
    const content = JSON.stringify([person.userId, emailKey, wish.role]);
    if (!(await claimSubmission(tx, secret, { form: 'company.invite', given: wish.key, address, content })))
      return null;
    const held = (await holdOwn(tx, person)) ?? (await foundCompany(tx, person, wish.company));
    if (!held || !mayManage(held.own)) throw ownersOnly();
    const { company, members } = held;
    if (members.some(({ email }) => emailKeyOf(email) === emailKey))
      throw badInput({ email: 'This person is already in your company.' });
    if (await isFull(tx, company.id, emailKey))
      throw badInput({ email: `${mostInvitations} invitations are open. Withdraw some first.` });
    const sent = { email: wish.email, role: wish.role, sentAt: now(), expiresAt: expiry() };
    const [invitation] = await tx
      .insert(companyInvitations)
      .values({
        id: newId(),
        companyId: company.id,
        emailKey,
        invitedBy: person.userId,
        createdAt: now(),
        ...sent,
      })
      .onConflictDoUpdate({ target: [companyInvitations.companyId, companyInvitations.emailKey], set: sent })
      .returning();
    if (!invitation) throw new Error('unreachable: an upsert gives its row');
    await mailInvitation(tx, company, invitation, person);
    await recordEvent(tx, {
      kind: 'company.invited',
      subject: `company:${company.id}`,
      actor: `user:${person.userId}`,
      data: { role: wish.role },
    });
    return invitation;
  });
}
