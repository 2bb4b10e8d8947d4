import type { Person } from '#features/enquiries/policy.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { membershipOf } from '#server/companies/membership.ts';
import { ground } from '#server/ground.ts';

/** A signed-in person with the company that they belong to now. */
export async function withCompany(visitor: Visitor): Promise<Person> {
  const membership = await membershipOf(ground().database.db, visitor.userId);
  return { ...visitor, companyId: membership?.companyId ?? null };
}

/** Whoever sent a request, as conversations know them; or null. */
export async function personOf(request: Request): Promise<Person | null> {
  const visitor = await visitorOf(request);
  return visitor && withCompany(visitor);
}
