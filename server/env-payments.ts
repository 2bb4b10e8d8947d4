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
        'With the one below: invoices can be paid by card on a page of Stripe. Without both, by bank transfer alone.',
      ),
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(8, { error: 'write the signing secret of the webhook, whsec_…' })
    .optional()
    .meta(
      help(
        'Payments',
        'Signs what Stripe tells /api/billing/stripe; events: checkout.session.* of payments.',
      ),
    ),
  STRIPE_API_BASE: webUrl
    .default('https://api.stripe.com')
    .meta(help('Payments', 'Where Stripe is asked; a test points it at loopback.', 'https://api.stripe.com')),
};
