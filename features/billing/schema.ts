import { z } from 'zod';
import { emailSchema, formKeySchema } from '#lib/forms/form-schemas.ts';
import { minorDigits } from '#lib/money/money.ts';
import { isCountry, postalProblem } from './countries.ts';
import { instalmentsText, readInstalments } from './instalments.ts';
import { isPrintable, unprintable } from './printable.ts';
import { rateNames } from './sums.ts';
import { supplyProblem } from './supply.ts';
import { plainVatId, vatIdProblem } from './vat-id.ts';

const clean = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const line = (most: number) =>
  z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .max(most, { error: `This is longer than ${most} characters.` })
        .refine(isPrintable, { error: unprintable }),
    );
const optional = (most: number) => line(most).optional().default('');
const needed = (most: number, problem: string) =>
  z
    .string({ error: problem })
    .transform(clean)
    .pipe(line(most).pipe(z.string().min(1, { error: problem })));

/** Who a bill is written to: the same for the form, the API and what is kept. Checked by the rules of the country. */
export const billingDetailsSchema = z
  .object({
    kind: z.enum(['business', 'private'], { error: 'Please choose one.' }),
    name: needed(120, 'Please enter the name for the invoice.'),
    /** A person or a department, below the name. */
    attention: optional(120),
    street: needed(120, 'Please enter the street and number.'),
    postalCode: optional(12),
    city: needed(80, 'Please enter the town or city.'),
    region: optional(80),
    country: z
      .string({ error: 'Please choose a country.' })
      .refine(isCountry, { error: 'Please choose a country.' }),
    vatId: line(24).transform(plainVatId).optional().default(''),
  })
  .superRefine((details, context) => {
    const postal = postalProblem(details.country, details.postalCode);
    if (postal) context.addIssue({ code: 'custom', path: ['postalCode'], message: postal });
    const vat = details.vatId === '' ? null : vatIdProblem(details.country, details.vatId);
    if (vat) context.addIssue({ code: 'custom', path: ['vatId'], message: vat });
  });
export type BillingDetails = z.output<typeof billingDetailsSchema>;

const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: 'Please enter a currency such as EUR.' })
  .refine((code) => Intl.supportedValuesOf('currency').includes(code) && minorDigits(code) <= 3, {
    error: 'We don’t know this currency.',
  });
const percent = z.number().int().min(0).max(10_000).optional().default(0);

/** One line as staff write it: quantities in thousandths, amounts in the smallest unit, discounts in hundredths of a percent. */
export const lineSchema = z.object({
  description: needed(300, 'Please enter a description.'),
  quantity: z.number().int().min(1).max(100_000_000),
  unit: optional(20),
  unitPrice: z.number().int().min(0).max(10_000_000_000),
  discount: percent,
  rate: z.enum(rateNames).optional().default('standard'),
});
export type NewLine = z.output<typeof lineSchema>;

const document = z.object({
  /** Who gets it; an account with this confirmed address, and its company, find it among their own. */
  email: emailSchema,
  /** Who it is billed to; what that account or company has saved, if nothing is given. */
  buyer: billingDetailsSchema.optional(),
  title: needed(120, 'Please enter a title.'),
  note: z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(2000).refine(isPrintable, { error: unprintable }))
    .optional()
    .default(''),
  currency: currency.optional(),
  discount: percent,
  lines: z.array(lineSchema).min(1, { error: 'Please enter at least one line.' }).max(200),
  /** Sent again with the same one, it is the same document. */
  key: formKeySchema,
});

/** What staff send for a quote. */
export const newQuoteSchema = document.extend({
  validUntil: z.iso.date({ error: 'Please enter a date.' }).optional(),
  /** The parts that it is paid in: one a line in the form, a list for programs. */
  instalments: z
    .union([z.string().max(2000), z.array(z.object({ share: z.int().min(1), words: line(80) })).max(50)])
    .optional()
    .default('')
    .transform((given, context) => {
      const parts = readInstalments(typeof given === 'string' ? given : instalmentsText(given));
      if (typeof parts !== 'string') return parts;
      context.addIssue({ code: 'custom', message: parts });
      return z.NEVER;
    }),
  /** The reference of the enquiry that it answers. */
  enquiry: z.string().max(20).optional().default(''),
});
export type NewQuote = z.output<typeof newQuoteSchema>;

/** What staff send for an invoice without a quote. */
export const newInvoiceSchema = document
  .extend({
    suppliedFrom: z.iso.date({ error: 'Please enter a date.' }).optional(),
    suppliedTo: z.iso.date({ error: 'Please enter a date.' }).optional(),
    advance: z.boolean().optional().default(false),
  })
  .superRefine((wish, context) => {
    const problem = supplyProblem(wish);
    if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  });
export type NewInvoice = z.output<typeof newInvoiceSchema>;

/** What staff send for money that came, or went back, by bank. */
export const bankPaymentSchema = z.object({
  /** Below zero for money that was paid back. */
  amount: z
    .number()
    .int()
    .refine((amount) => amount !== 0, { error: 'Please enter an amount.' }),
  receivedOn: z.iso.date(),
  /** What tells it from every other booking of the bank. */
  reference: needed(140, 'Please enter the bank reference.'),
  /** Books it although a booking with this reference is there. */
  again: z.boolean().optional(),
  /** Sent again with the same one, it is the same press. */
  key: formKeySchema,
});
export type BankPayment = z.output<typeof bankPaymentSchema>;

/** What staff write down of an order that came by another way than the button of the quote. */
export const orderSchema = z.object({
  name: needed(120, 'Please enter who ordered.'),
  words: needed(300, 'Please enter how and when, such as: by phone on Monday.'),
});
export type Order = z.output<typeof orderSchema>;

/** What staff send for a credit note. */
export const creditSchema = z.object({
  reason: needed(300, 'Please enter a reason.'),
  /** Net amounts of single lines, in the smallest unit; all that is left where there are none. */
  parts: z
    .array(z.object({ position: z.number().int(), amount: z.number().int() }))
    .min(1)
    .max(200)
    .optional(),
  /** What had been taken back when the parts were chosen. */
  seen: z.coerce.number().int().optional(),
});
export type CreditWish = z.output<typeof creditSchema>;

/** What the accept and the decline button of a quote send. */
export const decisionSchema = z.object({
  name: needed(120, 'Please enter your name. It goes under the agreement.'),
  agree: z.literal('yes', { error: 'Please tick this box to accept the quote.' }),
});
export const declineSchema = z.object({ reason: optional(500) });
