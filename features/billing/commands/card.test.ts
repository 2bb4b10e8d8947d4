import { describe, expect, it } from 'vitest';
import { moveClock, now } from '#server/clock.ts';
import { mailsTo } from '#server/testing/test-services.ts';
import { signatureOf } from '../stripe/signature.ts';
import {
  allInvoices,
  allPayments,
  allStripeEvents,
  anotherNetwork,
  byLink,
  inTestWorld,
  issuedInvoice,
  postWebhook,
  sessionAt,
  staff,
} from '../testing/world.server.ts';
import { askAboutVisits } from './ask-stripe.server.ts';
import { recordBankPayment } from './record-payment.server.ts';
import { startCheckout } from './start-checkout.server.ts';

const { stripe } = inTestWorld();
const minute = 60_000;

/** An invoice and the payment page that its button led to. */
async function atThePaymentPage(more: Record<string, unknown> = {}) {
  const invoice = await issuedInvoice(more);
  const pay = () =>
    startCheckout(byLink('invoice', invoice), {
      address: anotherNetwork(),
      back: '/billing/invoice?number=x',
    });
  const session = sessionAt(stripe(), await pay());
  return { invoice, pay, session };
}
const stateNow = async () => (await allInvoices()).map(({ state }) => state);
const paidMails = async () =>
  (await mailsTo('ann@example.com')).filter(({ purpose }) => purpose === 'billing.paid');

