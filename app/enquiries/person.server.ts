import { asStaffOf, visitorFor } from '#app/admin/staff.server.ts';
import { inboxSection } from '#features/enquiries/panel.ts';
import type { Person } from '#features/enquiries/policy.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { membershipOf } from '#server/companies/membership.ts';
import { services } from '#server/services.ts';

async function inCompany(visitor: Visitor): Promise<Person> {
  const membership = await membershipOf(services().database.db, visitor.userId);
  return { ...visitor, companyId: membership?.companyId ?? null };
}

/** A signed-in person who looks at conversations, with the company that they belong to now. */
export const withCompany = (visitor: Visitor): Promise<Person> =>
  inCompany(asStaffOf(visitor, inboxSection, 'read'));

/** Whoever sent a request, as conversations know them; or null. */
export async function personOf(request: Request): Promise<Person | null> {
  const visitor = await visitorFor(inboxSection)(request);
  return visitor && inCompany(visitor);
}
