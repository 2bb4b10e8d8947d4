import { now } from '#server/clock.ts';
import { defineLinkRenewal } from '#server/outbox/renew-links.ts';
import { readSettings } from '#server/settings/settings.ts';
import { confirmUrl, readOldConfirmToken } from '../links.server.ts';
import { holdEnquiry } from '../queries.server.ts';

/** Until when a link that is made now confirms an enquiry. */
export const confirmationEnds = (): Date =>
  new Date(now().getTime() + readSettings().retention.enquiryUnconfirmedDays * 86_400_000);

export const renewConfirmation = defineLinkRenewal('/contact-us/confirm', async (tx, link) => {
  const id = readOldConfirmToken(link.searchParams.get('token') ?? '');
  const enquiry = id ? await holdEnquiry(tx, id) : null;
  return enquiry?.state === 'unconfirmed' ? confirmUrl(enquiry.id, confirmationEnds()) : null;
});
