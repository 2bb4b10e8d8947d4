import { redirect, useRevalidator } from 'react-router';
import { AccountDesk } from '#app/account/account-desk.tsx';
import { earlyForm } from '#app/account/early-form.ts';
import { NeedsScripts } from '#app/account/needs-scripts.tsx';
import { settled } from '#app/account/own-client-loader.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { ownAccount } from '#features/identity/own-account.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { DetailsPage } from '#features/identity/ui/account/details-page.tsx';
import { useFreshness } from '#features/identity/ui/account/use-freshness.ts';
import { ToastRegion } from '#ui/panels/toast-region.tsx';
import type { Route } from './+types/account-details';

export async function loader({ request, url }: Route.LoaderArgs) {
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(url.pathname + url.search));
  return { facts: pageFacts(url), account: await ownAccount(visitor) };
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = earlyForm;

export default function AccountDetails({ loaderData: { facts, account } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useFreshness(!account.emailVerified, revalidate);
  return (
    <AccountDesk title="Details" here={facts.route}>
      <NeedsScripts />
      <DetailsPage account={account} onChanged={revalidate} />
      <ToastRegion />
    </AccountDesk>
  );
}
