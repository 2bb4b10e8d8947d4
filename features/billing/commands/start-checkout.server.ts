import { and, eq, isNull } from 'drizzle-orm';
import { now } from '#server/clock.ts';
import { forbidden } from '#server/errors.ts';
import { recordEvent } from '#server/events/record.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { type Access, reachInvoice } from '../access.server.ts';
import { noCheckout, notThere, tooLate } from '../errors.server.ts';
import { payLimit } from '../limits.ts';
import { type Checkout, holdInvoice, type Invoice, openCheckout, receivedFor } from '../queries.server.ts';
import { balanceOf } from '../standing.ts';
import { stripeAmount } from '../stripe/amount.ts';
import { makeSession, takesCards } from '../stripe/api.server.ts';
import { checkouts } from '../tables.server.ts';

const minute = 60_000;

/** The visit that is under way, or a new one: written before Stripe is asked, so that whatever it tells us finds its row. */
async function beginVisit(access: Access): Promise<{ checkout: Checkout; invoice: Invoice }> {
  return services().inTransaction(async (tx) => {
    const reached = await reachInvoice(tx, access);
    const invoice = reached ? await holdInvoice(tx, reached.row.id) : null;
    if (!reached || !invoice) throw notThere();
    if (reached.reach !== 'acts') throw forbidden('Only an owner of your company can pay its invoices.');
    const { open } = balanceOf(invoice, await receivedFor(tx, invoice.id));
    if (open === 0) throw tooLate('There’s nothing left to pay on this invoice.');
    if (!takesCards() || stripeAmount(open, invoice.currency) === null) throw noCheckout();
    const known = await openCheckout(tx, invoice.id, open);
    if (known && known.endsAt.getTime() > now().getTime() + 2 * minute) return { checkout: known, invoice };
    const checkout: Checkout = {
      id: newId(),
      invoiceId: invoice.id,
      state: 'open',
      amount: open,
      currency: invoice.currency,
      remoteId: null,
      url: null,
      createdAt: now(),
      endsAt: new Date(now().getTime() + 60 * minute),
    };
    await tx.insert(checkouts).values(checkout);
    await recordEvent(tx, {
      kind: 'billing.checkout-begun',
      subject: `invoice:${invoice.id}`,
      actor: reached.via,
    });
    return { checkout, invoice };
  });
}

/** Sets out to pay what is open of an invoice by card; gives the address of the payment page. A second press leads to the same page. */
export async function startCheckout(
  access: Access,
  { address, back }: { address: string; back: string },
): Promise<string> {
  const { limits, database, env } = services();
  await limits.take(payLimit, address);
  const { checkout, invoice } = await beginVisit(access);
  if (checkout.url) return checkout.url;
  const session = await makeSession(checkout, {
    name: `Invoice ${invoice.number}`,
    email: invoice.email,
    back: (state) => `${env.PUBLIC_URL}${back}&state=${state}`,
  }).catch(async (error: unknown) => {
    // Stripe remembers a failure by its key for a day: the next press is to be a visit of its own.
    await database.db
      .update(checkouts)
      .set({ state: 'ended' })
      .where(and(eq(checkouts.id, checkout.id), isNull(checkouts.url), eq(checkouts.state, 'open')));
    throw error;
  });
  if (!session.url) throw noCheckout();
  await database.db
    .update(checkouts)
    .set({ remoteId: session.id, url: session.url })
    .where(eq(checkouts.id, checkout.id));
  return session.url;
}
