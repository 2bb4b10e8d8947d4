import { eq } from 'drizzle-orm';
import { moneyText } from '#lib/money/money.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type Access, reachQuote } from '../access.server.ts';
import { notReadyForBuyer, notThere, tooLate } from '../errors.server.ts';
import { planWords } from '../instalments.ts';
import { draftInvoices } from '../invoices-of-quote.server.ts';
import { issue } from '../issue.server.ts';
import { decideLimit } from '../limits.ts';
import { decidedMail, invoiceMail } from '../mails.server.ts';
import { keepPdf } from '../pdf/keep.server.ts';
import { holdQuote, type Invoice, invoicesOfQuote, type Quote } from '../queries.server.ts';
import { legalGapsNow, today } from '../seller.server.ts';
import { quoteStanding } from '../standing.ts';
import { quotes } from '../tables.server.ts';
import { tellStaff } from '../tell.server.ts';

/** The sentence that people agree to when they accept; it is stored with their name and the time. */
export function acceptWording(quote: Quote): string {
  const { paymentDays } = readSettings().billing;
  const order = `I accept quote ${quote.number} for ${moneyText(quote.gross, quote.currency)} and order everything in it`;
  return quote.instalments.length === 0
    ? `${order}, payable within ${paymentDays} days of the invoice.`
    : `${order}, payable in parts: ${planWords(quote)}, each within ${paymentDays} days of its invoice.`;
}

/** The quote with its row held, for somebody who may decide it. */
async function holdDecidable(tx: Tx, access: Access): Promise<{ quote: Quote; via: string }> {
  const reached = await reachQuote(tx, access);
  const quote = reached ? await holdQuote(tx, reached.row.id) : null;
  if (!reached || !quote) throw notThere();
  if (reached.reach !== 'acts') throw forbidden('Only an owner of your company can answer its quotes.');
  return { quote, via: reached.via };
}

const decided = (quote: Quote): string =>
  quoteStanding(quote, today()) === 'expired'
    ? 'This quote has expired. Please ask us for a new one.'
    : `This quote has already been ${quote.state}.`;

/** Accepts a quote: who, when and the wording are kept, and the invoice is issued, all in one transaction. Twice gives the same invoice. */
export async function acceptQuote(
  access: Access,
  { name, address }: { name: string; address: string },
): Promise<Invoice> {
  const { limits, inTransaction } = services();
  await limits.take(decideLimit, address);
  const invoice = await inTransaction(async (tx) => {
    const { quote, via } = await holdDecidable(tx, access);
    const [before] = quote.state === 'accepted' ? await invoicesOfQuote(tx, quote.id) : [];
    if (before) return before;
    if (quoteStanding(quote, today()) !== 'sent') throw tooLate(decided(quote));
    if (legalGapsNow(quote.treatment).length > 0) throw notReadyForBuyer();
    const accepted: Quote = {
      ...quote,
      state: 'accepted',
      decidedAt: now(),
      decidedBy: name,
      decidedVia: via,
      decision: acceptWording(quote),
      changedAt: now(),
    };
    await tx.update(quotes).set(accepted).where(eq(quotes.id, quote.id));
    await recordEvent(tx, { kind: 'billing.quote-accepted', subject: `quote:${quote.id}`, actor: via });
    const [draft] = await draftInvoices(tx, quote, { actor: via, atOnce: true });
    if (!draft) throw new Error('the invoice was not drafted');
    const issued = await issue(tx, draft, { actor: via, mail: (row) => invoiceMail(row, accepted) });
    await tellStaff(tx, 'billing.decided', decidedMail(accepted, issued.number), quote);
    return issued;
  });
  await keepPdf('invoice', invoice.id);
  return invoice;
}

/** Declines a quote, with a reason if one was given. */
export async function declineQuote(
  access: Access,
  { reason, address }: { reason: string; address: string },
): Promise<void> {
  const { limits, inTransaction } = services();
  await limits.take(decideLimit, address);
  await inTransaction(async (tx) => {
    const { quote, via } = await holdDecidable(tx, access);
    if (quote.state === 'declined') return;
    if (quoteStanding(quote, today()) !== 'sent') throw tooLate(decided(quote));
    const declined: Quote = {
      ...quote,
      state: 'declined',
      decidedAt: now(),
      decidedVia: via,
      decision: reason,
      changedAt: now(),
    };
    await tx.update(quotes).set(declined).where(eq(quotes.id, quote.id));
    await recordEvent(tx, { kind: 'billing.quote-declined', subject: `quote:${quote.id}`, actor: via });
    await tellStaff(tx, 'billing.decided', decidedMail(declined, null), quote);
  });
}
