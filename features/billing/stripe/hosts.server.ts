import type { Env } from '#server/env.ts';
import type { ForeignHosts } from '#server/http/security-headers.ts';

/** Where the pay button may lead on to; nowhere without keys. */
export function paymentHosts(env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>): ForeignHosts {
  if (!env.STRIPE_SECRET_KEY) return {};
  const base = new URL(env.STRIPE_API_BASE);
  return {
    'form-action': [base.hostname === 'api.stripe.com' ? 'https://checkout.stripe.com' : base.origin],
  };
}
