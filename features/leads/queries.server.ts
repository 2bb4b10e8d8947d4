import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { AppError } from '#server/errors.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { leadAddresses, leadCompanies, leadNotes, leads } from './tables.server.ts';

/** A row of somebody who might become a client. */
export type Lead = typeof leads.$inferSelect;
/** A row of the company that people belong to. */
export type LeadCompany = typeof leadCompanies.$inferSelect;

/** Excludes records that were merged into another one. */
export const isWhole = isNull(leads.mergedInto);

/** What a lead's company is called: as staff named it, else as the person wrote it, else by its domain. */
export const companyShown = sql<string | null>`coalesce(
  (select nullif(${leadCompanies.name}, ${leadCompanies.domain}) from ${leadCompanies} where ${leadCompanies.id} = ${leads.companyId}),
  nullif(${leads.companyTyped}, ''),
  (select ${leadCompanies.domain} from ${leadCompanies} where ${leadCompanies.id} = ${leads.companyId})
)`;

/** Today where the studio is, as `2026-11-17`. */
export const todayAtStudio = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: readSettings().contact.timeZone, dateStyle: 'short' }).format(
    now(),
  );

/** The record that an address belongs to; null for strangers. */
export async function leadOfAddress(db: DbOrTx, emailKey: string): Promise<Lead | null> {
  const [row] = await db
    .select({ lead: leads })
    .from(leadAddresses)
    .innerJoin(leads, eq(leads.id, leadAddresses.leadId))
    .where(eq(leadAddresses.emailKey, emailKey));
  return row?.lead ?? null;
}

/** The addresses of some people, by record. */
export async function addressesOf(db: DbOrTx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(leadAddresses)
    .where(inArray(leadAddresses.leadId, [...ids]))
    .orderBy(asc(leadAddresses.addedAt), asc(leadAddresses.emailKey));
}

/** A record by its id: the one it was merged into, where it was. */
export async function leadAt(db: DbOrTx, id: string): Promise<Lead | null> {
  const [lead] = await db.select().from(leads).where(eq(leads.id, id));
  if (!lead?.mergedInto) return lead ?? null;
  return leadAt(db, lead.mergedInto);
}

/** Holds a record that stands for itself until the transaction ends; throws where there is none. */
export async function holdLead(tx: Tx, id: string): Promise<Lead> {
  const [lead] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), isWhole))
    .for('update');
  if (!lead) throw new AppError({ status: 404, code: 'gone', message: 'This record no longer exists.' });
  return lead;
}

/** A company by its id, with its people. */
export async function companyAt(id: string): Promise<{ company: LeadCompany; people: Lead[] } | null> {
  const { db } = services().database;
  const [company] = await db.select().from(leadCompanies).where(eq(leadCompanies.id, id));
  if (!company) return null;
  const people = await db
    .select()
    .from(leads)
    .where(and(eq(leads.companyId, id), isWhole))
    .orderBy(asc(leads.name), asc(leads.id));
  return { company, people };
}

/** What staff wrote down about some people. */
export const notesOf = (db: DbOrTx, ids: readonly string[]) =>
  db
    .select()
    .from(leadNotes)
    .where(inArray(leadNotes.leadId, [...ids]))
    .orderBy(asc(leadNotes.id));

const stepsDue = () =>
  and(
    isWhole,
    isNotNull(leads.nextStepOn),
    lt(leads.nextStepOn, todayAtStudio()),
    notInArray(leads.stage, ['won', 'lost']),
  ) ?? sql`false`;

/** How many next steps are past their date. */
export async function countStepsDue(): Promise<number> {
  const [row] = await services().database.db.select({ due: count() }).from(leads).where(stepsDue());
  return row?.due ?? 0;
}
