import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { OtherSideLink } from '#app/other-side/other-side-link.tsx';
import { handOver } from '#features/events/commands/hand-over.server.ts';
import { listGuest } from '#features/events/commands/list-guest.server.ts';
import { rate } from '#features/events/commands/rate.server.ts';
import { withdraw } from '#features/events/commands/withdraw.server.ts';
import { registrationPage } from '#features/events/registration-page.server.ts';
import { feedbackSchema, handOverSchema, listingSchema, withdrawSchema } from '#features/events/schema.ts';
import { RegistrationView } from '#features/events/ui/registration-view.tsx';
import { type Fields, fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';
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

/** What each button of the page does, and what the page says afterwards. */
const deeds: Readonly<Record<string, (fields: Fields, address: string) => Promise<string>>> = {
  withdraw: async (fields, address) => {
    await withdraw({ ...parseFields(withdrawSchema, fields), address });
    return 'cancelled';
  },
  'hand-over': async (fields, address) => {
    await handOver({ ...parseFields(handOverSchema, fields), address });
    return 'handed';
  },
  list: async (fields, address) => {
    await listGuest({ ...parseFields(listingSchema, fields), address });
    return 'listed';
  },
  rate: async (fields, address) => {
    await rate({ ...parseFields(feedbackSchema, fields), address });
    return 'rated';
  },
};

export async function action({ request }: { request: Request }) {
  const fields = await fieldsOf(request);
  const deed = Object.hasOwn(deeds, String(fields.deed)) ? deeds[String(fields.deed)] : undefined;
  if (!deed) throw data(null, { status: 404 });
  try {
    const state = await deed(fields, visitorAddress(request));
    const query = new URLSearchParams({ token: String(fields.token), state });
    return redirect(`/events/registration?${query}`, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data({ ...refusal, deed: String(fields.deed) }, { status });
  }
}

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
