import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { leavesAnOwner } from '#server/companies/last-owner.ts';
import { companies, companyMembers } from '#server/companies/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { notify } from '#server/notices/notify.ts';
import { services } from '#server/services.ts';
import { closeCompany } from '../close-company.server.ts';
import { lastOwner, notHere } from '../errors.server.ts';
import { type Held, holdAsOwner, holdOwn } from '../hold.server.ts';
import type { Person, Role } from '../schema.ts';

const who = ({ company, own }: Held) => ({ subject: `company:${company.id}`, actor: `user:${own.userId}` });

/** A notice each time: the same may happen to somebody again. */
const tell = (tx: Tx, userId: string, title: string) =>
  notify(tx, { userId, kind: 'company', title, href: '/account/users', key: `company:${now().getTime()}` });

/** Says what somebody of the company may do; the last owner stays one. */
export function changeRole(memberId: string, role: Role, person: Person): Promise<void> {
  return services().inTransaction(async (tx) => {
    const held = await holdAsOwner(tx, person);
    const member = held.members.find(({ userId }) => userId === memberId);
    if (!member) throw notHere();
    if (member.role === role) return;
    if (role === 'member' && !leavesAnOwner(held.members, memberId, true)) throw lastOwner();
    await tx.update(companyMembers).set({ role }).where(eq(companyMembers.userId, memberId));
    await recordEvent(tx, { kind: 'company.role-changed', ...who(held), data: { role } });
    if (memberId !== person.userId)
      await tell(
        tx,
        memberId,
        `You’re now ${role === 'owner' ? 'an owner' : 'a member'} of ${held.company.name}`,
      );
  });
}

/** Takes somebody out of the company; oneself only as long as an owner stays. The last one of all closes it. Pressing twice is fine. */
export function removeMember(memberId: string, person: Person): Promise<void> {
  return services().inTransaction(async (tx) => {
    const leaves = memberId === person.userId;
    const held = leaves ? await holdOwn(tx, person) : await holdAsOwner(tx, person);
    if (!held?.members.some(({ userId }) => userId === memberId)) return;
    if (!leavesAnOwner(held.members, memberId)) throw lastOwner();
    await tx.delete(companyMembers).where(eq(companyMembers.userId, memberId));
    await recordEvent(tx, { kind: leaves ? 'company.left' : 'company.removed', ...who(held) });
    if (held.members.length === 1) return closeCompany(tx, held.company.id);
    if (!leaves) return tell(tx, memberId, `You’ve been removed from ${held.company.name}`);
    for (const { userId, role } of held.members)
      if (role === 'owner' && userId !== memberId)
        await tell(tx, userId, `Someone has left ${held.company.name}`);
  });
}

/** Gives the company another name. */
export function renameCompany(name: string, person: Person): Promise<void> {
  return services().inTransaction(async (tx) => {
    const held = await holdAsOwner(tx, person);
    if (held.company.name === name) return;
    await tx.update(companies).set({ name }).where(eq(companies.id, held.company.id));
    await recordEvent(tx, { kind: 'company.renamed', ...who(held) });
  });
}
