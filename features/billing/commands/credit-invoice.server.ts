import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { creditableOf } from '../credits.server.ts';
import { notThere, tooLate } from '../errors.server.ts';
import { issue, writeInvoice } from '../issue.server.ts';
import { creditMail } from '../mails.server.ts';
import { creditSums, isWithin, leftOf } from '../partial-credit.ts';
import { keepPdf } from '../pdf/keep.server.ts';
import { holdInvoice, type Invoice, type Line } from '../queries.server.ts';
import type { CreditWish } from '../schema.ts';
import { settle } from '../settle.server.ts';
import { invoices } from '../tables.server.ts';

/** What is taken back of each line, by its position: all that is left, unless parts were chosen. */
function chosenOf(parts: CreditWish['parts'], left: ReadonlyMap<number, number>): Map<number, number> {
  if (!parts) return new Map([...left].filter(([, rest]) => rest !== 0));
  const wrong = parts.filter(({ position, amount }) => !isWithin(amount, left.get(position) ?? 0));
  if (wrong.length > 0)
    throw badInput(
      Object.fromEntries(
        wrong.map(({ position }) => [`part.${position}`, 'This is more than what’s left of this line.']),
      ),
    );
  return new Map(parts.map(({ position, amount }) => [position, amount]));
}

/** The lines of a credit note: those of the invoice as they stand where they are taken back whole, otherwise the part as one amount. */
const creditLines = (lines: readonly Line[], chosen: ReadonlyMap<number, number>): Line[] =>
  lines.flatMap((line) => {
    const amount = chosen.get(line.position);
    if (amount === undefined) return [];
    if (amount === line.net) return [line];
    return [{ ...line, quantity: 1000, unit: '', unitPrice: amount, discount: 0, net: amount }];
  });

async function writeCredit(tx: Tx, invoice: Invoice, wish: CreditWish, actor: string): Promise<Invoice> {
  const { notes, ...creditable } = await creditableOf(tx, invoice);
  if (invoice.state === 'cancelled') {
    const last = notes.at(-1);
    if (last && !wish.parts) return last;
    throw tooLate('This invoice has already been credited in full.');
  }
  // After a double click, or a credit note by a colleague, more has been credited than the form showed.
  if (wish.parts && wish.seen !== invoice.credited)
    throw new AppError({
      status: 409,
      code: 'changed',
      message: 'Someone issued a credit note after you opened this page. These are the current amounts.',
    });
  const chosen = chosenOf(wish.parts, leftOf(creditable));
  const { discount: discountAmount, ...sums } = creditSums(creditable, chosen);
  if (sums.gross <= 0)
    throw badInput({ reason: 'The credit note would be empty. Enter an amount for at least one line.' });
  const credited = invoice.credited + sums.gross;
  const [left] = await tx
    .update(invoices)
    .set({
      credited,
      changedAt: now(),
      ...(credited === invoice.gross ? { state: 'cancelled' as const } : {}),
    })
    .where(eq(invoices.id, invoice.id))
    .returning();
  if (!left) throw notThere();
  const draft = await writeInvoice(tx, {
    ...invoice,
    ...sums,
    discountAmount,
    kind: 'credit',
    quoteId: null,
    correctsId: invoice.id,
    reason: wish.reason,
    createdBy: actor,
    lines: creditLines(creditable.lines, chosen),
  });
  const issued = await issue(tx, draft, { actor, mail: (row) => creditMail(row, left) });
  await recordEvent(tx, {
    kind: 'billing.invoice-credited',
    subject: `invoice:${invoice.id}`,
    actor,
    data: { number: issued.number, amount: sums.gross },
  });
  await settle(tx, left, actor);
  return issued;
}

/**
 * Takes an invoice back by a credit note, all that is left of it or parts of its lines; what was paid for them is owed
 * back from then on. Taking all of it back twice gives the same note.
 */
export async function creditInvoice(id: string, wish: CreditWish, staff: string): Promise<Invoice> {
  const credit = await services().inTransaction(async (tx) => {
    const invoice = await holdInvoice(tx, id);
    if (invoice?.kind !== 'invoice') throw notThere();
    if (invoice.state === 'draft')
      throw tooLate('This invoice is still a draft, so it doesn’t need a credit note.');
    return writeCredit(tx, invoice, wish, `user:${staff}`);
  });
  await keepPdf('invoice', credit.id);
  return credit;
}
