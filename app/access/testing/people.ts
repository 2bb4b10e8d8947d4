import { randomBytes } from 'node:crypto';
import { sidHash } from '#features/identity/queries.server.ts';
import { sessions, staffMarks } from '#features/identity/tables.server.ts';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import type { StaffArea } from '#lib/staff/staff-areas.ts';
import { now } from '#server/clock.ts';
import { companies, companyMembers } from '#server/companies/tables.ts';
import { cookieLine } from '#server/http/cookies.ts';
import { identityLogins, identityUsers } from '#server/identity/tables.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import type { Who } from '../who.ts';
import { marks } from './marks.ts';

interface NewPerson {
  id: string;
  email: string;
  verified?: boolean;
  disabled?: boolean;
  /** Several accounts may give the same address; only one of them is known by it. */
  known?: boolean;
}

/** Makes an account that is signed in; gives its cookie. */
async function signedIn({
  id,
  email,
  verified = true,
  disabled = false,
  known = true,
}: NewPerson): Promise<string> {
  const { db } = services().database;
  const at = now();
  const emailKey = known ? emailKeyOf(email) : null;
  await db.insert(identityUsers).values({
    id,
    email,
    emailKey,
    emailVerified: verified,
    displayName: `${id} Example`,
    disabled,
    validSince: at,
    createdAt: at,
    lastLoginAt: at,
  });
  const loginId = newId();
  const refreshHash = randomBytes(32).toString('base64url');
  const login = { id: loginId, userId: id, refreshHash, generation: 0, authTime: at, provider: 'password' };
  await db.insert(identityLogins).values({ ...login, createdAt: at, lastUsedAt: at });
  const sid = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    id: newId(),
    hash: sidHash(sid),
    issuer: 'embedded',
    userId: id,
    loginId,
    email,
    emailVerified: verified,
    authTime: at,
    device: 'A browser',
    createdAt: at,
    lastSeenAt: at,
  });
  return cookieLine('sid', sid, 60).split(';')[0] ?? '';
}

async function staffMember(id: string, area: StaffArea): Promise<string> {
  const email = `${id}@akra.example`;
  await services()
    .database.db.insert(staffMarks)
    .values({ emailKey: email, addedBy: 'test', addedAt: now(), areas: [area] });
  return signedIn({ id, email });
}

/** Ann's address, under which her things are kept. */
export const annsAddress = 'ann@example.com';

async function join(name: string, members: Readonly<Record<string, 'owner' | 'member'>>): Promise<string> {
  const { db } = services().database;
  const id = newId();
  await db.insert(companies).values({ id, name, createdAt: now() });
  for (const [userId, role] of Object.entries(members))
    await db.insert(companyMembers).values({ userId, companyId: id, role, joinedAt: now() });
  return id;
}

/** Makes everybody; gives the cookies they send. A blocked account keeps the cookie it had. */
export async function makePeople(): Promise<{ cookies: Record<Who, string>; companyId: string }> {
  const cookies: Record<Who, string> = {
    visitor: '',
    guest: '',
    self: await signedIn({ id: 'ann', email: annsAddress }),
    unverified: await signedIn({ id: 'eve', email: annsAddress, verified: false, known: false }),
    member: await signedIn({ id: 'bob', email: 'bob@example.com' }),
    owner: await signedIn({ id: 'cat', email: 'cat@example.com' }),
    stranger: await signedIn({ id: 'dan', email: 'dan@example.com' }),
    blocked: await signedIn({ id: 'ann-blocked', email: annsAddress, disabled: true, known: false }),
    staff: await staffMember('sam', 'owner'),
    sales: await staffMember('sia', 'sales'),
    editor: await staffMember('edo', 'editor'),
    events: await staffMember('eva', 'events'),
    finance: await staffMember('fin', 'finance'),
    readonly: await staffMember('ria', 'readonly'),
  };
  const companyId = await join(marks.company, {
    ann: 'member',
    bob: 'member',
    cat: 'owner',
    'ann-blocked': 'owner',
  });
  await join('Strangers', { dan: 'owner' });
  return { cookies, companyId };
}
