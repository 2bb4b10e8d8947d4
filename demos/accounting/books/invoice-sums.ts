import type { Treatment } from '#engines/ledger/treatment.ts';
import { taxOn } from '#engines/ledger/vat-rules.ts';
import { scaled } from '#lib/money/money.ts';
import type { InvoiceLine } from '../records.ts';

export interface InvoiceSums {
  /** Per way of being taxed, in the order in which they appear. */
  groups: readonly { treatment: Treatment; net: number; tax: number }[];
  net: number;
  tax: number;
}

/** What a line comes to; quantities are in hundredths, so that two and a half hours can be charged. */
export const lineNet = ({ quantity, price }: Pick<InvoiceLine, 'quantity' | 'price'>): number =>
  scaled(price, quantity, 100);

/** The sums of an invoice: tax is rounded once for each rate, not on every line. */
export function invoiceSums(lines: readonly InvoiceLine[], day: string): InvoiceSums {
  const nets = new Map<Treatment, number>();
  for (const line of lines) nets.set(line.treatment, (nets.get(line.treatment) ?? 0) + lineNet(line));
  const groups = [...nets].map(([treatment, net]) => ({ treatment, net, tax: taxOn(net, treatment, day) }));
  return {
    groups,
    net: groups.reduce((sum, { net }) => sum + net, 0),
    tax: groups.reduce((sum, { tax }) => sum + tax, 0),
  };
}
