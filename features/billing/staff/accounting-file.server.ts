import { and, asc, eq, gte, lte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { csvLine, csvStart } from '#lib/files/csv.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { invoices, payments } from '../tables.server.ts';
import { type Accounts, type Booking, bookingColumns, bookingsOf } from './bookings.ts';

/** From which day to which day a file for the bookkeeper reaches, both included. */
export const spanSchema = z
  .object({
    from: z.iso.date({ error: 'Please enter the first day.' }),
    to: z.iso.date({ error: 'Please enter the last day.' }),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first.' });
export type Span = z.output<typeof spanSchema>;

/** The accounts that the settings name today. */
function accountsNow(): Accounts {
  const { billing } = readSettings();
  return {
    debtor: billing.debtorAccount,
    standard: billing.revenueAccount,
    reduced: billing.revenueReducedAccount,
    euPrivate: billing.revenueEuAccount,
    reverseCharge: billing.revenueReverseAccount,
    outside: billing.revenueOutsideAccount,
    bank: billing.bankAccount,
    card: billing.cardAccount,
    reducedRate: billing.reducedRate,
  };
}

/** Everything that was issued, paid and paid back in a span, as bookings. */
export async function bookingsIn({ from, to }: Span): Promise<Booking[]> {
  const { db } = services().database;
  const corrected = alias(invoices, 'corrected');
  const papers = await db
    .select({ paper: invoices, corrects: corrected.number })
    .from(invoices)
    .leftJoin(corrected, eq(corrected.id, invoices.correctsId))
    .where(and(ne(invoices.state, 'draft'), gte(invoices.issuedOn, from), lte(invoices.issuedOn, to)))
    .orderBy(asc(invoices.issuedOn), asc(invoices.number));
  const money = await db
    .select({ payment: payments, number: invoices.number, buyer: invoices.buyer })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(gte(payments.receivedOn, from), lte(payments.receivedOn, to)))
    .orderBy(asc(payments.receivedOn), asc(payments.id));
  return bookingsOf(
    papers.map(({ paper, corrects }) => ({
      ...paper,
      number: paper.number ?? '',
      issuedOn: paper.issuedOn ?? '',
      corrects,
    })),
    money.map(({ payment, number, buyer }) => ({ ...payment, number: number ?? '', buyer })),
    accountsNow(),
  );
}

/** The same as a CSV file; its columns are explained where it is asked for. */
export async function accountingFile(span: Span): Promise<string> {
  const names = Object.keys(bookingColumns) as (keyof Booking)[];
  const rows = await bookingsIn(span);
  return csvStart + csvLine(names) + rows.map((row) => csvLine(names.map((name) => row[name]))).join('');
}
