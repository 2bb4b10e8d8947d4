import { and, eq } from 'drizzle-orm';
import type { Typed } from '#features/billing/paper-lines.ts';
import { detailsOf, lastBuyerOf } from '#features/billing/queries.server.ts';
import type { BillingDetails } from '#features/billing/schema.ts';
import { quoteWorkspace } from '#features/billing/staff/paper-workspace.server.ts';
import { inboxSection } from '#features/enquiries/panel.ts';
import { enquiryNamed } from '#features/enquiries/queries.server.ts';
import type { Visitor } from '#features/identity/schema.ts';
import { type LeadContact, leadContact, leadContacts } from '#features/leads/contacts.server.ts';
import { leadsSection } from '#features/leads/panel.ts';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { mayRead } from '#lib/staff/staff-areas.ts';
import { membershipOf } from '#server/companies/membership.ts';
import { identityUsers } from '#server/identity/tables.ts';
import { services } from '#server/services.ts';

/** What an account with this confirmed address has saved to be billed by, or the last document to it says. */
async function billedAs(emailKey: string): Promise<BillingDetails | null> {
  const { db } = services().database;
  const [user] = await db
    .select({ userId: identityUsers.id })
    .from(identityUsers)
    .where(and(eq(identityUsers.emailKey, emailKey), eq(identityUsers.emailVerified, true)));
  const membership = user ? await membershipOf(db, user.userId) : null;
  const saved = user ? await detailsOf(db, { ...user, membership }) : null;
  return saved ?? (await lastBuyerOf(db, emailKey));
}

/** The fields of a buyer: as they were billed before, else by what they are called. */
async function buyerFields({ email, name, company }: LeadContact): Promise<Typed> {
  const emailKey = emailKeyOf(email);
  const details = emailKey ? await billedAs(emailKey) : null;
  if (details)
    return Object.fromEntries(Object.entries(details).map(([field, text]) => [`buyer.${field}`, text]));
  if (name === '' && company === '') return {};
  return company
    ? { 'buyer.kind': 'business', 'buyer.name': company, 'buyer.attention': name }
    : { 'buyer.kind': 'private', 'buyer.name': name };
}

/** Who wrote an enquiry, for those of the staff who may read enquiries. */
async function fromEnquiry(staff: Visitor, reference: string): Promise<Typed> {
  const enquiry = mayRead(staff.areas, inboxSection) ? await enquiryNamed(reference) : null;
  if (!enquiry) return {};
  return { enquiry: enquiry.reference, email: enquiry.email, ...(await buyerFields(enquiry)) };
}

const readsLeads = ({ areas }: Visitor): boolean => mayRead(areas, leadsSection);

/** Somebody by their record or their address; of a record nobody sees more than who may read leads. */
async function fromContact(staff: Visitor, wish: { lead: string } | { email: string }): Promise<Typed> {
  const known = readsLeads(staff) ? await leadContact(wish) : null;
  const contact = known ?? ('email' in wish ? { email: wish.email, name: '', company: '' } : null);
  return contact ? { email: contact.email, ...(await buyerFields(contact)) } : {};
}

/** What the form of a new quote begins with: a lead, whoever wrote an enquiry, another quote, an address, or nothing. */
export async function quoteStart(staff: Visitor, asked: URLSearchParams): Promise<Typed> {
  const [enquiry, from, lead, email] = ['enquiry', 'from', 'lead', 'email'].map((name) => asked.get(name));
  if (enquiry) return fromEnquiry(staff, enquiry);
  if (from) {
    // Its day is over or not theirs to promise again.
    const { validUntil: _, ...typed } = (await quoteWorkspace(from))?.typed ?? {};
    return typed;
  }
  if (lead) return fromContact(staff, { lead });
  return email ? fromContact(staff, { email }) : {};
}

/** Whom a quote can be started from, where the form begins with nothing. */
export const startChoices = async (staff: Visitor, typed: Typed): Promise<LeadContact[]> =>
  typed.email || !readsLeads(staff) ? [] : leadContacts();
