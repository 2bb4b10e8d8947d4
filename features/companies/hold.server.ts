import { eq } from 'drizzle-orm';
import { holdCompany, type Member, membersOf } from '#server/companies/last-owner.ts';
import { type companies, companyMembers } from '#server/companies/tables.ts';
import type { Tx } from '#server/db/transaction.ts';
import { ownersOnly } from './errors.server.ts';
import { mayManage } from './policy.ts';
import type { Person } from './schema.ts';

/** A company whose row is held: its people and their roles do not change until the transaction ends. */
export interface Held {
  company: typeof companies.$inferSelect;
  members: Member[];
  own: Member;
}

/** Locks the company of the person who asks, or returns null if they are in none. */
export async function holdOwn(tx: Tx, { userId }: Person): Promise<Held | null> {
  const [place] = await tx.select().from(companyMembers).where(eq(companyMembers.userId, userId));
  const company = place && (await holdCompany(tx, place.companyId));
  if (!company) return null;
  const members = await membersOf(tx, company.id);
  // Read again: they may have been taken out while the row was waited for.
  const own = members.find((member) => member.userId === userId);
  return own ? { company, members, own } : null;
}

/** The same for an owner; throws for everybody else. */
export async function holdAsOwner(tx: Tx, person: Person): Promise<Held> {
  const held = await holdOwn(tx, person);
  if (!held || !mayManage(held.own)) throw ownersOnly();
  return held;
}
