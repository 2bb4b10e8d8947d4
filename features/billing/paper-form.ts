import type { z } from 'zod';
import { decimalOf } from '#lib/money/money.ts';
import {
  currencyIn,
  isBlank,
  percentOf,
  placesIn,
  plainNumber,
  priceOf,
  quantityOf,
  type Typed,
} from './paper-lines.ts';
import type { BillingDetails, NewInvoice, NewQuote } from './schema.ts';

type Problems = Record<string, string>;

const buyerFields = [
  'kind',
  'name',
  'attention',
  'street',
  'postalCode',
  'city',
  'region',
  'country',
  'vatId',
] as const;
/** Those of them that a form fills in by itself say nothing about whether somebody wrote an address. */
const written = ['name', 'attention', 'street', 'postalCode', 'city', 'vatId'] as const;

function buyerIn(typed: Typed): Record<string, string> | undefined {
  if (written.every((name) => !typed[`buyer.${name}`]?.trim())) return undefined;
  return Object.fromEntries(buyerFields.map((name) => [name, typed[`buyer.${name}`] ?? '']));
}

function lineIn(typed: Typed, place: number, currency: string, problems: Problems) {
  const text = (name: string) => typed[`lines.${place}.${name}`] ?? '';
  const number = (name: string, found: number | null, problem: string): number => {
    if (found === null) problems[`lines.${place}.${name}`] = problem;
    return found ?? 1;
  };
  return {
    description: text('description'),
    quantity: number('quantity', quantityOf(text('quantity')) || null, 'Enter a number such as 1.5.'),
    unit: text('unit'),
    unitPrice: number('unitPrice', priceOf(text('unitPrice'), currency), 'Enter an amount such as 1250.00.'),
    discount: number('discount', percentOf(text('discount')), 'Enter a percentage such as 10 or 2.5.'),
    rate: text('rate') || undefined,
  };
}

/** Reads the form of a quote or an invoice by the schema of its command: what it wishes, or what is wrong, beside each field. */
export function readPaperForm<T extends NewQuote | NewInvoice>(
  schema: z.ZodType<T>,
  typed: Typed,
  studio: { currency: string },
): { wish: T; problems: null } | { wish: null; problems: Problems } {
  const problems: Problems = {};
  const currency = currencyIn(typed, studio);
  const places = placesIn(typed).filter((place) => !isBlank(typed, place));
  const discount = percentOf(typed.discount ?? '');
  if (discount === null) problems.discount = 'Enter a percentage such as 10 or 2.5.';
  const parsed = schema.safeParse({
    email: typed.email ?? '',
    buyer: buyerIn(typed),
    title: typed.title ?? '',
    note: typed.note ?? '',
    currency,
    discount: discount ?? 0,
    lines: places.map((place) => lineIn(typed, place, currency, problems)),
    validUntil: typed.validUntil || undefined,
    instalments: typed.instalments ?? '',
    suppliedFrom: typed.suppliedFrom || undefined,
    suppliedTo: typed.suppliedTo || undefined,
    advance: typed.advance === 'yes',
    enquiry: typed.enquiry ?? '',
    key: typed.key || undefined,
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [part, place, ...rest] = path;
    // A line is known by its place in the form, where blank ones stand between.
    const name = part === 'lines' && typeof place === 'number' ? ['lines', places[place], ...rest] : path;
    problems[name.join('.')] ??= message;
  }
  if (parsed.success && Object.keys(problems).length === 0) return { wish: parsed.data, problems: null };
  return { wish: null, problems };
}

interface Written {
  email: string;
  buyer: BillingDetails;
  title: string;
  note: string;
  currency: string;
  discount: number;
}
interface WrittenLine {
  description: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  discount: number;
  rate: string;
}

const share = (parts: number): string => (parts === 0 ? '' : plainNumber(parts, 2));

/** A document as its form shows it again. */
export function typedOf(document: Written, lines: readonly WrittenLine[], more: Typed = {}): Typed {
  const { email, buyer, title, note, currency, discount } = document;
  const typed: Record<string, string> = { email, title, note, currency, discount: share(discount) };
  for (const name of buyerFields) typed[`buyer.${name}`] = buyer[name];
  for (const [place, line] of lines.entries())
    Object.assign(typed, {
      [`lines.${place}.description`]: line.description,
      [`lines.${place}.quantity`]: plainNumber(line.quantity, 3),
      [`lines.${place}.unit`]: line.unit,
      [`lines.${place}.unitPrice`]: decimalOf(line.unitPrice, currency),
      [`lines.${place}.discount`]: share(line.discount),
      [`lines.${place}.rate`]: line.rate,
    });
  return { ...typed, ...more };
}
