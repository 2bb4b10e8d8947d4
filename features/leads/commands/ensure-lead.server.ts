import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { type LeadCompany, leadOfAddress } from '../queries.server.ts';
import { companyDomain, plainAddress, plainName, plainPhone } from '../rules.ts';
import { leadAddresses, leadCompanies, leads } from '../tables.server.ts';

/** A person as one part of the site got to know them. */
export interface Known {
  email: string;
  emailKey: string;
  name: string;
  /** As they wrote it in a form: kept with them alone; may be empty. */
  company: string;
  phone?: string;
  /** When they did the thing by which the site knows them. */
  at: Date;
}

/** The company of a domain, made where it is not there; null for addresses that everybody can have. */
async function companyOf(tx: Tx, domain: string | null): Promise<LeadCompany | null> {
  if (!domain) return null;
  const made = { id: newId(), name: domain, domain, createdAt: now() };
  await tx.insert(leadCompanies).values(made).onConflictDoNothing();
  const [company] = await tx.select().from(leadCompanies).where(eq(leadCompanies.domain, domain));
  return company ?? null;
}

/** What staff say that a company is called, and whether that counts where they named it before. */
interface StaffName {
  name: string;
  renames: boolean;
}

/** The company that staff put somebody into, by their domain or by its name; only staff name a company. */
export async function companyByStaff(
  tx: Tx,
  { name, renames }: StaffName,
  domain: string | null,
): Promise<string | null> {
  const company = await companyOf(tx, domain);
  if (company) {
    if (name && (renames || company.name === domain))
      await tx.update(leadCompanies).set({ name }).where(eq(leadCompanies.id, company.id));
    return company.id;
  }
  if (!name) return null;
  const [known] = await tx
    .select({ id: leadCompanies.id })
    .from(leadCompanies)
    .where(and(sql`lower(${leadCompanies.name}) = ${name.toLowerCase()}`, isNull(leadCompanies.domain)))
    .limit(1);
  if (known) return known.id;
  const id = newId();
  await tx.insert(leadCompanies).values({ id, name, domain: null, createdAt: now() });
  return id;
}

/** Compared for being equal alone: nobody needs to read another spelling of an address. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** A row of one of somebody's addresses. */
export const addressRow = (
  leadId: string,
  { email, emailKey, at }: Pick<Known, 'email' | 'emailKey' | 'at'>,
) => ({
  emailKey,
  leadId,
  email,
  plain: hashOf(plainAddress(emailKey)),
  addedAt: at,
});

/** Notes that somebody did something: their record is made at the first time, and known to be alive at every other. */
export async function ensureLead(tx: Tx, known: Known, from: string): Promise<string> {
  const { email, emailKey, at } = known;
  const there = await leadOfAddress(tx, emailKey);
  if (there) {
    await tx
      .update(leads)
      .set({ lastAt: at })
      .where(and(eq(leads.id, there.id), lt(leads.lastAt, at)));
    return there.id;
  }
  const id = newId();
  const name = known.name.trim() || (email.split('@', 1)[0] ?? email);
  const phone = known.phone ?? '';
  await tx.insert(leads).values({
    id,
    name,
    plainName: plainName(name),
    phone,
    plainPhone: plainPhone(phone),
    companyId: (await companyOf(tx, companyDomain(emailKey)))?.id ?? null,
    companyTyped: known.company,
    stage: 'new',
    stageAt: at,
    nextStep: '',
    lostReason: '',
    lastAt: at,
    createdAt: at,
  });
  const [added] = await tx
    .insert(leadAddresses)
    .values(addressRow(id, known))
    .onConflictDoNothing()
    .returning();
  if (!added) {
    // Somebody else noted the same person in this very moment.
    await tx.delete(leads).where(eq(leads.id, id));
    return (await leadOfAddress(tx, emailKey))?.id ?? id;
  }
  await recordEvent(tx, { kind: 'lead.made', subject: `lead:${id}`, actor: 'system', data: { from } });
  return id;
}
