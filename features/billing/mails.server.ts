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

const key = small(
  'The link opens this document without an account, so only share it with people who need it.',
);
const sumOf = ({ gross, currency }: { gross: number; currency: string }): string =>
  moneyText(gross, currency);

/** Brings a quote. */
export const quoteMail = (quote: Quote): Mail => ({
  subject: `Quote ${quote.number}: ${quote.title}`,
  blocks: [
    heading(quote.title),
    paragraph(
      `Our quote ${quote.number} comes to ${sumOf(quote)} and is valid until ${dayText(quote.validUntil)}.`,
    ),
    ...(quote.instalments.length > 0 ? [paragraph(`You can pay in parts: ${planWords(quote)}.`)] : []),
    ...(quote.note ? [paragraph(quote.note)] : []),
    open('Read and accept quote', paperUrl('quote', quote.id)),
    key,
  ],
});

/** Brings an invoice, also the one that follows from an accepted quote. */
export const invoiceMail = (invoice: Invoice, accepted?: Quote): Mail => ({
  subject: `Invoice ${invoice.number}: ${invoice.title}`,
  blocks: [
    heading(accepted ? 'Thank you for your order' : invoice.title),
    ...(accepted
      ? [paragraph(`${accepted.decidedBy} accepted quote ${accepted.number}:\n“${accepted.decision}”`)]
      : []),
    paragraph(
      `Invoice ${invoice.number} comes to ${sumOf(invoice)}${invoice.dueOn ? ` and is due on ${dayText(invoice.dueOn)}` : ''}.`,
    ),
    open('View and pay invoice', paperUrl('invoice', invoice.id)),
    key,
  ],
});

/** Says that an invoice is paid. */
export const paidMail = (invoice: Invoice): Mail => ({
  subject: `Paid: invoice ${invoice.number}`,
  blocks: [
    heading('Your payment has arrived'),
    paragraph(`We’ve received your payment of ${sumOf(invoice)} for invoice ${invoice.number}. Thank you.`),
    open('See the invoice', paperUrl('invoice', invoice.id)),
  ],
});

/** Says that a payment which took days did not come about in the end. */
export const failedMail = (invoice: Invoice): Mail => ({
  subject: `Your payment for invoice ${invoice.number} failed`,
  blocks: [
    heading('Your payment failed'),
    paragraph(
      'As far as we know, nothing was charged. The invoice is still open, so please try again or pay by bank transfer.',
    ),
    open('Open the invoice', paperUrl('invoice', invoice.id)),
  ],
});

/** Reminds of an invoice that is overdue. */
export const reminderMail = (invoice: Invoice, left: number): Mail => ({
  subject: `Reminder: invoice ${invoice.number} is overdue`,
  blocks: [
    heading('An invoice is overdue'),
    paragraph(
      `Invoice ${invoice.number} was due on ${dayText(invoice.dueOn ?? '')}, and ${moneyText(left, invoice.currency)} is still open. If you’ve already paid, please ignore this email.`,
    ),
    open('View and pay invoice', paperUrl('invoice', invoice.id)),
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
        : `Part of invoice ${invoice.number} has been credited`,
    ),
    paragraph(`We’ve issued credit note ${credit.number} for ${sumOf(credit)}. Reason: ${credit.reason}`),
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
  subject: `Please check the payments for invoice ${invoice.number}`,
  blocks: [heading('A payment doesn’t match its invoice'), paragraph(`Invoice ${invoice.number}: ${what}`)],
});
