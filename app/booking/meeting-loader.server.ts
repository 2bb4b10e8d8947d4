import { data } from 'react-router';
import { clockFor } from '#app/booking/clock-for.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { settingsFor } from '#app/settings-values.server.ts';
import { shownMeeting } from '#features/booking/meeting-page.server.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';

/** What every page behind a meeting's link loads. The token in the address is a key: it goes into no store. */
export async function meetingLoader({ request, url }: { request: Request; url: URL }) {
  const token = url.searchParams.get('token') ?? '';
  return data(
    {
      facts: pageFacts(url),
      token,
      state: url.searchParams.get('state') ?? '',
      meeting: await shownMeeting(token),
      byMail: await mailLeaves(),
      clock: clockFor(request, url),
      studioZone: settingsFor(['contact.timeZone'])['contact.timeZone'] ?? 'UTC',
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
