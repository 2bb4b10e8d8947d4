import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import type { Tx } from '#server/db/transaction.ts';
import { services } from '#server/services.ts';
import { notThere, tooLate } from '../errors.server.ts';
import { holdInvoice, holdQuote, invoicesOfQuote } from '../queries.server.ts';
import { invoiceLines, invoices, quoteLines, quotes } from '../tables.server.ts';

const row = z.record(z.string(), z.unknown());
/** A draft with its lines, as the database itself writes its rows. */
const draftSchema = z.object({ draft: row, lines: z.array(row) });
type Kept = z.output<typeof draftSchema>;

async function keptRows(tx: Tx, found: SQL): Promise<Kept['lines']> {
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(found);
  return rows.map(({ row: kept }) => kept);
}

/** What a draft lacks that was put into the bin before these columns were there. */
const sinceThen = { advance: false, part: 1, parts: 1, instalments: [] };

/** The rows are put back by the database from its own writing: days, moments and money come back as they were. */
async function putBack(tx: Tx, { draft, lines }: Kept, papers: SQL, ofPapers: SQL): Promise<void> {
  await tx.execute(
    sql`insert into ${papers} select * from jsonb_populate_record(null::${papers}, ${JSON.stringify({ ...sinceThen, ...draft })}::jsonb)`,
  );
  await tx.execute(
    sql`insert into ${ofPapers} select * from jsonb_populate_recordset(null::${ofPapers}, ${JSON.stringify(lines)}::jsonb)`,
  );
}

export const binnedQuote = defineBinned({
  kind: 'quote',
  label: 'Quote',
  section: 'quotes',
  schema: draftSchema,
  restore: (tx, kept) => putBack(tx, kept, sql`${quotes}`, sql`${quoteLines}`),
});

export const binnedInvoice = defineBinned({
  kind: 'invoice',
  label: 'Invoice draft',
  section: 'invoices',
  schema: draftSchema,
  restore: async (tx, kept) => {
    const quoteId = typeof kept.draft.quote_id === 'string' ? kept.draft.quote_id : null;
    const others = quoteId ? await invoicesOfQuote(tx, quoteId) : [];
    if (others.some(({ part }) => part === (kept.draft.part ?? 1)))
      throw tooLate('The quote already has another invoice.');
    await putBack(tx, kept, sql`${invoices}`, sql`${invoiceLines}`);
  },
});

/** Puts a quote that was never sent into the bin; gives what takes it back. */
export function deleteQuote(id: string, staff: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const quote = await holdQuote(tx, id);
    if (!quote) throw notThere();
    if (quote.state !== 'draft') throw tooLate('This quote has been sent, so it can’t be deleted.');
    const [draft = {}] = await keptRows(tx, sql`select to_jsonb(q) as row from quotes q where q.id = ${id}`);
    const lines = await keptRows(
      tx,
      sql`select to_jsonb(l) as row from quote_lines l where l.quote_id = ${id}`,
    );
    await tx.delete(quotes).where(eq(quotes.id, id));
    const label = `${quote.number}: ${quote.title}`;
    return putInBin(tx, binnedQuote, {
      subjectId: id,
      label,
      content: { draft, lines },
      actor: `user:${staff}`,
    });
  });
}

/** Puts an invoice that was never issued into the bin; it had no number, so none is missing. */
export function deleteInvoice(id: string, staff: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const invoice = await holdInvoice(tx, id);
    if (!invoice) throw notThere();
    if (invoice.state !== 'draft')
      throw tooLate('This invoice has been issued. Issue a credit note instead.');
    const [draft = {}] = await keptRows(
      tx,
      sql`select to_jsonb(i) as row from invoices i where i.id = ${id}`,
    );
    const lines = await keptRows(
      tx,
      sql`select to_jsonb(l) as row from invoice_lines l where l.invoice_id = ${id}`,
    );
    // The lines first: without their invoice the rule that keeps issued ones could not see that it was a draft.
    await tx.delete(invoiceLines).where(eq(invoiceLines.invoiceId, id));
    await tx.delete(invoices).where(eq(invoices.id, id));
    const label = `Draft: ${invoice.title}`;
    return putInBin(tx, binnedInvoice, {
      subjectId: id,
      label,
      content: { draft, lines },
      actor: `user:${staff}`,
    });
  });
}
