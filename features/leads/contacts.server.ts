import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { emailKeyOf } from '#lib/mail/email-key.ts';
import { services } from '#server/services.ts';
import { addressesOf, companyShown, isWhole, leadAt, leadOfAddress } from './queries.server.ts';
import { leadAddresses, leadCompanies, leads } from './tables.server.ts';

/** Somebody whom a quote can be written to. */
export interface LeadContact {
  email: string;
  name: string;
  company: string;
}

/** Whom a record or an address belongs to, by the name that staff or they themselves gave; null where nobody is known. */
export async function leadContact(wish: { lead: string } | { email: string }): Promise<LeadContact | null> {
  const { db } = services().database;
  const lead =
    'lead' in wish
      ? z.uuid().safeParse(wish.lead).success
        ? await leadAt(db, wish.lead)
        : null
      : await leadOfAddress(db, emailKeyOf(wish.email) ?? '');
  const [first] = lead ? await addressesOf(db, [lead.id]) : [];
  const email = 'email' in wish ? wish.email : first?.email;
  if (!lead || !email) return null;
  const [company] = lead.companyId
    ? await db.select().from(leadCompanies).where(eq(leadCompanies.id, lead.companyId))
    : [];
  // A domain isn't a name that can be billed.
  const named = company && company.name !== company.domain ? company.name : lead.companyTyped;
  return { email, name: lead.name, company: named };
}

const most = 300;

/** The people heard of last, with their first address. */
export async function leadContacts(): Promise<LeadContact[]> {
  const rows = await services()
    .database.db.selectDistinctOn([leads.lastAt, leads.id], {
      email: leadAddresses.email,
      name: leads.name,
      company: companyShown,
    })
    .from(leads)
    .innerJoin(leadAddresses, eq(leadAddresses.leadId, leads.id))
    .where(isWhole)
    .orderBy(desc(leads.lastAt), desc(leads.id), leadAddresses.addedAt)
    .limit(most);
  return rows.map(({ company, ...row }) => ({ ...row, company: company ?? '' }));
}
