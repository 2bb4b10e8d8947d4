import { data, useActionData, useLoaderData } from 'react-router';
import { answerFormWith, byAction } from '#app/forms/answer-form.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { OtherSideLink } from '#app/other-side/other-side-link.tsx';
import { handOver } from '#features/events/commands/hand-over.server.ts';
import { listGuest } from '#features/events/commands/list-guest.server.ts';
import { rate } from '#features/events/commands/rate.server.ts';
import { withdraw } from '#features/events/commands/withdraw.server.ts';
import { registrationPage } from '#features/events/registration-page.server.ts';
import { feedbackSchema, handOverSchema, listingSchema, withdrawSchema } from '#features/events/schema.ts';
import { RegistrationView } from '#features/events/ui/registration-view.tsx';
import { parseFields } from '#server/forms/fields.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';

// Opening this page changes nothing: mail programs open links by themselves.
export async function loader({ url }: { url: URL }) {
  const token = url.searchParams.get('token') ?? '';
  return data(
    {
      facts: pageFacts(url),
      token,
      state: url.searchParams.get('state') ?? '',
      page: await registrationPage(token),
      byMail: await mailLeaves(),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const seatPage = (token: string, state: string): string =>
  `/events/registration?${new URLSearchParams({ token, state })}`;

const take = byAction({
  withdraw: async (fields, address) => {
    const wish = parseFields(withdrawSchema, fields);
    await withdraw({ ...wish, address });
    return seatPage(wish.token, 'cancelled');
  },
  'hand-over': async (fields, address) => {
    const wish = parseFields(handOverSchema, fields);
    await handOver({ ...wish, address });
    return seatPage(wish.token, 'handed');
  },
  list: async (fields, address) => {
    const wish = parseFields(listingSchema, fields);
    await listGuest({ ...wish, address });
    return seatPage(wish.token, 'listed');
  },
  rate: async (fields, address) => {
    const wish = parseFields(feedbackSchema, fields);
    await rate({ ...wish, address });
    return seatPage(wish.token, 'rated');
  },
});

export const action = ({ request }: { request: Request }) =>
  answerFormWith(request, take, async (_, fields) => ({ intent: String(fields.intent) }));

export default function EventsRegistration() {
  const { page, token, state, byMail } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return (
    <RegistrationView
      page={page}
      token={token}
      state={state}
      byMail={byMail}
      refused={refused}
      more={page?.own ? <OtherSideLink of="seat" token={token} /> : null}
    />
  );
}
