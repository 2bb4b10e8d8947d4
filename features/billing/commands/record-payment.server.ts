import { and, desc, eq } from 'drizzle-orm';
import { moneyText } from '#lib/money/money.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { claimSubmission } from '#server/forms/form-key.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { dayText } from '../day-text.ts';
import { notThere, repeatedReference } from '../errors.server.ts';
import { holdInvoice, type Payment } from '../queries.server.ts';
import type { BankPayment } from '../schema.ts';
import { settle } from '../settle.server.ts';
import { invoices, payments } from '../tables.server.ts';

/** The newest bank booking with a reference, with the number of its invoice. */
async function bookedBefore(tx: Tx, reference: string) {
  const [row] = await tx
    .select({ payment: payments, number: invoices.number })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .where(and(eq(payments.method, 'bank'), eq(payments.reference, reference)))
    .orderBy(desc(payments.nth))
    .limit(1);
  return row ?? null;
}

/**
 * Records money that came by bank, or went back. A reference that was booked before is refused with what was booked
 * under it, unless staff say that this is another booking; the same press counts once.
 */
export function recordBankPayment(id: string, wish: BankPayment, staff: string): Promise<Payment> {
  const { again, key, ...booking } = wish;
  return services().inTransaction(async (tx) => {
    const invoice = await holdInvoice(tx, id);
    if (invoice?.kind !== 'invoice' || invoice.state === 'draft') throw notThere();
    const before = await bookedBefore(tx, booking.reference);
    const press = {
      form: 'billing.payment',
      given: key,
      address: staff,
      content: JSON.stringify([id, wish]),
    };
    const isRepeated = (key !== undefined || again) && !(await claimSubmission(tx, services().secret, press));
    if (isRepeated && before) return before.payment;
    const refusal = () =>
      repeatedReference({
        amount: before ? moneyText(before.payment.amount, before.payment.currency) : '',
        day: before ? dayText(before.payment.receivedOn) : '',
        invoice: before?.number ?? '',
      });
    if (before && !again) throw refusal();
    const [payment] = await tx
      .insert(payments)
      .values({
        id: newId(),
        invoiceId: id,
        method: 'bank',
        currency: invoice.currency,
        ...booking,
        nth: (before?.payment.nth ?? 0) + 1,
        recordedBy: `user:${staff}`,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    // Somebody else booked the same reference in this moment.
    if (!payment) throw refusal();
    await recordEvent(tx, {
      kind: 'billing.payment-recorded',
      subject: `invoice:${id}`,
      actor: `user:${staff}`,
      data: { amount: booking.amount },
    });
    await settle(tx, invoice, `user:${staff}`);
    return payment;
  });
}
