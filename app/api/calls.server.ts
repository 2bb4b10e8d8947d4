import { billingCalls } from '#features/billing/api.server.ts';
import { bookingCalls } from '#features/booking/api.server.ts';
import { enquiryCalls } from '#features/enquiries/api.server.ts';
import { eventCalls } from '#features/events/api.server.ts';
import { newsletterCalls } from '#features/newsletter/api.server.ts';
import type { ApiCall } from '#server/api/call.ts';

/** Every call of the API, by what it is about. */
export const apiCalls: readonly ApiCall[] = [
  ...enquiryCalls,
  ...bookingCalls,
  ...eventCalls,
  ...billingCalls,
  ...newsletterCalls,
];
