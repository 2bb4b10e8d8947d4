import { rateOn, treatmentWords } from '#engines/ledger/vat-rules.ts';
import { grouped } from '#lib/money/grouped.ts';
import { currencySign, moneyText } from '#lib/money/money.ts';
import { longDay } from '#lib/time/day-words.ts';
import { accountSaid, type Company, inOneLine } from '../../app-kit/company/company.ts';
import type { PdfBlock } from '../../kit/pdf/blocks.ts';
import type { Invoice } from '../records.ts';
import { invoiceSums, lineNet } from './invoice-sums.ts';

const amount = (cents: number): string => `${cents < 0 ? '-' : ''}${grouped(Math.abs(cents) / 100, 2)}`;

/** How an invoice asks to be paid. */
export const payLine = ({ due, number }: Invoice, { name, account }: Company): string =>
  `Please pay by ${longDay(due)} to ${name}${account ? `, ${accountSaid(account)}` : ''}, with the number ${number}.`;

/** What stands at the foot of an invoice. */
export const footLine = ({ name, vatId }: Company): string => (vatId ? `${name}, VAT number ${vatId}` : name);

/** An invoice or a credit note as it is printed. */
export function invoicePdf(invoice: Invoice, seller: Company, corrects?: Invoice): PdfBlock[] {
  const isCredit = invoice.corrects !== null;
  const sign = currencySign(seller.currency);
  const { groups } = invoiceSums(invoice.lines, corrects?.day ?? invoice.day);
  const gross = invoice.net + invoice.tax;
  const facts: [string, string][] = [
    ['Number', invoice.number],
    ['Day', longDay(invoice.day)],
    isCredit ? ['For invoice', corrects?.number ?? ''] : ['Due', longDay(invoice.due)],
  ];
  if (invoice.vatId) facts.push(['Your VAT number', invoice.vatId]);
  const blocks: PdfBlock[] = [
    {
      is: 'columns',
      parts: [
        [
          { is: 'text', text: seller.name, look: 'strong', size: 13 },
          { is: 'text', text: inOneLine(seller.address), look: 'quiet' },
        ],
        [{ is: 'facts', lines: facts }],
      ],
    },
    { is: 'space', height: 28 },
    { is: 'heading', text: isCredit ? 'Credit note' : 'Invoice', level: 1 },
    { is: 'space', height: 6 },
    { is: 'text', text: invoice.name, look: 'strong' },
    ...invoice.address
      .split(', ')
      .filter(Boolean)
      .map((text): PdfBlock => ({ is: 'text', text })),
    { is: 'space', height: 18 },
    {
      is: 'table',
      columns: [
        { label: 'What', share: 4 },
        { label: 'Quantity', align: 'right' },
        { label: `Price, ${sign}`, align: 'right' },
        { label: `Net, ${sign}`, align: 'right' },
      ],
      rows: invoice.lines.map((line) => [
        line.text,
        grouped(line.quantity / 100),
        amount(line.price),
        amount(lineNet(line)),
      ]),
    },
    { is: 'space', height: 10 },
    {
      is: 'table',
      columns: [
        { label: 'VAT', share: 4 },
        { label: `Net, ${sign}`, align: 'right' },
        { label: `VAT, ${sign}`, align: 'right' },
      ],
      rows: groups.map(({ treatment, net, tax }) => [
        `${treatmentWords[treatment]}, ${rateOn(treatment, corrects?.day ?? invoice.day) / 100}%`,
        amount(net),
        amount(tax),
      ]),
      total: [isCredit ? 'Owed back' : 'To pay', '', moneyText(Math.abs(gross), seller.currency)],
    },
    { is: 'space', height: 14 },
  ];
  if (groups.some(({ treatment }) => treatment === 'sale-reverse'))
    blocks.push({ is: 'text', text: 'Reverse charge: the customer accounts for the VAT.' });
  if (!isCredit)
    blocks.push({
      is: 'text',
      text: payLine(invoice, seller),
    });
  return blocks;
}
