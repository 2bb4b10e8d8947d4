import { type ActionFunctionArgs, data, redirect, useActionData, useLoaderData } from 'react-router';
import { NoPaper } from '#app/billing/no-paper.tsx';
import { paperAccess } from '#app/billing/paper-access.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { startCheckout } from '#features/billing/commands/start-checkout.server.ts';
import { queryOf, shownInvoice } from '#features/billing/paper-page.server.ts';
import { InvoiceView } from '#features/billing/ui/invoice-view.tsx';
import { fieldsOf } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';

// Opening this page changes nothing, also on the way back from paying: what was paid the payment company tells the server.
export async function loader({ url, request }: { url: URL; request: Request }) {
  const access = await paperAccess(request, url);
  return data(
    {
      facts: pageFacts(url),
      query: queryOf(access),
      number: url.searchParams.get('number') ?? '',
      state: url.searchParams.get('state') ?? '',
      looks: Math.max(0, Math.trunc(Number(url.searchParams.get('looks'))) || 0),
      page: await shownInvoice(access),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export async function action({ request, url }: ActionFunctionArgs & { url: URL }) {
  const access = await paperAccess(request, url);
  const fields = await fieldsOf(request);
  try {
    const back = `/billing/invoice?${queryOf(access)}`;
    return redirect(await startCheckout(access, { address: visitorAddress(request), back }), 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

export default function BillingInvoice() {
  const { page, query, number, state, looks } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  if (!page) return <NoPaper word="invoice" number={number} here="/billing/invoice" />;
  return <InvoiceView page={page} query={query} state={state} looks={looks} refused={refused} />;
}
