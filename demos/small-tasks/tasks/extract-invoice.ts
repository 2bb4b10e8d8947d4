import { readInvoice, sumsAgree } from '#engines/invoice/read-invoice.ts';
import { given, type RunTask } from '../task.ts';

const names = {
  number: 'Number',
  date: 'Date',
  due: 'Due',
  seller: 'Seller',
  buyer: 'Buyer',
  currency: 'Currency',
  net: 'Net',
  tax: 'Tax',
  total: 'Total',
} as const;

export const extractInvoice: RunTask = async (input) => {
  const invoice = readInvoice(given(input, 'text', 'Paste the text of an invoice, or choose a file.'));
  const keys = Object.keys(names) as (keyof typeof names)[];
  const rows = keys.map((key) => {
    const { value, line, calculated } = invoice[key] ?? {};
    const said = typeof value === 'number' ? value.toFixed(2) : value;
    return {
      name: names[key],
      value: said ?? 'not on the invoice',
      note: calculated ? 'calculated: check this' : line === undefined ? '' : `line ${line + 1}`,
    };
  });
  const agrees = sumsAgree(invoice);
  const check = {
    true: 'Net and tax add up to the total',
    false: 'Net and tax don’t add up to the total: please check',
    null: '',
  };
  const isEmpty = keys.every((key) => invoice[key] === null);
  const finding = isEmpty
    ? 'This doesn’t look like an invoice'
    : check[`${agrees}`] || 'Some amounts aren’t on the invoice';
  return {
    finding,
    parts: [{ is: 'fields', rows }],
    text: rows.map(({ name, value }) => `${name}: ${value}`).join('\n'),
  };
};
