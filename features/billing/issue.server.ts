import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import type { Mail } from '#server/mail/template.ts';
import { readSettings } from '#server/settings/settings.ts';
import { notReady, tooLate } from './errors.server.ts';
import { nextNumber } from './numbers.server.ts';
import { printLater } from './pdf/keep.server.ts';
import type { Invoice, Line } from './queries.server.ts';
import { legalGapsNow, sellerNow, today } from './seller.server.ts';
import { daysAfter } from './standing.ts';
import { saysSupply } from './supply.ts';
import { invoiceLines, invoices } from './tables.server.ts';
import { tellBuyer } from './tell.server.ts';

type Content = Pick<
  Invoice,
  | 'userId'
  | 'companyId'
  | 'email'
  | 'emailKey'
  | 'lockedAt'
  | 'seller'
  | 'buyer'
  | 'title'
  | 'note'
  | 'currency'
  | 'discount'
  | 'treatment'
  | 'taxNote'
  | 'subtotal'
  | 'discountAmount'
  | 'net'
  | 'taxes'
  | 'tax'
  | 'gross'
  | 'delivered'
  | 'suppliedFrom'
  | 'suppliedTo'
  | 'advance'
  | 'createdBy'
>;

/** What a new invoice or credit note is written from. */
export interface Draft extends Content {
  kind?: Invoice['kind'];
  quoteId?: string | null;
  /** Which part of its quote, and of how many. */
  part?: number;
  parts?: number;
  correctsId?: string | null;
  reason?: string;
  lines: readonly Line[];
}

/** Writes an invoice or a credit note with its lines, as a draft without a number. */
export async function writeInvoice(tx: Tx, draft: Draft): Promise<Invoice> {
  const [row] = await tx
    .insert(invoices)
    .values({
      id: newId(),
      kind: draft.kind ?? 'invoice',
      state: 'draft',
      userId: draft.userId,
      companyId: draft.companyId,
      email: draft.email,
      emailKey: draft.emailKey,
      lockedAt: draft.lockedAt,
      seller: draft.seller,
      buyer: draft.buyer,
      title: draft.title,
      note: draft.note,
      currency: draft.currency,
      discount: draft.discount,
      treatment: draft.treatment,
      taxNote: draft.taxNote,
      subtotal: draft.subtotal,
      discountAmount: draft.discountAmount,
      net: draft.net,
      taxes: draft.taxes,
      tax: draft.tax,
      gross: draft.gross,
      delivered: draft.delivered,
      suppliedFrom: draft.suppliedFrom,
      suppliedTo: draft.suppliedTo,
      advance: draft.advance,
      part: draft.part ?? 1,
      parts: draft.parts ?? 1,
      quoteId: draft.quoteId ?? null,
      correctsId: draft.correctsId ?? null,
      reason: draft.reason ?? '',
      reminders: 0,
      createdBy: draft.createdBy,
      createdAt: now(),
      changedAt: now(),
    })
    .returning();
  if (!row) throw new Error('the invoice was not written');
  await tx.insert(invoiceLines).values(draft.lines.map((line) => ({ invoiceId: row.id, ...line })));
  return row;
}

/** Gives a draft its number and its day, and sends it; from here on nothing in it changes. The caller holds its row. */
export async function issue(
  tx: Tx,
  draft: Invoice,
  { actor, mail }: { actor: string; mail: (issued: Invoice) => Mail },
): Promise<Invoice> {
  const gaps = legalGapsNow(draft.treatment);
  if (gaps.length > 0) throw notReady(gaps);
  const isCredit = draft.kind === 'credit';
  if (!isCredit && !saysSupply(draft))
    throw tooLate('Please enter the date of supply first, or mark the invoice as a payment in advance.');
  const day = today();
  const [row] = await tx
    .update(invoices)
    .set({
      number: await nextNumber(tx, draft.kind, day),
      state: 'issued',
      // The bank account of the day counts, not the one of when it was drafted.
      seller: { ...sellerNow(), country: draft.seller.country },
      issuedOn: day,
      dueOn: isCredit ? null : daysAfter(day, readSettings().billing.paymentDays),
      changedAt: now(),
    })
    .where(eq(invoices.id, draft.id))
    .returning();
  if (!row) throw new Error('the invoice was not issued');
  const kind = isCredit ? 'credit' : 'invoice';
  await recordEvent(tx, { kind: `billing.${kind}-issued`, subject: `invoice:${row.id}`, actor });
  await tellBuyer(tx, row, {
    purpose: `billing.${kind}`,
    mail: mail(row),
    title: `${isCredit ? 'Credit note' : 'Invoice'} ${row.number}: ${row.title}`,
    href: `/billing/invoice?number=${row.number}`,
    key: `invoice-issued:${row.id}`,
  });
  await printLater(tx, 'invoice', row.id);
  return row;
}
