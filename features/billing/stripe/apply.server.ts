import { eq } from 'drizzle-orm';
import { moneyText } from '#lib/money/money.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { failedMail, oddMoneyMail } from '../mails.server.ts';
import { type Checkout, holdInvoice, type Invoice } from '../queries.server.ts';
import { today } from '../seller.server.ts';
import { settle } from '../settle.server.ts';
import { checkouts, payments, type stripeEvents } from '../tables.server.ts';
import { tellBuyer, tellStaff } from '../tell.server.ts';
import { amountFromStripe } from './amount.ts';
import type { StripeSession } from './session.ts';

/** What became of something that Stripe told. */
export type Outcome = typeof stripeEvents.$inferSelect.outcome;
/** What happened to a visit. */
export type Happened = 'paid' | 'failed' | 'ended';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function holdVisit(tx: Tx, id: string): Promise<{ checkout: Checkout; invoice: Invoice } | null> {
  if (!uuid.test(id)) return null;
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for('update');
  const invoice = checkout ? await holdInvoice(tx, checkout.invoiceId) : null;
  return checkout && invoice ? { checkout, invoice } : null;
}

/** Writes the money of a visit down, once, and lets the invoice stand accordingly. Money in another currency is not counted, but told. */
async function takeMoney(
  tx: Tx,
  { checkout, invoice }: { checkout: Checkout; invoice: Invoice },
  session: StripeSession,
): Promise<Outcome> {
  const currency = session.currency?.toUpperCase() ?? '';
  const amount = amountFromStripe(session.amount_total ?? 0, currency);
  const fits = currency === invoice.currency && amount === checkout.amount;
  const counts = currency === invoice.currency && amount > 0;
  const [payment] = counts
    ? await tx
        .insert(payments)
        .values({
          id: newId(),
          invoiceId: invoice.id,
          method: 'card',
          amount,
          currency,
          reference: session.payment_intent ?? session.id,
          receivedOn: today(),
          recordedBy: 'stripe',
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning()
    : [];
  if (counts && !payment) return 'paid';
  if (!fits) {
    const came = currency ? moneyText(amount, currency) : String(amount);
    const asked = moneyText(checkout.amount, checkout.currency);
    await recordEvent(tx, {
      kind: 'billing.payment-mismatch',
      subject: `invoice:${invoice.id}`,
      actor: 'stripe',
    });
    await tellStaff(
      tx,
      'billing.mismatch',
      oddMoneyMail(invoice, `${came} was paid by card (${session.id}), but the invoice asked for ${asked}.`),
    );
  }
  if (payment) await settle(tx, invoice, 'stripe');
  return fits ? 'paid' : 'mismatch';
}

/** Applies what happened to a visit, whether its message comes first, late or twice. */
export async function applySession(
  tx: Tx,
  session: StripeSession,
  happened: Happened,
): Promise<{ outcome: Outcome; checkoutId: string | null }> {
  const visit = await holdVisit(tx, session.client_reference_id ?? '');
  if (!visit) return { outcome: 'unknown', checkoutId: null };
  const { checkout, invoice } = visit;
  // What is paid stays paid: a message about its end may come later than the one about the money.
  if (happened !== 'paid' && checkout.state === 'paid')
    return { outcome: 'ignored', checkoutId: checkout.id };
  await tx
    .update(checkouts)
    .set({ state: happened, remoteId: session.id })
    .where(eq(checkouts.id, checkout.id));
  if (happened === 'paid') return { outcome: await takeMoney(tx, visit, session), checkoutId: checkout.id };
  if (happened === 'failed')
    await tellBuyer(tx, invoice, {
      purpose: 'billing.failed',
      mail: failedMail(invoice),
      title: `The payment for invoice ${invoice.number} did not go through`,
      href: `/billing/invoice?number=${invoice.number}`,
      key: `checkout-failed:${checkout.id}`,
    });
  return { outcome: happened, checkoutId: checkout.id };
}
