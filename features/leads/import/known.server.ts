import { eq, inArray, or, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { isWhole } from '../queries.server.ts';
import { plainName, plainPhone } from '../rules.ts';
import { leadAddresses, leadCompanies, leads } from '../tables.server.ts';
import type { KnownRecord } from './plan.ts';
import type { Contact } from './read-row.ts';

/** The records that some addresses belong to, by address. */
export async function recordsAt(
  db: DbOrTx,
  emailKeys: readonly string[],
): Promise<ReadonlyMap<string, KnownRecord>> {
  const rows = await db
    .select({ emailKey: leadAddresses.emailKey, lead: leads, company: leadCompanies.name })
    .from(leadAddresses)
    .innerJoin(leads, eq(leads.id, leadAddresses.leadId))
    .leftJoin(leadCompanies, eq(leadCompanies.id, leads.companyId))
    .where(sql`${leadAddresses.emailKey} = any(${sql.param([...emailKeys])})`);
  return new Map(
    rows.map(({ emailKey, lead, company }) => [
      emailKey,
      {
        id: lead.id,
        name: lead.name,
        company: company ?? '',
        phone: lead.phone,
        stage: lead.stage,
        value: lead.value,
        nextStep: lead.nextStep,
        nextStepOn: lead.nextStepOn,
      },
    ]),
  );
}

/** Whom of the records strangers look like, by their telephone number or whole name. */
export async function likenessOf(
  db: DbOrTx,
  strangers: readonly Contact[],
): Promise<(contact: Contact) => string | null> {
  const phones = [...new Set(strangers.map(({ phone }) => plainPhone(phone)).filter(Boolean))];
  const names = [
    ...new Set(strangers.map(({ name }) => plainName(name)).filter((name) => name.includes(' '))),
  ];
  if (phones.length + names.length === 0) return () => null;
  const rows = await db
    .select({ name: leads.name, plainName: leads.plainName, plainPhone: leads.plainPhone })
    .from(leads)
    .where(
      sql`${isWhole} and (${or(inArray(leads.plainPhone, [...phones, '-']), inArray(leads.plainName, [...names, '-']))})`,
    );
  const byPhone = new Map(rows.map((row) => [row.plainPhone, row.name]));
  const byName = new Map(rows.map((row) => [row.plainName, row.name]));
  return ({ name, phone }) => {
    const samePhone = plainPhone(phone) && byPhone.get(plainPhone(phone));
    if (samePhone) return `${samePhone} has the same telephone number and another email address`;
    const sameName = plainName(name).includes(' ') && byName.get(plainName(name));
    return sameName ? `${sameName} has the same name and another email address` : null;
  };
}
