import { moneyText } from '#lib/money/money.ts';
import { addressLines } from './address.ts';
import { type Instalment, instalmentsText } from './instalments.ts';
import { quantityText } from './quantity-text.ts';
import type { BillingDetails } from './schema.ts';
import { type Supply, supplyText } from './supply.ts';
import { percentText } from './tax.ts';

/** The fields of a draft as two editors of it are shown them, and as the audit log keeps them. */
export const editionLabels = {
  email: 'Email address',
  buyer: 'Billed to',
  title: 'Title',
  note: 'Note',
  currency: 'Currency',
  discount: 'Discount on the total',
  validUntil: 'Valid until',
  instalments: 'Paid in parts',
  supply: 'Date of supply',
  lines: 'Lines',
};
export type Edition = Record<keyof typeof editionLabels, string>;

interface Draft {
  email: string;
  buyer: BillingDetails;
  title: string;
  note: string;
  currency: string;
  discount: number;
  validUntil?: string;
  instalments?: readonly Instalment[];
  supply?: Supply;
}
interface DraftLine {
  description: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  discount: number;
  rate: string;
}

/** A draft in words. */
export function editionOf(draft: Draft, lines: readonly DraftLine[]): Edition {
  const { email, buyer, title, note, currency, discount, validUntil = '' } = draft;
  const lineText = (line: DraftLine): string =>
    [
      `${quantityText(line.quantity, line.unit)} × ${line.description}`,
      moneyText(line.unitPrice, currency),
      ...(line.discount > 0 ? [`less ${percentText(line.discount)}`] : []),
      `${line.rate} rate`,
    ].join(', ');
  return {
    email,
    // Every address with its country: no place is home in a comparison.
    buyer: [buyer.kind, ...addressLines(buyer, ''), buyer.vatId].filter(Boolean).join('\n'),
    title,
    note,
    currency,
    discount: discount > 0 ? percentText(discount) : '',
    validUntil,
    instalments: instalmentsText(draft.instalments ?? []),
    supply: draft.supply ? supplyText(draft.supply) : '',
    lines: lines.map(lineText).join('\n'),
  };
}
