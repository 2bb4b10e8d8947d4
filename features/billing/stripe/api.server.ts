import { setTimeout as wait } from 'node:timers/promises';
import { makeGuardedFetch } from '#server/fetch/make-guarded-fetch.ts';
import { log } from '#server/log.ts';
import { services } from '#server/services.ts';
import { noCheckout } from '../errors.server.ts';
import type { Checkout } from '../queries.server.ts';
import { stripeAmount } from './amount.ts';
import { type StripeSession, sessionSchema } from './session.ts';

/** Whether cards can be taken at all. */
export const takesCards = (): boolean => services().env.STRIPE_SECRET_KEY !== undefined;

interface Question {
  body?: URLSearchParams;
  idempotencyKey?: string;
}

async function send(
  path: string,
  { body, idempotencyKey }: Question,
): Promise<{ status: number; said: unknown }> {
  const { STRIPE_API_BASE: base, STRIPE_SECRET_KEY: secret } = services().env;
  if (!secret) throw noCheckout();
  try {
    const stripe = makeGuardedFetch({
      trusted: [base],
      maxBytes: 2 ** 20,
      timeoutMs: 12_000,
      waitMs: 12_000,
    });
    const answer = await stripe(`${base}/v1/checkout/sessions${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${secret}`,
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      },
      body: body ?? null,
      redirect: 'error',
    });
    return { status: answer.status, said: await answer.json() };
  } catch (error) {
    throw noCheckout(error);
  }
}

async function ask(path: string, question: Question = {}, tries = 5): Promise<StripeSession> {
  const { status, said } = await send(path, question);
  // Another press of the same button is being answered: its answer is ours too.
  if (status === 409 && tries > 0) {
    await wait(400);
    return ask(path, question, tries - 1);
  }
  const session = sessionSchema.safeParse(said);
  if (status === 200 && session.success) return session.data;
  log().error({ status, path }, 'Stripe gave an unexpected answer');
  throw noCheckout();
}

/** Asks for a payment page. Asked again for the same visit it is the same page. */
export function makeSession(
  checkout: Checkout,
  words: { name: string; email: string; back: (state: 'paid' | 'cancelled') => string },
): Promise<StripeSession> {
  const amount = stripeAmount(checkout.amount, checkout.currency);
  if (amount === null) throw noCheckout();
  const body = new URLSearchParams({
    mode: 'payment',
    client_reference_id: checkout.id,
    success_url: words.back('paid'),
    cancel_url: words.back('cancelled'),
    expires_at: String(Math.floor(checkout.endsAt.getTime() / 1000)),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': checkout.currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': words.name,
    'payment_intent_data[description]': words.name,
    'metadata[invoice]': checkout.invoiceId,
  });
  if (words.email !== '') body.set('customer_email', words.email);
  return ask('', { body, idempotencyKey: checkout.id });
}

/** The status of a checkout at Stripe. */
export const readSession = (remoteId: string): Promise<StripeSession> =>
  ask(`/${encodeURIComponent(remoteId)}`);
