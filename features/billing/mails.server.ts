import { moneyText } from '#lib/money/money.ts';
import type { Mail, MailBlock } from '#server/mail/template.ts';
import { dayText } from './day-text.ts';
import { planWords } from './instalments.ts';
import { paperUrl } from './links.server.ts';
import type { Invoice, Quote } from './queries.server.ts';

const heading = (text: string): MailBlock => ({ kind: 'heading', text });
const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
const small = (text: string): MailBlock => ({ kind: 'small', text });
const open = (label: string, url: string): MailBlock => ({ kind: 'button', label, url });

const key = small('The link opens this document without an account, so pass it on only to whom it concerns.');
const sumOf = ({ gross, currency }: { gross: number; currency: string }): string =>
  moneyText(gross, currency);

/** Brings a quote. */
export const quoteMail = (quote: Quote): Mail => ({
  subject: `Quote ${quote.number}: ${quote.title}`,
  blocks: [
    heading(quote.title),
    paragraph(
      `Our quote ${quote.number} comes to ${sumOf(quote)} and is good until ${dayText(quote.validUntil)}.`,
    ),
    ...(quote.instalments.length > 0 ? [paragraph(`It is paid in parts: ${planWords(quote)}.`)] : []),
    ...(quote.note ? [paragraph(quote.note)] : []),
    open('Read and accept the quote', paperUrl('quote', quote.id)),
    key,
  ],
});

/** Brings an invoice, also the one that follows from an accepted quote. */
export const invoiceMail = (invoice: Invoice, accepted?: Quote): Mail => ({
  subject: `Invoice ${invoice.number}: ${invoice.title}`,
  blocks: [
    heading(accepted ? 'Thank you for the order' : invoice.title),
    ...(accepted
      ? [paragraph(`${accepted.decidedBy} accepted quote ${accepted.number}:\n“${accepted.decision}”`)]
      : []),
    paragraph(
      `Invoice ${invoice.number} comes to ${sumOf(invoice)}${invoice.dueOn ? ` and is due on ${dayText(invoice.dueOn)}` : ''}.`,
    ),
    open('See and pay the invoice', paperUrl('invoice', invoice.id)),
    key,
  ],
});

/** Says that an invoice is paid. */
export const paidMail = (invoice: Invoice): Mail => ({
  subject: `Paid: invoice ${invoice.number}`,
  blocks: [
    heading('Your payment has arrived'),
    paragraph(`Invoice ${invoice.number} over ${sumOf(invoice)} is paid. Thank you.`),
    open('See the invoice', paperUrl('invoice', invoice.id)),
  ],
});

/** Says that a payment which took days did not come about in the end. */
export const failedMail = (invoice: Invoice): Mail => ({
  subject: `The payment of invoice ${invoice.number} did not go through`,
  blocks: [
    heading('The payment did not go through'),
    paragraph(
      'Nothing was charged, as far as we are told. The invoice is still open; please try again or pay by bank transfer.',
    ),
    open('Open the invoice', paperUrl('invoice', invoice.id)),
  ],
});

/** Reminds of an invoice that is overdue. */
export const reminderMail = (invoice: Invoice, left: number): Mail => ({
  subject: `Reminder: invoice ${invoice.number} is overdue`,
  blocks: [
    heading('An invoice waits for you'),
    paragraph(
      `Invoice ${invoice.number} was due on ${dayText(invoice.dueOn ?? '')}; ${moneyText(left, invoice.currency)} of it is open. If your payment is on its way, please take this as done.`,
    ),
    open('See and pay the invoice', paperUrl('invoice', invoice.id)),
    key,
  ],
});

/** Brings a credit note. */
export const creditMail = (credit: Invoice, invoice: Invoice): Mail => ({
  subject: `Credit note ${credit.number} for invoice ${invoice.number}`,
  blocks: [
    heading(
      invoice.state === 'cancelled'
        ? `Invoice ${invoice.number} is cancelled`
        : `A part of invoice ${invoice.number} is taken back`,
    ),
    paragraph(`Credit note ${credit.number} takes ${sumOf(credit)} back: ${credit.reason}`),
    open('See the credit note', paperUrl('invoice', credit.id)),
    key,
  ],
});

/** Tells staff what became of a quote. */
export const decidedMail = (quote: Quote, invoiceNumber: string | null): Mail => ({
  subject: `Quote ${quote.number} was ${quote.state}`,
  blocks: [
    heading(`${quote.buyer.name} ${quote.state} quote ${quote.number}`),
    paragraph(`${quote.title}, ${sumOf(quote)}.`),
    ...(quote.decision ? [paragraph(`${quote.decidedBy || quote.buyer.name}: “${quote.decision}”`)] : []),
    ...(invoiceNumber ? [paragraph(`Invoice ${invoiceNumber} has been issued.`)] : []),
  ],
});

/** Tells staff of money that does not fit its invoice. */
export const oddMoneyMail = (invoice: Invoice, what: string): Mail => ({
  subject: `Look at the payments of invoice ${invoice.number}`,
  blocks: [heading('A payment does not fit its invoice'), paragraph(`Invoice ${invoice.number}: ${what}`)],
});
