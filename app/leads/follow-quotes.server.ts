import { and, asc, inArray, ne } from 'drizzle-orm';
import { quotes } from '#features/billing/tables.server.ts';
import type { LeadQuote } from '#features/leads/by-quotes.ts';
import { ensureLead } from '#features/leads/commands/ensure-lead.server.ts';
import { followQuotes } from '#features/leads/commands/follow-quotes.server.ts';
import { addressesOf } from '#features/leads/queries.server.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type Listener, onEvent } from '#server/events/listen.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { billingSource } from './sources/billing.server.ts';

/** The quotes that went to any address of a lead, in the order in which they were decided. */
async function quotesOf(tx: Tx, leadId: string): Promise<LeadQuote[]> {
  const keys = (await addressesOf(tx, [leadId])).map(({ emailKey }) => emailKey);
  const rows = await tx
    .select()
    .from(quotes)
    .where(and(inArray(quotes.emailKey, keys), ne(quotes.state, 'draft')))
    .orderBy(asc(quotes.decidedAt), asc(quotes.id));
  const { currency } = readSettings().billing;
  return rows.flatMap(({ number, state, net, currency: own, decision }): LeadQuote[] =>
    state === 'draft'
      ? []
      : [
          {
            number,
            state,
            value: own === currency ? net : null,
            reason: state === 'declined' ? decision : '',
          },
        ],
  );
}

/** Updates the lead record of the person who received a quote. */
export async function followQuote(quoteId: string): Promise<void> {
  const known = await billingSource.knownBy?.(services().database.db, quoteId);
  if (!known) return;
  await services().inTransaction(async (tx) => {
    const leadId = await ensureLead(tx, known, billingSource.id);
    await followQuotes(tx, leadId, await quotesOf(tx, leadId));
  });
}

/** Lets records follow what happens to quotes. */
export const quoteFollowers: Listener[] = (['sent', 'accepted', 'ordered', 'declined'] as const).map((kind) =>
  onEvent(`billing.quote-${kind}`, `leads.follow.quote-${kind}`, ({ subject }) =>
    followQuote(subject.slice('quote:'.length)),
  ),
);
