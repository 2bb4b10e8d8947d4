import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { confirmEnquiry } from '#features/enquiries/commands/confirm.server.ts';
import { AppError } from '#server/errors.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

export function loader({ url }: { url: URL }) {
  return data(
    { facts: pageFacts(url), token: url.searchParams.get('token') ?? '' },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export async function action({ request }: ActionFunctionArgs) {
  const token = String((await request.formData()).get('token') ?? '').slice(0, 2000);
  try {
    const conversation = await confirmEnquiry(token, visitorAddress(request));
    return redirect(
      `/contact-us/conversation?${new URLSearchParams({ token: conversation, state: 'confirmed' })}`,
      303,
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ message: error.message }, { status: error.status });
  }
}

export default function ContactConfirm() {
  const { token } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <FormPage
      title="Is this message yours?"
      lead="Click the button to confirm it, and a person will read it."
    >
      <AlertPlace urgent className="mt-6">
        {refused ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      {token ? (
        <form method="post" action="/contact-us/confirm" className="mt-8">
          <input type="hidden" name="token" value={token} />
          <Button type="submit">Confirm message</Button>
        </form>
      ) : (
        <ButtonLink href="/contact-us" className="mt-8">
          Write to us
        </ButtonLink>
      )}
    </FormPage>
  );
}
