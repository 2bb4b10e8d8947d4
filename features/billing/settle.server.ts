import { eq } from 'drizzle-orm';
import { moneyText } from '#lib/money/money.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { oddMoneyMail, paidMail } from './mails.server.ts';
import { type Invoice, receivedFor } from './queries.server.ts';
import { balanceOf } from './standing.ts';
import { invoices } from './tables.server.ts';
import { tellBuyer, tellStaff } from './tell.server.ts';

/** Sets the status of an invoice after a payment or a refund; the caller holds its row. Staff are notified of overpayments. */
export async function settle(tx: Tx, invoice: Invoice, actor: string): Promise<void> {
  const { open, over } = balanceOf(invoice, await receivedFor(tx, invoice.id));
  const paid = open === 0;
  if (invoice.state !== 'cancelled' && paid !== (invoice.state === 'paid')) {
    await tx
      .update(invoices)
      .set({ state: paid ? 'paid' : 'issued', changedAt: now() })
      .where(eq(invoices.id, invoice.id));
    await recordEvent(tx, {
      kind: paid ? 'billing.invoice-paid' : 'billing.invoice-reopened',
      subject: `invoice:${invoice.id}`,
      actor,
    });
    if (paid)
      await tellBuyer(tx, invoice, {
        purpose: 'billing.paid',
        mail: paidMail(invoice),
        title: `Invoice ${invoice.number} is paid`,
        href: `/billing/invoice?number=${invoice.number}`,
        key: `invoice-paid:${invoice.id}`,
      });
  }
  // Whoever had their data erased was kept in reach for reminders alone.
  if (paid && invoice.lockedAt)
    await tx.update(invoices).set({ email: '', emailKey: '' }).where(eq(invoices.id, invoice.id));
  if (over === 0) return;
  await recordEvent(tx, {
    kind: 'billing.overpaid',
    subject: `invoice:${invoice.id}`,
    actor,
    data: { over },
  });
  await tellStaff(
    tx,
    'billing.overpaid',
    oddMoneyMail(invoice, `The buyer paid ${moneyText(over, invoice.currency)} too much. Please refund it.`),
  );
}
