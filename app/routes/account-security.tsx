import { useRevalidator } from 'react-router';
import { earlyForm } from '#app/account/early-form.ts';
import { NeedsScripts } from '#app/account/needs-scripts.tsx';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { useSite } from '#app/head/use-facts.ts';
import { security } from '#content/workspaces/records.ts';
import { ownAccount } from '#features/identity/own-account.server.ts';
import { sessionsOf } from '#features/identity/queries.server.ts';
import { securityEventsOf } from '#features/identity/security-events.server.ts';
import { SecurityPage } from '#features/identity/ui/account/security-page.tsx';
import { useFreshness } from '#features/identity/ui/account/use-freshness.ts';
import { now } from '#server/clock.ts';
import { ToastRegion } from '#ui/panels/toast-region.tsx';
import type { Route } from './+types/account-security';

export const loader = ownLoader(async (visitor) => {
  const [account, sessions, events] = await Promise.all([
    ownAccount(visitor),
    sessionsOf(visitor),
    securityEventsOf(visitor.userId),
  ]);
  return { account, sessions, events, now: now().toISOString(), zone: visitor.zone };
});

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = earlyForm;

export default function AccountSecurity({ loaderData: { facts, own } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { name } = useSite();
  useFreshness(own?.account.emailVerified === false, revalidate);
  return (
    <OwnPage page={security} here={facts.route} own={own}>
      {(mine) => (
        <>
          <NeedsScripts />
          <SecurityPage {...mine} siteName={name} onChanged={revalidate} />
          <ToastRegion />
        </>
      )}
    </OwnPage>
  );
}
