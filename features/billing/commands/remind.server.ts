import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { notThere, tooLate } from '../errors.server.ts';
import { reminderMail } from '../mails.server.ts';
import { holdInvoice, type Invoice, receivedFor } from '../queries.server.ts';
import { today } from '../seller.server.ts';
import { balanceOf, invoiceStanding } from '../standing.ts';
import { invoices } from '../tables.server.ts';
import { tellBuyer } from '../tell.server.ts';

const dayLong = 86_400_000;

/** Emails a reminder of an overdue invoice, at most one a day. */
export function remind(id: string, staff: string): Promise<Invoice> {
  return services().inTransaction(async (tx) => {
    const invoice = await holdInvoice(tx, id);
    if (!invoice) throw notThere();
    if (invoiceStanding(invoice, today()) !== 'overdue') throw tooLate('This invoice isn’t overdue.');
    if (invoice.remindedAt && now().getTime() - invoice.remindedAt.getTime() < dayLong)
      throw tooLate('A reminder has already been sent in the last 24 hours.');
    const reminders = invoice.reminders + 1;
    const [row] = await tx
      .update(invoices)
      .set({ reminders, remindedAt: now(), changedAt: now() })
      .where(eq(invoices.id, id))
      .returning();
    if (!row) throw notThere();
    const { open } = balanceOf(invoice, await receivedFor(tx, id));
    await recordEvent(tx, { kind: 'billing.reminded', subject: `invoice:${id}`, actor: `user:${staff}` });
    await tellBuyer(tx, row, {
      purpose: 'billing.reminder',
      mail: reminderMail(row, open),
      title: `Invoice ${row.number} is overdue`,
      href: `/billing/invoice?number=${row.number}`,
      key: `invoice-reminded:${id}:${reminders}`,
    });
    return row;
  });
}
