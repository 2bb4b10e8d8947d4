import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import {
  acceptInvitation,
  declineInvitation,
} from '#features/companies/commands/answer-invitation.server.ts';
import { shownInvitation } from '#features/companies/queries.server.ts';
import { answerSchema } from '#features/companies/schema.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { shortDay } from '#lib/time/day-words.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { Route } from './+types/account-invitation';

// Opening this page changes nothing: mail programs open links by themselves.
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const visitor = await visitorOf(request);
  return data(
    {
      facts: pageFacts(url),
      token,
      declined: url.searchParams.get('state') === 'declined',
      signIn: signInFor(url.pathname + url.search),
      invitation: await shownInvitation(token, visitor),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export async function action({ request }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  try {
    const { token } = parseFields(answerSchema, fields);
    const address = visitorAddress(request);
    if (fields.intent === 'decline') {
      await declineInvitation(token, address);
      return redirect('/account/invitation?state=declined', 303);
    }
    const visitor = await visitorOf(request);
    if (!visitor) return redirect(signInFor(`/account/invitation?token=${encodeURIComponent(token)}`), 303);
    await acceptInvitation(token, visitor, address);
    return redirect('/account/users?state=joined', 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

const over = {
  title: 'This invitation is no longer valid',
  lead: 'It was withdrawn, has already been answered, or is more than two weeks old. Ask the person who sent it for a new one.',
};
const said = {
  title: 'You declined the invitation',
  lead: 'We’ve told the person who invited you. Nothing else has changed.',
};

export default function AccountInvitation() {
  const { token, declined, signIn, invitation } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  if (!invitation)
    return (
      <FormPage {...(declined ? said : over)}>
        <ButtonLink href="/" variant="ghost" className="mt-8">
          Go to the home page
        </ButtonLink>
      </FormPage>
    );
  const { company, email, role, expiresAt, fits } = invitation;
  return (
    <FormPage
      title={`Join ${company}?`}
      lead={`As ${role === 'owner' ? 'an owner' : 'a member'} you see the company’s enquiries, quotes, invoices and collections. The invitation to ${email} is valid until ${shortDay(expiresAt)}.`}
    >
      <AlertPlace urgent className="not-empty:mt-6">
        {refused ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      {fits === false ? (
        <Alert tone="warning" heading={`It is for ${email}`} className="mt-6 max-w-[36rem]">
          You’re signed in with a different address, or haven’t confirmed this one. Sign in with it, or
          confirm it under{' '}
          <a href="/account/details" className="text-accent underline underline-offset-4">
            Details
          </a>
          .
        </Alert>
      ) : null}
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="token" value={token} />
        {fits === null ? (
          <ButtonLink href={signIn}>Sign in to join</ButtonLink>
        ) : fits ? (
          <Button type="submit" name="intent" value="accept">
            Join {company}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="decline" variant="ghost">
          {' '}
          Decline{' '}
        </Button>
      </form>
    </FormPage>
  );
}
