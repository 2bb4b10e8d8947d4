import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/transaction.ts';
import { type DataSubject, definePersonalData } from '#server/personal-data/define.ts';
import { forgetFileLater, pdfKey } from './pdf/keep.server.ts';
import { linesOfInvoice, linesOfQuote, paymentsOf } from './queries.server.ts';
import { billingProfiles, checkouts, invoices, payments, quotes } from './tables.server.ts';

type Papers = typeof quotes | typeof invoices;

/** The documents that were written to a person, whoever else may see them. */
function writtenTo({ userId, emailKeys }: DataSubject, table: Papers): SQL | undefined {
  const ways = [
    ...(userId === null ? [] : [eq(table.userId, userId)]),
    ...(emailKeys.length === 0 ? [] : [inArray(table.emailKey, emailKeys)]),
  ];
  // Nobody in particular is nobody, and not everybody.
  return ways.length === 0 ? isNull(table.id) : or(...ways);
}

async function everythingOf(db: DbOrTx, person: DataSubject): Promise<Record<string, unknown[]>> {
  const profiles = person.userId
    ? await db.select().from(billingProfiles).where(eq(billingProfiles.userId, person.userId))
    : [];
  const offered = await db.select().from(quotes).where(writtenTo(person, quotes));
  const billed = await db.select().from(invoices).where(writtenTo(person, invoices));
  return {
    billingDetails: profiles.map(({ details, changedAt }) => ({ ...details, changedAt })),
    quotes: await Promise.all(
      offered.map(async (row) => ({ ...row, lines: await linesOfQuote(db, row.id) })),
    ),
    invoices: await Promise.all(
      billed.map(async (row) => ({
        ...row,
        lines: await linesOfInvoice(db, row.id),
        payments: await paymentsOf(db, row.id),
      })),
    ),
  };
}

async function papersOf(db: DbOrTx, person: DataSubject) {
  const offered = await db.select().from(quotes).where(writtenTo(person, quotes));
  const billed = await db.select().from(invoices).where(writtenTo(person, invoices));
  return [
    ...offered.map((row) => ({ ...row, kind: 'quote' as const })),
    ...billed.map((row) => ({ ...row, kind: 'invoice' as const })),
  ];
}

definePersonalData({
  name: 'billing',
  tables: [
    'billing_profiles',
    'quotes',
    'quote_lines',
    'invoices',
    'invoice_lines',
    'payments',
    'billing_checkouts',
  ],
  export: everythingOf,
  // What goes with a quote, and what stays of an invoice, is decided below.
  files: async (db, person) =>
    (await papersOf(db, person)).flatMap(({ kind, id, number, pdfHash }) =>
      pdfHash
        ? [{ path: `${number ?? id}.pdf`, key: pdfKey({ kind, id, hash: pdfHash }), stays: true as const }]
        : [],
    ),
  keeps:
    'Invoices with the billing text that stands on them, because tax law wants them kept; they no longer lead to you or your account.',
  erase: async (tx, person) => {
    const { userId } = person;
    if (userId !== null) await tx.delete(billingProfiles).where(eq(billingProfiles.userId, userId));
    // What the law wants kept of an invoice stays, and names no account and no address any more.
    const unlinked = await tx
      .update(invoices)
      .set({ userId: null, email: '', emailKey: '' })
      .where(writtenTo(person, invoices))
      .returning({ id: invoices.id });
    if (unlinked.length > 0)
      await tx
        .update(checkouts)
        .set({ url: null })
        .where(
          inArray(
            checkouts.invoiceId,
            unlinked.map(({ id }) => id),
          ),
        );
    const own = and(isNull(quotes.companyId), writtenTo(person, quotes));
    const gone = await tx.delete(quotes).where(own).returning({ id: quotes.id, hash: quotes.pdfHash });
    for (const row of gone) await forgetFileLater(tx, 'quote', row);
    // A company's quotes are the company's; who of its people had them is not kept.
    await tx
      .update(quotes)
      .set({ userId: null, email: '', emailKey: '', decidedBy: '', decidedVia: '' })
      .where(writtenTo(person, quotes));
    if (userId === null) return;
    const actor = `user:${userId}`;
    await tx.update(invoices).set({ createdBy: '' }).where(eq(invoices.createdBy, actor));
    await tx.update(quotes).set({ createdBy: '' }).where(eq(quotes.createdBy, actor));
    await tx.update(quotes).set({ decidedBy: '', decidedVia: '' }).where(eq(quotes.decidedVia, actor));
    await tx.update(payments).set({ recordedBy: '' }).where(eq(payments.recordedBy, actor));
  },
});
