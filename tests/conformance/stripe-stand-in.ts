import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { signatureOf } from '#features/billing/stripe/signature.ts';
import { now } from '#server/clock.ts';

/** The keys of the stand-in. */
const stripeKeys = { secret: 'sk_test_stand_in', webhook: 'whsec_stand_in_secret' };

/** A visit as the stand-in keeps it. */
export interface StandInSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  url: string;
  success_url: string;
  cancel_url: string;
}

/** A stand-in for Stripe on loopback: makes payment pages, shows them, and tells the site what became of them. */
export interface StripeStandIn {
  base: string;
  /** What a site needs to know in order to talk to it. */
  env: Record<string, string>;
  sessions: Map<string, StandInSession>;
  /** How often a page was asked for, repetitions included. */
  asked: () => number;
  /** From now on it answers every request with this status; null for as it should. */
  break: (status: number | null) => void;
  /** A message about a visit, as it is sent: its body and the header that signs it. */
  message: (session: StandInSession, type: string, id?: string) => { body: string; signature: string };
  /** Marks a visit as paid, without telling anybody. */
  pay: (session: StandInSession) => StandInSession;
  close: () => Promise<void>;
}

const page = (session: StandInSession): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Stand-in for the payment page</title>
<h1>Pay ${session.amount_total} ${session.currency}</h1>
${['pay', 'cancel', 'fail'].map((what) => `<form method="post" action="/pay/${session.id}/${what}"><button>${what}</button></form>`).join('')}`;

/** Starts the stand-in. What its page's buttons do is told to the site that asked for the page. */
export async function startStripe(): Promise<StripeStandIn> {
  const sessions = new Map<string, StandInSession>();
  const byKey = new Map<string, StandInSession>();
  const failed = new Map<string, number>();
  const inWork = new Set<string>();
  let asked = 0;
  let broken: number | null = null;
  let base = '';

  function make(form: URLSearchParams, key: string): StandInSession {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${randomUUID()}`;
    const session: StandInSession = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      url: `${base}/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
    };
    sessions.set(id, session);
    if (key) byKey.set(key, session);
    return session;
  }

  const pay = (session: StandInSession): StandInSession =>
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${session.id}`,
    });

  function message(session: StandInSession, type: string, id = `evt_${randomUUID()}`) {
    const { success_url: _, cancel_url: __, ...object } = session;
    const body = JSON.stringify({ id, object: 'event', type, data: { object } });
    return { body, signature: signatureOf(stripeKeys.webhook, body, Math.floor(now().getTime() / 1000)) };
  }

  async function tell(session: StandInSession, type: string): Promise<void> {
    const { body, signature } = message(session, type);
    await fetch(new URL('/api/billing/stripe', session.success_url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body,
    });
  }

  async function press(session: StandInSession, what: string): Promise<string> {
    if (what === 'cancel') return session.cancel_url;
    // Both come before the browser is back.
    if (what === 'pay') await tell(pay(session), 'checkout.session.completed');
    if (what === 'fail') {
      session.status = 'complete';
      await tell(session, 'checkout.session.completed');
      await tell(session, 'checkout.session.async_payment_failed');
    }
    return session.success_url;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const [, first, id = '', what = ''] = (request.url ?? '').split('/');
    if (first === 'pay') {
      const session = sessions.get(id);
      if (!session) return json(404, {});
      if (request.method === 'GET') {
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end(page(session));
        return;
      }
      response.writeHead(303, { Location: await press(session, what) });
      response.end();
      return;
    }
    if (request.headers.authorization !== `Bearer ${stripeKeys.secret}`) return json(401, { error: {} });
    const remote = (request.url ?? '').split('/')[4];
    if (request.method === 'GET') {
      const session = sessions.get(remote ?? '');
      return session ? json(200, session) : json(404, { error: {} });
    }
    asked += 1;
    const key = String(request.headers['idempotency-key'] ?? '');
    const form = new URLSearchParams(await text(request));
    // As the real one does: two at once are not answered twice, and a failure is remembered under its key.
    if (inWork.has(key)) return json(409, { error: { type: 'idempotency_error' } });
    if (broken !== null) failed.set(key, broken);
    const failure = failed.get(key);
    if (failure) return json(failure, { error: { message: 'broken on purpose' } });
    inWork.add(key);
    await wait(50);
    inWork.delete(key);
    json(200, make(form, key));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    env: {
      STRIPE_SECRET_KEY: stripeKeys.secret,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhook,
      STRIPE_API_BASE: base,
    },
    sessions,
    asked: () => asked,
    break: (status) => {
      broken = status;
    },
    message,
    pay,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
