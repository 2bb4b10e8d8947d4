import { and, eq } from 'drizzle-orm';
import { answering } from '#app/admin/staff-work.ts';
import { quoteDesk } from '#features/billing/desk/paper-desk.server.ts';
import type { Typed } from '#features/billing/paper-lines.ts';
import { detailsOf } from '#features/billing/queries.server.ts';
import { enquiryNamed } from '#features/enquiries/queries.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { emailKeyOf } from '#lib/email-key.ts';
import { mayRead } from '#lib/staff-areas.ts';
import { membershipOf } from '#server/companies/membership.ts';
import { ground } from '#server/ground.ts';
import { identityUsers } from '#server/identity/tables.ts';

/** What an account with this confirmed address has saved to be billed by; nothing where there is none. */
async function savedFor(email: string): Promise<Typed> {
  const { db } = ground().database;
  const emailKey = emailKeyOf(email);
  const [user] = emailKey
    ? await db
        .select({ userId: identityUsers.id })
        .from(identityUsers)
        .where(and(eq(identityUsers.emailKey, emailKey), eq(identityUsers.emailVerified, true)))
    : [];
  const membership = user ? await membershipOf(db, user.userId) : null;
  const details = user ? await detailsOf(db, { ...user, membership }) : null;
  return Object.fromEntries(Object.entries(details ?? {}).map(([name, text]) => [`buyer.${name}`, text]));
}

/** Who wrote an enquiry, for those of the staff who may read enquiries. */
async function fromEnquiry(staff: Visitor, reference: string): Promise<Typed> {
  const enquiry = mayRead(staff.areas, answering) ? await enquiryNamed(reference) : null;
  if (!enquiry) return {};
  const { name, email, company } = enquiry;
  const written: Typed = company
    ? { 'buyer.kind': 'business', 'buyer.name': company, 'buyer.attention': name }
    : { 'buyer.kind': 'private', 'buyer.name': name };
  const saved = await savedFor(email);
  return { enquiry: enquiry.reference, email, ...(saved['buyer.name'] ? saved : written) };
}

/** What the form of a new quote begins with: whoever wrote the enquiry, another quote, an address, or nothing. */
export async function quoteStart(staff: Visitor, asked: URLSearchParams): Promise<Typed> {
  const [enquiry, from, email] = [asked.get('enquiry'), asked.get('from'), asked.get('email')];
  if (enquiry) return fromEnquiry(staff, enquiry);
  if (from) {
    // Its day is over or not theirs to promise again.
    const { validUntil: _, ...typed } = (await quoteDesk(from))?.typed ?? {};
    return typed;
  }
  return email ? { email, ...(await savedFor(email)) } : {};
}
