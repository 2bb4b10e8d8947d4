import { eq } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { ground } from '#server/ground.ts';
import { notThere, tooLate } from '../errors.server.ts';
import { issue, writeInvoice } from '../issue.server.ts';
import { creditMail } from '../mails.server.ts';
import { keepPdf } from '../pdf/keep.server.ts';
import { creditOf, holdInvoice, type Invoice, linesOfInvoice } from '../queries.server.ts';
import { settle } from '../settle.server.ts';
import { invoices } from '../tables.server.ts';

/** Takes an invoice back by a credit note over all of it; what was paid is owed back from then on. Twice gives the same note. */
export async function creditInvoice(
  id: string,
  { reason }: { reason: string },
  staff: string,
): Promise<Invoice> {
  const credit = await ground().inTransaction(async (tx) => {
    const invoice = await holdInvoice(tx, id);
    if (invoice?.kind !== 'invoice') throw notThere();
    if (invoice.state === 'draft') throw tooLate('This invoice is a draft. It needs no credit note.');
    const before = await creditOf(tx, id);
    if (before) return before;
    const actor = `user:${staff}`;
    const draft = await writeInvoice(tx, {
      ...invoice,
      kind: 'credit',
      quoteId: null,
      correctsId: id,
      reason,
      createdBy: actor,
      lines: await linesOfInvoice(tx, id),
    });
    const [cancelled] = await tx
      .update(invoices)
      .set({ state: 'cancelled', changedAt: now() })
      .where(eq(invoices.id, id))
      .returning();
    if (!cancelled) throw notThere();
    const issued = await issue(tx, draft, { actor, mail: (row) => creditMail(row, invoice) });
    await settle(tx, cancelled, actor);
    return issued;
  });
  await keepPdf('invoice', credit.id);
  return credit;
}
