import { decimalOf } from '#lib/money/money.ts';
import type { TaxPart } from '../sums.ts';
import { percentText, type TaxTreatment } from '../tax.ts';

/** An issued invoice or credit note, as far as bookkeeping cares. */
export interface BookedPaper {
  kind: 'invoice' | 'credit';
  number: string;
  issuedOn: string;
  dueOn: string | null;
  /** The days of the work, where it was not paid for in advance. */
  suppliedFrom: string | null;
  suppliedTo: string | null;
  title: string;
  buyer: { name: string; country: string; vatId: string };
  treatment: TaxTreatment;
  taxes: readonly TaxPart[];
  currency: string;
  /** Of a credit note: the invoice that it takes back. */
  corrects: string | null;
}

/** Money that came or went back. */
interface BookedPayment {
  number: string;
  buyer: { name: string; country: string; vatId: string };
  method: 'card' | 'bank';
  /** Below zero for what went back. */
  amount: number;
  currency: string;
  reference: string;
  receivedOn: string;
}

/** The columns of the file for the bookkeeper, each with what it holds; the order is the file's. */
export const bookingColumns = {
  date: 'Day of issue, or the day the money moved',
  type: 'invoice, credit, payment or refund',
  number: 'Number of the document, or of the invoice for a payment',
  buyer: 'Name on the document',
  country: 'Country of the buyer as a two-letter code',
  vat_id: 'VAT number of the buyer',
  treatment: 'domestic, eu-private, reverse-charge or outside',
  rate: 'Tax rate of this row. A document with two rates has two rows',
  net: 'Net amount at this rate',
  tax: 'Tax at this rate',
  gross: 'Net plus tax, or the amount of a payment',
  currency: 'Currency of the three amounts',
  side: 'S (debit) or H (credit) of the buyer’s account, so that no amount is negative',
  due: 'Due date',
  reference: 'For a payment, the bank or Stripe reference. For a credit note, its invoice',
  account: 'Customer account from the settings, or empty if none is set',
  contra_account: 'Revenue account for this tax rate, bank account or card account, from the settings',
  text: 'Description',
  supplied: 'Last day of the work. Empty for payments in advance and for payments',
} as const;

/** The accounts that bookings name, by their numbers; empty where none is set. */
export interface Accounts {
  debtor: string;
  /** Revenue at home by rate, and where the buyer is elsewhere. */
  standard: string;
  reduced: string;
  euPrivate: string;
  reverseCharge: string;
  outside: string;
  bank: string;
  card: string;
  /** The seller's reduced rate, in hundredths of a percent. */
  reducedRate: number;
}

/** The account for revenue that is taxed so. */
function revenueAccount(treatment: TaxTreatment, rate: number, accounts: Accounts): string {
  if (treatment === 'eu-private') return accounts.euPrivate;
  if (treatment === 'reverse-charge') return accounts.reverseCharge;
  if (treatment === 'outside') return accounts.outside;
  return rate === accounts.reducedRate ? accounts.reduced : accounts.standard;
}

/** One row of the file. */
export type Booking = Record<keyof typeof bookingColumns, string>;

/** A document as bookings: one for each rate of tax. */
export function bookingsOfPaper(paper: BookedPaper, accounts: Accounts): Booking[] {
  const { currency, buyer } = paper;
  // A document with a total of zero is still in the books.
  const parts = paper.taxes.length > 0 ? paper.taxes : [{ rate: 0, base: 0, tax: 0 }];
  return parts.map(({ rate, base, tax }) => ({
    date: paper.issuedOn,
    type: paper.kind,
    number: paper.number,
    buyer: buyer.name,
    country: buyer.country,
    vat_id: buyer.vatId,
    treatment: paper.treatment,
    rate: percentText(rate),
    net: decimalOf(base, currency),
    tax: decimalOf(tax, currency),
    gross: decimalOf(base + tax, currency),
    currency,
    side: paper.kind === 'credit' ? 'H' : 'S',
    due: paper.dueOn ?? '',
    reference: paper.corrects ?? '',
    account: accounts.debtor,
    contra_account: revenueAccount(paper.treatment, rate, accounts),
    text: paper.title,
    supplied: paper.suppliedTo ?? paper.suppliedFrom ?? '',
  }));
}

/** Money as a booking. */
export function bookingOfPayment({ buyer, ...payment }: BookedPayment, accounts: Accounts): Booking {
  const amount = decimalOf(Math.abs(payment.amount), payment.currency);
  return {
    date: payment.receivedOn,
    type: payment.amount < 0 ? 'refund' : 'payment',
    number: payment.number,
    buyer: buyer.name,
    country: buyer.country,
    vat_id: buyer.vatId,
    treatment: '',
    rate: '',
    net: '',
    tax: '',
    gross: amount,
    currency: payment.currency,
    side: payment.amount < 0 ? 'S' : 'H',
    due: '',
    reference: payment.reference,
    account: accounts.debtor,
    contra_account: accounts[payment.method],
    text: payment.method === 'card' ? 'By card' : 'By bank',
    supplied: '',
  };
}

/** All bookings of a span by their day; documents before the money of the same day. */
export const bookingsOf = (
  papers: readonly BookedPaper[],
  payments: readonly BookedPayment[],
  accounts: Accounts,
): Booking[] =>
  [
    ...papers.flatMap((paper) => bookingsOfPaper(paper, accounts)),
    ...payments.map((payment) => bookingOfPayment(payment, accounts)),
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
