import type { Reading } from '#lib/text/reading.ts';
import { accessibility } from './accessibility.ts';
import { imprint } from './imprint.ts';
import { pricingPolicy } from './pricing-policy.ts';
import { privacy } from './privacy.ts';
import { refunds } from './refunds.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { terms } from './terms.ts';

/** The policies by the path of their page. */
export const policies: Readonly<Record<string, Reading>> = {
  '/terms&conditions': terms,
  '/pricing-policy': pricingPolicy,
  '/shipping-policy': shippingPolicy,
  '/refund-and-cancellation-policy': refunds,
  '/privacy': privacy,
  '/imprint': imprint,
  '/accessibility-statement': accessibility,
};
