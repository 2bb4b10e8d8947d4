import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { companyMembers } from '#server/companies/tables.ts';
import { services } from '#server/services.ts';
import { openTestServices, type TestServices, tokenFor } from '#server/testing/test-services.ts';
import { acceptInvitation } from '../commands/answer-invitation.server.ts';
import { invite } from '../commands/invite.server.ts';
import { companiesFeature } from '../feature.server.ts';
import type { Person, Role } from '../schema.ts';
import { companyInvitations } from '../tables.server.ts';

let networks = 0;
/** A network that nobody has come from yet. */
export function anotherNetwork(): string {
  networks += 1;
  return `10.2.${networks >> 8}.${networks & 255}`;
}

/** A database for the tests of a file, empty before each, on a Monday morning. */
export function inTestWorld(): void {
  let world: TestServices;
  beforeAll(async () => {
    world = await openTestServices({}, [companiesFeature]);
  });
  afterAll(async () => {
    releaseClock();
    await world.close();
  });
  beforeEach(async () => {
    holdClock('2026-11-16T09:00:00Z');
    await world.database.pool.query(
      'truncate companies, company_members, company_invitations, notices, outbox, events, form_keys, limit_counters cascade',
    );
  });
}

/** Somebody with a confirmed address. */
export const person = (name: string, more: Partial<Person> = {}): Person => ({
  userId: name,
  email: `${name}@example.com`,
  emailVerified: true,
  name,
  ...more,
});

/** Invites an address into the company of an owner, which is made if there is none. */
export const inviteAs = (owner: Person, email: string, role: Role = 'member') =>
  invite({ company: 'Harbour Prints', email, role, key: undefined }, owner, anotherNetwork());

/** Invites somebody and lets them accept. */
export async function bringIn(owner: Person, newcomer: Person, role: Role = 'member'): Promise<void> {
  await inviteAs(owner, newcomer.email ?? '', role);
  await acceptInvitation(await tokenFor(newcomer.email ?? ''), newcomer, anotherNetwork());
}

/** Who is in which role, as `name role`. */
export async function places(): Promise<string[]> {
  const rows = await services().database.db.select().from(companyMembers).orderBy(asc(companyMembers.userId));
  return rows.map(({ userId, role }) => `${userId} ${role}`);
}

/** The addresses that are invited. */
export const invited = async (): Promise<string[]> =>
  (await services().database.db.select().from(companyInvitations).orderBy(asc(companyInvitations.email))).map(
    ({ email }) => email,
  );
