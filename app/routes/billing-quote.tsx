import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { NoPaper } from '#app/billing/no-paper.tsx';
import { paperAccess } from '#app/billing/paper-access.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { acceptQuote, declineQuote } from '#features/billing/commands/decide-quote.server.ts';
import { paperToken } from '#features/billing/links.server.ts';
import { queryOf, shownQuote } from '#features/billing/paper-page.server.ts';
import { decisionSchema, declineSchema } from '#features/billing/schema.ts';
import { QuoteView } from '#features/billing/ui/quote-view.tsx';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';

// Opening this page changes nothing: mail programs open links by themselves.
export async function loader({ url, request }: { url: URL; request: Request }) {
  const access = await paperAccess(request, url);
  return data(
    {
      facts: pageFacts(url),
      query: queryOf(access),
      number: url.searchParams.get('number') ?? '',
      page: await shownQuote(access),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export async function action({ request, url }: ActionFunctionArgs & { url: URL }) {
  const access = await paperAccess(request, url);
  const address = visitorAddress(request);
  const fields = await fieldsOf(request);
  try {
    if (fields.intent === 'decline') {
      await declineQuote(access, { ...parseFields(declineSchema, fields), address });
      return redirect(`/billing/quote?${queryOf(access)}`, 303);
    }
    const { name } = parseFields(decisionSchema, fields);
    const invoice = await acceptQuote(access, { name, address });
    const query = new URLSearchParams({ state: 'accepted' });
    if ('token' in access) query.set('token', paperToken('invoice', invoice.id));
    else query.set('number', invoice.number ?? '');
    return redirect(`/billing/invoice?${query}`, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

export default function BillingQuote() {
  const { page, query, number } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (!page) return <NoPaper word="quote" number={number} here="/billing/quote" />;
  return <QuoteView page={page} query={query} refused={refused} />;
}
