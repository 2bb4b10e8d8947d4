import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { AccountDesk } from '#app/account/account-desk.tsx';
import { AccountExample } from '#app/account/account-example.tsx';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { enquiries } from '#content/desks/conversations.ts';
import { shownEnquiries } from '#features/enquiries/account-page.server.ts';
import { EnquiryList } from '#features/enquiries/ui/enquiry-list.tsx';
import { settleSession } from '#features/identity/client/settle-session.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/account-enquiries';

export async function loader({ request, url }: Route.LoaderArgs) {
  const facts = pageFacts(url);
  const visitor = await visitorOf(request);
  // The page is open to everybody, and what it holds only to its owner.
  if (!visitor) return { facts, own: null };
  return { facts, own: { enquiries: await shownEnquiries(visitor), confirmed: visitor.emailVerified } };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await settleSession();
  return serverLoader();
}

export default function AccountEnquiries({ loaderData: { facts, own } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const signedOut = own === null;
  useEffect(() => {
    // Somebody whom the SDK still keeps need not sign in to see their own.
    if (signedOut) settleSession(true).then((settled) => (settled ? revalidate() : undefined));
  }, [signedOut, revalidate]);
  if (!own) return <AccountExample page={enquiries} here={facts.route} works />;
  return (
    <AccountDesk
      title={enquiries.title}
      here={facts.route}
      action={
        <ButtonLink href="/contact-us" variant="ink" size="small">
          Ask something
        </ButtonLink>
      }
    >
      <EnquiryList {...own} />
    </AccountDesk>
  );
}
