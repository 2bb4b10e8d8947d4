import { z } from 'zod';
import { help, webUrl } from './env-fields.ts';

/** The variables of payments by card. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .min(8, { error: 'write the secret or restricted key of your Stripe account' })
    .optional()
    .meta(
      help(
        'Payments',
        'With the one below, invoices can be paid by card on a Stripe page; without both, by bank transfer only.',
      ),
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(8, { error: 'write the signing secret of the webhook, whsec_…' })
    .optional()
    .meta(
      help(
        'Payments',
        'Signing secret of Stripe’s webhook to /api/billing/stripe; it needs the events checkout.session.*.',
      ),
    ),
  STRIPE_API_BASE: webUrl
    .default('https://api.stripe.com')
    .meta(
      help(
        'Payments',
        'Address of Stripe’s API; only tests change it, to loopback.',
        'https://api.stripe.com',
      ),
    ),
};
