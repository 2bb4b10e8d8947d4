import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError, badInput } from '#server/errors.ts';
import { type Fields, parseFields, textsIn } from '#server/forms/fields.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { notThere } from '../errors.server.ts';
import { readPaperForm } from '../paper-form.ts';
import { priceOf } from '../paper-lines.ts';
import {
  type BankPayment,
  bankPaymentSchema,
  type CreditWish,
  creditSchema,
  type NewInvoice,
  type NewQuote,
  newInvoiceSchema,
  newQuoteSchema,
} from '../schema.ts';
import { invoices } from '../tables.server.ts';

function wishFrom<T extends NewQuote | NewInvoice>(schema: z.ZodType<T>, fields: Fields): T {
  const { wish, problems } = readPaperForm(
    schema,
    Object.fromEntries(textsIn(fields)),
    readSettings().billing,
  );
  if (problems) throw badInput(problems);
  return wish;
}

/** What the form of a quote wishes; throws 422 with what is wrong beside each field. */
export const quoteWish = (fields: Fields): NewQuote => wishFrom(newQuoteSchema, fields);
/** What the form of an invoice wishes, alike. */
export const invoiceWish = (fields: Fields): NewInvoice => wishFrom(newInvoiceSchema, fields);

async function currencyOf(invoiceId: string): Promise<string> {
  const [invoice] = z.uuid().safeParse(invoiceId).success
    ? await services()
        .database.db.select({ currency: invoices.currency })
        .from(invoices)
        .where(eq(invoices.id, invoiceId))
    : [];
  if (!invoice) throw notThere();
  return invoice.currency;
}

/** Brings the form back with all that was typed and a line more: the button's way without scripts. */
export const anotherLine = (): AppError => new AppError({ status: 200, code: 'another_line', message: '' });

/** What the form of a partial credit note says: an amount beside each line that it takes something of. */
export async function creditPartsWish(invoiceId: string, fields: Fields): Promise<CreditWish> {
  const currency = await currencyOf(invoiceId);
  const typed = textsIn(fields).filter(([name, text]) => name.startsWith('part.') && text.trim() !== '');
  const parts = typed.map(([name, text]) => {
    const amount = priceOf(text, currency);
    if (amount === null || amount === 0) throw badInput({ [name]: 'Enter an amount such as 125.00.' });
    return { position: Number(name.slice('part.'.length)), amount };
  });
  if (parts.length === 0) throw badInput({ parts: 'Enter an amount for at least one line.' });
  return parseFields(creditSchema, { ...fields, parts });
}

/** What the form for a bank payment says of an invoice: the amount as it was typed, in the invoice's currency. */
export async function paymentWish(invoiceId: string, fields: Fields): Promise<BankPayment> {
  const amount = priceOf(String(fields.amount ?? ''), await currencyOf(invoiceId));
  if (amount === null || amount <= 0) throw badInput({ amount: 'Enter an amount such as 1250.00.' });
  return parseFields(bankPaymentSchema, {
    ...fields,
    amount: fields.way === 'back' ? -amount : amount,
    again: fields.again === 'yes',
  });
}
