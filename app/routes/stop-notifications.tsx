import { data, useLoaderData } from 'react-router';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { stopMails } from '#features/notifications/commands/stop.server.ts';
import { stopSchema } from '#features/notifications/schema.ts';
import { kindOf } from '#server/notices/kinds.ts';
import { readStopLink } from '#server/notices/stop-links.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

// Opening it changes nothing: mail programs open links by themselves.
export function loader({ url }: { url: URL }) {
  const token = url.searchParams.get('token')?.slice(0, 2000) ?? '';
  const stopped = url.searchParams.get('state') === 'stopped';
  const claim = readStopLink(token);
  const what =
    claim && (claim.what === 'digest' ? 'the daily digest' : kindOf(claim.what).label.toLowerCase());
  return data(
    { facts: pageFacts(url), token, what, stopped },
    // The token in the address is a key, so the address is sent to nobody else and is not cached.
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}

export const action = ({ request }: { request: Request }) =>
  answerForm(request, async (fields) => {
    const parsed = stopSchema.safeParse(fields);
    const done = parsed.success && (await stopMails(parsed.data.token, 'page'));
    return `/notifications/stop?state=${done ? 'stopped' : 'invalid'}`;
  });

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const settings = (
  <ButtonLink href="/account/notifications?show=settings" variant="ghost" className="mt-8">
    All your settings
  </ButtonLink>
);

export default function StopNotifications() {
  const { token, what, stopped } = useLoaderData<typeof loader>();
  if (stopped)
    return (
      <FormPage
        title="You won’t get these emails any more"
        lead="You’ll still find these notifications in your account."
      >
        {settings}
      </FormPage>
    );
  if (!what)
    return (
      <FormPage
        title="We can’t read this link"
        lead="Part of it is missing. Open it again from the email, or switch the emails off in your account."
      >
        {settings}
      </FormPage>
    );
  return (
    <FormPage
      title="Stop these emails?"
      lead={`Click once to stop the emails about ${what}. Nothing else changes.`}
    >
      <form method="post" action="/notifications/stop" className="mt-8">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" className="max-sm:w-full">
          {' '}
          Stop emails{' '}
        </Button>
      </form>
    </FormPage>
  );
}
