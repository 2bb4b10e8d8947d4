import { z } from 'zod';

/** A visit to Stripe's payment page, as far as we read it. */
export const sessionSchema = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('checkout.session'),
  /** Our own id of the visit. */
  client_reference_id: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']).nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  payment_intent: z.string().nullish(),
  url: z.url().nullish(),
});
export type StripeSession = z.output<typeof sessionSchema>;

/** An event as its webhook brings it; what it is about is read once its kind is known. */
export const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  data: z.object({ object: z.unknown() }),
});
