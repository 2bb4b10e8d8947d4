import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { AccountDesk } from '#app/account/account-desk.tsx';
import { AccountExample } from '#app/account/account-example.tsx';
import { earlyForm } from '#app/account/early-form.ts';
import { NeedsScripts } from '#app/account/needs-scripts.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { useSite } from '#app/head/use-facts.ts';
import { security } from '#content/desks/records.ts';
import { settleSession } from '#features/identity/client/settle-session.ts';
import { ownAccount } from '#features/identity/own-account.server.ts';
import { sessionsOf, visitorOf } from '#features/identity/queries.server.ts';
import { SecurityPage } from '#features/identity/ui/account/security-page.tsx';
import { useFreshness } from '#features/identity/ui/account/use-freshness.ts';
import { now } from '#server/clock.ts';
import { ToastRegion } from '#ui/panels/toast-region.tsx';
import type { Route } from './+types/account-security';

export async function loader({ request, url }: Route.LoaderArgs) {
  const facts = pageFacts(url);
  const visitor = await visitorOf(request);
  // The page is open to everybody, and what it holds only to its owner.
  if (!visitor) return { facts, own: null };
  const [account, sessions] = await Promise.all([ownAccount(visitor), sessionsOf(visitor)]);
  return { facts, own: { account, sessions, now: now().toISOString() } };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await settleSession();
  return serverLoader();
}

export const action = earlyForm;

export default function AccountSecurity({ loaderData: { facts, own } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { name } = useSite();
  useFreshness(own?.account.emailVerified === false, revalidate);
  const signedOut = own === null;
  useEffect(() => {
    // Somebody whom the SDK still keeps need not sign in to see their own.
    if (signedOut) settleSession(true).then((settled) => (settled ? revalidate() : undefined));
  }, [signedOut, revalidate]);
  if (!own) return <AccountExample page={security} here={facts.route} works />;
  return (
    <AccountDesk title={security.title} here={facts.route}>
      <NeedsScripts />
      <SecurityPage {...own} siteName={name} onChanged={revalidate} />
      <ToastRegion />
    </AccountDesk>
  );
}
