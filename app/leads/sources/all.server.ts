import type { LeadSource } from '#app/leads/source.ts';
import type { TimelineEntry } from '#features/leads/source.ts';
import { services } from '#server/services.ts';
import { billingSource } from './billing.server.ts';
import { bookingSource } from './bookings.server.ts';
import { enquirySource } from './enquiries.server.ts';
import { newsletterSource } from './newsletter.server.ts';
import { registrationSource } from './registrations.server.ts';
import { savedSource } from './saved.server.ts';

/** Everything that knows of people. */
export const leadSources: readonly LeadSource[] = [
  enquirySource,
  bookingSource,
  registrationSource,
  newsletterSource,
  savedSource,
  billingSource,
];

/** All that was done under some addresses, in every part of the site. */
export async function knownElsewhere(emailKeys: readonly string[], zone: string): Promise<TimelineEntry[]> {
  if (emailKeys.length === 0) return [];
  const { db } = services().database;
  return (await Promise.all(leadSources.map(({ entries }) => entries(db, emailKeys, zone)))).flat();
}
