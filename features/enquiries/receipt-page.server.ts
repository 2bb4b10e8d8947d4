import { services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { enquiryByReceipt, messagesOf } from './queries.server.ts';

/** What the thank-you page shows, for as long as the enquiry is kept; or null. */
export async function shownReceipt(token: string) {
  const enquiry = await enquiryByReceipt(token);
  if (!enquiry) return null;
  const [first] = await messagesOf(services().database.db, enquiry.id);
  const { timeZone } = readSettings().contact;
  return {
    reference: enquiry.reference,
    email: enquiry.email,
    confirmed: enquiry.state !== 'unconfirmed',
    sent: enquiry.createdAt.toISOString(),
    when: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
      enquiry.createdAt,
    ),
    files: first?.files.length ?? 0,
  };
}
