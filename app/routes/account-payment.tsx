import { data, redirect } from 'react-router';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { payment } from '#content/workspaces/records.ts';
import { accountPage } from '#features/billing/account-page.server.ts';
import { saveDetails } from '#features/billing/commands/save-details.server.ts';
import { billingDetailsSchema } from '#features/billing/schema.ts';
import { PaymentPage } from '#features/billing/ui/payment-page.tsx';
import { visitorOf } from '#features/identity/queries.server.ts';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/account-payment';

export const loader = ownLoader(accountPage);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

const here = '/account/payment?show=details';

export async function action({ request }: Route.ActionArgs) {
  const visitor = await visitorOf(request);
  // The session ended while the form was filled in: the page says so by asking to sign in.
  if (!visitor) return redirect(`/sign-in?${new URLSearchParams({ redirectFrom: here })}`, 303);
  const fields = await fieldsOf(request);
  try {
    await saveDetails(visitor, parseFields(billingDetailsSchema, fields), visitorAddress(request));
    return redirect(`${here}&state=saved`, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

export default function AccountPayment({ loaderData: { facts, own }, actionData }: Route.ComponentProps) {
  // An empty list offers the same; once is enough.
  const isEmpty = [own?.invoices, own?.quotes].some((list) => list?.total === 0) && own?.words === '';
  const ask = isEmpty ? null : (
    <ButtonLink href="/contact-us" variant="ink" size="small">
      Ask for a quote
    </ButtonLink>
  );
  return (
    <OwnPage page={payment} here={facts.route} own={own} action={ask}>
      {(mine) => <PaymentPage page={mine} refused={actionData ?? null} />}
    </OwnPage>
  );
}
