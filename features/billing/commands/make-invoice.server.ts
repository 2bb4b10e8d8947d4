import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { compose } from '../compose.server.ts';
import { notThere, tooLate } from '../errors.server.ts';
import { issue, writeInvoice } from '../issue.server.ts';
import { invoiceMail } from '../mails.server.ts';
import { keepPdf } from '../pdf/keep.server.ts';
import { holdInvoice, type Invoice } from '../queries.server.ts';
import { invoiceBefore } from '../repeated.server.ts';
import type { NewInvoice } from '../schema.ts';

/** When the work is done, as the row keeps it. */
export const supplyOf = ({ suppliedFrom, suppliedTo, advance }: NewInvoice) => ({
  suppliedFrom: suppliedFrom ?? null,
  suppliedTo: suppliedTo ?? null,
  advance,
  delivered: '',
});

/** Writes an invoice without a quote, as a draft. */
export function makeInvoice(wish: NewInvoice, staff: string): Promise<Invoice> {
  return services().inTransaction(async (tx) => {
    const before = await invoiceBefore(tx, wish, staff);
    if (before) return before;
    const { owner, content, lines } = await compose(tx, wish);
    const draft = await writeInvoice(tx, {
      ...owner,
      ...content,
      ...supplyOf(wish),
      createdBy: `user:${staff}`,
      lines,
    });
    await recordEvent(tx, {
      kind: 'billing.invoice-made',
      subject: `invoice:${draft.id}`,
      actor: `user:${staff}`,
    });
    return draft;
  });
}

/** Issues a draft: it gets its number and goes to the buyer. Issued before, it stays as it is. */
export async function issueInvoice(id: string, staff: string): Promise<Invoice> {
  const issued = await services().inTransaction(async (tx) => {
    const draft = await holdInvoice(tx, id);
    if (!draft) throw notThere();
    if (draft.state === 'cancelled') throw tooLate('This invoice is cancelled.');
    if (draft.state !== 'draft') return draft;
    return issue(tx, draft, { actor: `user:${staff}`, mail: (row) => invoiceMail(row) });
  });
  await keepPdf('invoice', id);
  return issued;
}
