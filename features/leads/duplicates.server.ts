import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { addressesOf, isWhole, type Lead } from './queries.server.ts';
import { likeness } from './rules.ts';
import { leadAddresses, leads, leadsApart } from './tables.server.ts';

/** Two records that may be one person, and why. */
export interface Duplicate {
  id: string;
  name: string;
  emails: string[];
  why: string;
}

async function comparable(db: DbOrTx, rows: readonly Lead[]) {
  const addresses = await addressesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((lead) => {
    const own = addresses.filter(({ leadId }) => leadId === lead.id);
    return {
      id: lead.id,
      name: lead.name,
      phone: lead.phone,
      emailKeys: own.map(({ emailKey }) => emailKey),
      emails: own.map(({ email }) => email),
    };
  });
}

/** Records that may be the same person as this one; those that staff told apart are left out. */
export async function duplicatesOf(lead: Lead): Promise<Duplicate[]> {
  const { db } = services().database;
  const plains = (await addressesOf(db, [lead.id])).map(({ plain }) => plain);
  const candidates = await db
    .select()
    .from(leads)
    .where(
      and(
        isWhole,
        ne(leads.id, lead.id),
        or(
          eq(leads.plainName, lead.plainName),
          lead.plainPhone ? eq(leads.plainPhone, lead.plainPhone) : undefined,
          inArray(
            leads.id,
            db
              .select({ id: leadAddresses.leadId })
              .from(leadAddresses)
              .where(inArray(leadAddresses.plain, plains)),
          ),
        ),
        sql`not exists (select from ${leadsApart} where (${leadsApart.a} = ${leads.id} and ${leadsApart.b} = ${lead.id}) or (${leadsApart.b} = ${leads.id} and ${leadsApart.a} = ${lead.id}))`,
      ),
    )
    .limit(20);
  const [own] = await comparable(db, [lead]);
  if (!own) return [];
  return (await comparable(db, candidates)).flatMap(({ id, name, emails, ...rest }) => {
    const why = likeness(own, { id, name, ...rest });
    return why ? [{ id, name, emails, why }] : [];
  });
}

const other = alias(leads, 'other');
const otherAddress = alias(leadAddresses, 'other_address');

/** How many pairs of records look like one person; up to a hundred are counted. */
export async function duplicatePairs(): Promise<{ id: string; other: string }[]> {
  const { db } = services().database;
  const apart = sql`not exists (select from ${leadsApart} where ${leadsApart.a} = ${leads.id} and ${leadsApart.b} = ${other.id})`;
  const whole = sql`${leads.mergedInto} is null and ${other.mergedInto} is null and ${leads.id} < ${other.id}`;
  const pair = { id: leads.id, other: other.id };
  const byName = db
    .select(pair)
    .from(leads)
    .innerJoin(
      other,
      or(
        and(eq(other.plainName, leads.plainName), sql`position(' ' in ${leads.plainName}) > 0`),
        and(eq(other.plainPhone, leads.plainPhone), ne(leads.plainPhone, '')),
      ),
    )
    .where(and(whole, apart));
  const byAddress = db
    .select(pair)
    .from(leads)
    .innerJoin(leadAddresses, eq(leadAddresses.leadId, leads.id))
    .innerJoin(otherAddress, eq(otherAddress.plain, leadAddresses.plain))
    .innerJoin(other, eq(other.id, otherAddress.leadId))
    .where(and(whole, apart));
  return byName.union(byAddress).limit(100);
}
