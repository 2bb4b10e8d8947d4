import { data, redirect, useActionData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { claimPanel, isClaimable } from '#features/identity/staff/claim.server.ts';
import { fieldsOf } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { Route } from './+types/admin-claim';

// Opening it changes nothing: terminals and chat programs look at links by themselves.
export async function loader({ request, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const visitor = await visitorOf(request);
  return data(
    {
      facts: pageFacts(url),
      token,
      claimable: await isClaimable(token),
      email: visitor?.email ?? null,
      signIn: signInFor(url.pathname + url.search),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export async function action({ request, url }: Route.ActionArgs & { url: URL }) {
  const visitor = await visitorOf(request);
  if (!visitor) return redirect(signInFor(url.pathname + url.search), 303);
  const fields = await fieldsOf(request);
  try {
    await claimPanel(String(fields.token ?? ''), visitor);
    return redirect('/admin-panel', 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

const over = {
  title: 'This link no longer works',
  lead: 'The panel already has an owner, or the link is more than a week old. A site without staff prints a new link when it starts.',
};

export default function AdminClaim({
  loaderData: { token, claimable, email, signIn },
}: Route.ComponentProps) {
  const refused = useActionData<typeof action>();
  if (!claimable && !refused)
    return (
      <FormPage {...over}>
        <ButtonLink href="/admin-panel" variant="ghost" className="mt-8">
          Go to the admin panel
        </ButtonLink>
      </FormPage>
    );
  return (
    <FormPage
      title="Run this site?"
      lead="The first person to click the button becomes the owner of the admin panel and can add others. The link works once."
    >
      <AlertPlace urgent className="not-empty:mt-6">
        {refused ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      {email ? (
        <form method="post" className="mt-8">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">Become the owner as {email}</Button>
        </form>
      ) : (
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={signIn}>Sign in first</ButtonLink>
          <ButtonLink href={signIn.replace('/sign-in', '/sign-up')} variant="ghost">
            Create an account
          </ButtonLink>
        </p>
      )}
    </FormPage>
  );
}
