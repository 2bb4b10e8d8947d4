import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { ground } from '#server/ground.ts';
import { newId } from '#server/ids.ts';
import { notThere, tooLate } from '../errors.server.ts';
import { holdInvoice, type Payment } from '../queries.server.ts';
import type { BankPayment } from '../schema.ts';
import { settle } from '../settle.server.ts';
import { payments } from '../tables.server.ts';

/** Records money that came by bank, or went back; the same booking counts once. */
export function recordBankPayment(id: string, wish: BankPayment, staff: string): Promise<Payment> {
  return ground().inTransaction(async (tx) => {
    const invoice = await holdInvoice(tx, id);
    if (invoice?.kind !== 'invoice' || invoice.state === 'draft') throw notThere();
    const [payment] = await tx
      .insert(payments)
      .values({
        id: newId(),
        invoiceId: id,
        method: 'bank',
        currency: invoice.currency,
        ...wish,
        recordedBy: `user:${staff}`,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!payment) {
      const [before] = await tx.select().from(payments).where(eq(payments.reference, wish.reference));
      if (before?.invoiceId === id && before.amount === wish.amount) return before;
      throw tooLate('A booking with this reference was recorded before, for another invoice or amount.');
    }
    await recordEvent(tx, {
      kind: 'billing.payment-recorded',
      subject: `invoice:${id}`,
      actor: `user:${staff}`,
      data: { amount: wish.amount },
    });
    await settle(tx, invoice, `user:${staff}`);
    return payment;
  });
}
