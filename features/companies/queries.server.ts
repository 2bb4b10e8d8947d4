import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { membershipOf } from '#server/companies/membership.ts';
import { companies, companyMembers } from '#server/companies/tables.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';
import { readInvitationLink } from './links.server.ts';
import { mayAccept } from './policy.ts';
import type { Person } from './schema.ts';
import { companyInvitations } from './tables.server.ts';

/** People on one page of the list. */
const pageSize = 20;

/** What the address of the page asks for. */
interface PeopleWish {
  words: string;
  page: number;
}

const name = sql<string>`coalesce(nullif(${identityUsers.displayName}, ''), nullif(${companyMembers.name}, ''), ${identityUsers.email}, ${companyMembers.email})`;
const email = sql<string>`coalesce(${identityUsers.email}, ${companyMembers.email})`;

/** One page of a company's people, by name; of accounts kept elsewhere, as they were called when they joined. */
async function peopleOf(companyId: string, { words, page }: PeopleWish) {
  const { db } = services().database;
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const fits = and(
    eq(companyMembers.companyId, companyId),
    words ? or(ilike(name, like), ilike(email, like)) : undefined,
  );
  const ofAccount = eq(identityUsers.id, companyMembers.userId);
  const [counted] = await db
    .select({ people: count() })
    .from(companyMembers)
    .leftJoin(identityUsers, ofAccount)
    .where(fits);
  const rows = await db
    .select({
      userId: companyMembers.userId,
      name,
      email,
      photoUrl: identityUsers.photoUrl,
      role: companyMembers.role,
      joinedAt: companyMembers.joinedAt,
    })
    .from(companyMembers)
    .leftJoin(identityUsers, ofAccount)
    .where(fits)
    .orderBy(asc(sql`lower(${name})`), asc(companyMembers.userId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, found: counted?.people ?? 0 };
}

async function ownersOf(companyId: string): Promise<number> {
  const [row] = await services()
    .database.db.select({ owners: count() })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'owner')));
  return row?.owners ?? 0;
}

async function sizeOf(companyId: string): Promise<number> {
  const [row] = await services()
    .database.db.select({ people: count() })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  return row?.people ?? 0;
}

/** The company of the person who asks, as its page shows it; null while they are in none. */
export async function ownCompany(person: Person, wish: PeopleWish) {
  const { db } = services().database;
  const membership = await membershipOf(db, person.userId);
  if (!membership) return null;
  const { companyId, company, role } = membership;
  const [{ rows, found }, owners, size, invitations] = await Promise.all([
    peopleOf(companyId, wish),
    ownersOf(companyId),
    sizeOf(companyId),
    db
      .select()
      .from(companyInvitations)
      .where(eq(companyInvitations.companyId, companyId))
      .orderBy(asc(companyInvitations.email)),
  ]);
  return {
    company,
    role,
    size,
    /** Whether they must make somebody else an owner before they go. */
    handsOver: role === 'owner' && owners === 1 && size > 1,
    found,
    pages: Math.max(1, Math.ceil(found / pageSize)),
    people: rows.map((row) => ({
      ...row,
      joinedAt: row.joinedAt.toISOString(),
      own: row.userId === person.userId,
    })),
    invitations: invitations.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      sentAt: invitation.sentAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      over: invitation.expiresAt <= now(),
    })),
  };
}

/** A company as its page shows it. */
export type OwnCompany = NonNullable<Awaited<ReturnType<typeof ownCompany>>>;

/** An invitation as the page behind its link shows it, or null when it is over. */
export async function shownInvitation(token: string, person: Person | null) {
  const id = readInvitationLink(token);
  if (!id) return null;
  const [row] = await services()
    .database.db.select({ invitation: companyInvitations, company: companies.name })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(eq(companyInvitations.id, id));
  if (!row || row.invitation.expiresAt <= now()) return null;
  const { email, emailKey, role, expiresAt } = row.invitation;
  return {
    company: row.company,
    email,
    role,
    expiresAt: expiresAt.toISOString(),
    /** Whether the signed-in person may accept; null if nobody is signed in. */
    fits: person ? mayAccept(person, emailKey) : null,
  };
}
