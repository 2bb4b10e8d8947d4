import type { Line } from '#engines/ledger/entry.ts';
import type { Treatment } from '#engines/ledger/treatment.ts';
import { insideGross, purchaseLines, saleLines } from '#engines/ledger/vat-rules.ts';
import type { Bill } from '../records.ts';
import { fixed, salesAccount } from './chart.ts';
import type { InvoiceSums } from './invoice-sums.ts';

/** What an invoice posts; a credit note has negative sums and posts the other way round. */
export const invoiceEntryLines = (item: string, { groups, net, tax }: InvoiceSums): Line[] => [
  { account: fixed.customers, cents: net + tax, item },
  ...groups
    .filter((group) => group.net !== 0)
    .flatMap((group) =>
      saleLines(salesAccount(group.treatment), group.net, group.tax, group.treatment, fixed.tax),
    ),
];

/** What a bill posts. A reverse charge is not part of what the supplier gets. */
export function billEntryLines(
  item: string,
  { expense, net, tax, treatment }: Pick<Bill, 'expense' | 'net' | 'tax' | 'treatment'>,
): Line[] {
  const lines = purchaseLines(expense, net, tax, treatment, fixed.tax);
  const owed = lines.reduce((sum, { cents }) => sum + cents, 0);
  return [...lines, { account: fixed.suppliers, cents: -owed, item }];
}

/** What is owed for a bill: its tax belongs to it unless it is a reverse charge. */
export const billGross = ({ net, tax, treatment }: Pick<Bill, 'net' | 'tax' | 'treatment'>): number =>
  treatment === 'purchase-reverse' ? net : net + tax;

/** The other side of money that moved straight to or from an account, with the VAT inside it. */
export function directLines(account: string, cents: number, treatment: Treatment, day: string): Line[] {
  if (treatment === 'none') return [{ account, cents: -cents }];
  const { net, tax } = insideGross(Math.abs(cents), treatment, day);
  const sign = cents > 0 ? 1 : -1;
  // Money back from a supplier takes a purchase back, and money back to a customer a sale.
  return treatment.startsWith('sale')
    ? saleLines(account, net * sign, tax * sign, treatment, fixed.tax)
    : purchaseLines(account, -net * sign, -tax * sign, treatment, fixed.tax);
}
