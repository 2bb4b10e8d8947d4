import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { DbOrTx, Tx } from '#server/db/transaction.ts';
import { type DataSubject, definePersonalData } from '#server/personal-data/define.ts';
import { isOwed, keptInvoices, keptPapers } from './kept.server.ts';
import { keptWords } from './kept.ts';
import { forgetFileLater, pdfKey } from './pdf/keep.server.ts';
import { linesOfInvoice, linesOfQuote, paymentsOf } from './queries.server.ts';
import { billingProfiles, checkouts, invoiceLines, invoices, payments, quotes } from './tables.server.ts';

type Papers = typeof quotes | typeof invoices;

/** The documents that were written to a person, even if others may see them too. */
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

/** Locks what the law wants kept of a person's invoices, and deletes the other drafts. */
async function lockInvoices(tx: Tx, person: DataSubject): Promise<void> {
  const own = await tx
    .select()
    .from(invoices)
    .where(and(writtenTo(person, invoices), keptInvoices()));
  for (const invoice of own) {
    // Whoever still owes something can be reminded; the address goes with the last payment.
    const address = (await isOwed(tx, invoice)) ? {} : { email: '', emailKey: '' };
    await tx
      .update(invoices)
      .set({ userId: null, lockedAt: now(), ...address })
      .where(eq(invoices.id, invoice.id));
  }
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) await tx.update(checkouts).set({ url: null }).where(inArray(checkouts.invoiceId, ids));
  const drafts = and(
    eq(invoices.state, 'draft'),
    isNull(invoices.quoteId),
    isNull(invoices.companyId),
    writtenTo(person, invoices),
  );
  // The lines first: without their invoice the rule that keeps issued ones could not see that it was a draft.
  await tx
    .delete(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, tx.select({ id: invoices.id }).from(invoices).where(drafts)));
  await tx.delete(invoices).where(drafts);
  await tx
    .update(invoices)
    .set({ userId: null, email: '', emailKey: '' })
    .where(and(eq(invoices.state, 'draft'), isNull(invoices.quoteId), writtenTo(person, invoices)));
}

/** Locks a person's accepted quotes and deletes the others; a company's are the company's, without who had them. */
async function lockQuotes(tx: Tx, person: DataSubject): Promise<void> {
  const accepted = and(eq(quotes.state, 'accepted'), writtenTo(person, quotes));
  await tx
    .update(quotes)
    .set({ userId: null, email: '', emailKey: '', decidedVia: '', lockedAt: now() })
    .where(accepted);
  const own = and(isNull(quotes.companyId), writtenTo(person, quotes));
  const gone = await tx.delete(quotes).where(own).returning({ id: quotes.id, hash: quotes.pdfHash });
  for (const row of gone) await forgetFileLater(tx, 'quote', row);
  await tx
    .update(quotes)
    .set({ userId: null, email: '', emailKey: '', decidedBy: '', decidedVia: '' })
    .where(writtenTo(person, quotes));
}

export const billingData = definePersonalData({
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
  follow: async (tx, { from, to }) => {
    for (const table of [quotes, invoices])
      await tx
        .update(table)
        .set({ email: to, emailKey: to })
        .where(and(inArray(table.emailKey, from), isNull(table.lockedAt)));
  },
  remains: {
    invoices:
      'Issued invoices with the buyer’s name and address, locked, for as long as tax law requires. Their email address only while something is owed.',
    invoice_lines: 'The lines of those invoices.',
    payments: 'What was paid on those invoices, and when.',
    billing_checkouts: 'Attempts to pay online, without the link.',
    quotes:
      'Accepted quotes, locked, because they are the agreement behind an invoice. Quotes written to a company stay with it.',
    quote_lines: 'The lines of those quotes.',
  },
  keeps:
    'Issued invoices and accepted quotes, with the name and address on them, because tax law requires it. They are locked and no longer linked to your account. While an invoice is open, we keep its email address for reminders.',
  keepsOf: async (db, person) =>
    keptWords(
      await keptPapers(db, {
        quotes: writtenTo(person, quotes),
        invoices: writtenTo(person, invoices),
      }),
    ),
  erase: async (tx, person) => {
    const { userId } = person;
    if (userId !== null) await tx.delete(billingProfiles).where(eq(billingProfiles.userId, userId));
    await lockInvoices(tx, person);
    await lockQuotes(tx, person);
    if (userId === null) return;
    const actor = `user:${userId}`;
    await tx.update(invoices).set({ createdBy: '' }).where(eq(invoices.createdBy, actor));
    await tx.update(quotes).set({ createdBy: '' }).where(eq(quotes.createdBy, actor));
    // Who accepted is part of the agreement; by which account is not.
    await tx.update(quotes).set({ decidedVia: '' }).where(eq(quotes.decidedVia, actor));
    await tx.update(payments).set({ recordedBy: '' }).where(eq(payments.recordedBy, actor));
  },
});