describe('paying by card', () => {
  it('asks for the right amount, leads back here, and pays the invoice', async () => {
    const { session } = await atThePaymentPage();
    expect(session).toMatchObject({ amount_total: 1190_00, currency: 'eur' });
    expect(session.success_url).toBe('https://akra.example/billing/invoice?number=x&state=paid');
    const answer = await postWebhook(stripe().message(stripe().pay(session), 'checkout.session.completed'));
    expect(await answer.json()).toEqual({ outcome: 'paid' });
    expect(await stateNow()).toEqual(['paid']);
    expect(await allPayments()).toMatchObject([{ method: 'card', amount: 1190_00, currency: 'EUR' }]);
    expect(await paidMails()).toHaveLength(1);
  });

  it('leads a second press to the same page, also in the same moment', async () => {
    const { pay, session } = await atThePaymentPage();
    const before = stripe().asked();
    expect(await pay()).toBe(session.url);
    expect(stripe().asked()).toBe(before);
    const invoice = await issuedInvoice();
    const again = () =>
      startCheckout(byLink('invoice', invoice), {
        address: anotherNetwork(),
        back: '/billing/invoice?number=x',
      });
    expect(new Set(await Promise.all([again(), again(), again()])).size).toBe(1);
  });

  it('changes nothing when somebody comes back without paying', async () => {
    const { pay, session } = await atThePaymentPage();
    expect(await stateNow()).toEqual(['issued']);
    expect(await pay()).toBe(session.url);
    await postWebhook(stripe().message({ ...session, status: 'expired' }, 'checkout.session.expired'));
    expect(await stateNow()).toEqual(['issued']);
    expect(await pay()).not.toBe(session.url);
  });

  it('tells of a debit that failed days later, and lets the person try again', async () => {
    const { pay, session } = await atThePaymentPage();
    await postWebhook(stripe().message({ ...session, status: 'complete' }, 'checkout.session.completed'));
    expect(await allPayments()).toEqual([]);
    const answer = await postWebhook(
      stripe().message({ ...session, status: 'complete' }, 'checkout.session.async_payment_failed'),
    );
    expect(await answer.json()).toEqual({ outcome: 'failed' });
    expect(await stateNow()).toEqual(['issued']);
    expect((await mailsTo('ann@example.com')).some(({ purpose }) => purpose === 'billing.failed')).toBe(true);
    expect(await pay()).not.toBe(session.url);
  });

  it('counts a message that comes twice once, also in the same moment', async () => {
    const { session } = await atThePaymentPage();
    const message = stripe().message(stripe().pay(session), 'checkout.session.completed');
    const answers = await Promise.all([postWebhook(message), postWebhook(message), postWebhook(message)]);
    const outcomes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { outcome: string }).outcome),
    );
    expect(outcomes.toSorted()).toEqual(['again', 'again', 'paid']);
    // Another message about the same money.
    await postWebhook(stripe().message(session, 'checkout.session.async_payment_succeeded'));
    expect(await allPayments()).toHaveLength(1);
    expect(await paidMails()).toHaveLength(1);
  });

  it('takes a message that comes before anybody is back, and before the page’s own answer was noted', async () => {
    const { session } = await atThePaymentPage();
    const { services } = await import('#server/services.ts');
    await services().database.pool.query('update billing_checkouts set remote_id = null, url = null');
    await postWebhook(stripe().message(stripe().pay(session), 'checkout.session.completed'));
    expect(await stateNow()).toEqual(['paid']);
  });

  it('refuses messages that are forged, old or changed, and does nothing for them', async () => {
    const { session } = await atThePaymentPage();
    const { body, signature } = stripe().message(stripe().pay(session), 'checkout.session.completed');
    const seconds = Math.floor(now().getTime() / 1000);
    const tries = [
      { body, signature: '' },
      { body, signature: signatureOf('whsec_somebody_else', body, seconds) },
      { body: body.replace('"amount_total":119000', '"amount_total":1'), signature },
      { body, signature: signatureOf('whsec_stand_in_secret', body, seconds - 600) },
    ];
    for (const one of tries) expect((await postWebhook(one)).status).toBe(400);
    expect(await allStripeEvents()).toEqual([]);
    expect(await stateNow()).toEqual(['issued']);
  });

  it('compares amount and currency with what was asked for', async () => {
    const { session } = await atThePaymentPage();
    const paid = stripe().pay(session);
    const other = { ...paid, currency: 'usd', payment_intent: 'pi_usd' };
    expect(await (await postWebhook(stripe().message(other, 'checkout.session.completed'))).json()).toEqual({
      outcome: 'mismatch',
    });
    expect(await allPayments()).toEqual([]);
    const less = { ...paid, amount_total: 100_00, payment_intent: 'pi_less' };
    expect(await (await postWebhook(stripe().message(less, 'checkout.session.completed'))).json()).toEqual({
      outcome: 'mismatch',
    });
    expect(await stateNow()).toEqual(['issued']);
    expect(await allPayments()).toMatchObject([{ amount: 100_00 }]);
    expect(
      (await mailsTo('team@akra.example')).filter(({ purpose }) => purpose === 'billing.mismatch'),
    ).toHaveLength(2);
  });

  it('keeps what was paid twice, by card and by bank, and tells staff', async () => {
    const { invoice, session } = await atThePaymentPage();
    await recordBankPayment(
      invoice.id,
      { amount: 1190_00, receivedOn: '2026-11-16', reference: 'A1' },
      staff,
    );
    await postWebhook(stripe().message(stripe().pay(session), 'checkout.session.completed'));
    expect(await allPayments()).toHaveLength(2);
    expect((await mailsTo('team@akra.example')).some(({ purpose }) => purpose === 'billing.overpaid')).toBe(
      true,
    );
    expect(await paidMails()).toHaveLength(1);
  });

  it('says so when the payment company is broken, and charges nothing', async () => {
    const invoice = await issuedInvoice();
    stripe().break(500);
    const pay = () =>
      startCheckout(byLink('invoice', invoice), {
        address: anotherNetwork(),
        back: '/billing/invoice?number=x',
      });
    await expect(pay()).rejects.toMatchObject({ status: 503, code: 'no_checkout' });
    stripe().break(null);
    expect(await pay()).toContain('/pay/');
  });

  it('asks by itself about a page of which no message came', async () => {
    const { session } = await atThePaymentPage();
    stripe().pay(session);
    expect(await askAboutVisits()).toBe(0);
    moveClock(11 * minute);
    expect(await askAboutVisits()).toBe(1);
    expect(await stateNow()).toEqual(['paid']);
    expect(await allPayments()).toHaveLength(1);
  });

  it('lets one page that Stripe knows nothing of keep no other waiting', async () => {
    const lost = await atThePaymentPage();
    stripe().sessions.delete(lost.session.id);
    const { session } = await atThePaymentPage();
    stripe().pay(session);
    moveClock(11 * minute);
    expect(await askAboutVisits()).toBe(1);
    expect(await stateNow()).toEqual(['issued', 'paid']);
    moveClock(26 * 60 * minute);
    expect(await askAboutVisits()).toBe(1);
    expect(await askAboutVisits()).toBe(0);
  });

  it('knows currencies without and with three digits', async () => {
    const yen = await atThePaymentPage({
      currency: 'JPY',
      lines: [{ description: 'Work', quantity: 1000, unitPrice: 5000 }],
    });
    expect(yen.session).toMatchObject({ amount_total: 5950, currency: 'jpy' });
    const dinar = await atThePaymentPage({
      currency: 'KWD',
      lines: [{ description: 'Work', quantity: 1000, unitPrice: 1000 }],
    });
    expect(dinar.session).toMatchObject({ amount_total: 1190, currency: 'kwd' });
  });
});
