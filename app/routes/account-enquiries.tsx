import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { enquiries } from '#content/desks/conversations.ts';
import { shownEnquiries } from '#features/enquiries/account-page.server.ts';
import { EnquiryList } from '#features/enquiries/ui/enquiry-list.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/account-enquiries';

export const loader = ownLoader(async (visitor) => ({
  enquiries: await shownEnquiries(visitor),
  confirmed: visitor.emailVerified,
}));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export default function AccountEnquiries({ loaderData: { facts, own } }: Route.ComponentProps) {
  const ask = (
    <ButtonLink href="/contact-us" variant="ink" size="small">
      Ask something
    </ButtonLink>
  );
  return (
    <OwnPage page={enquiries} here={facts.route} own={own} action={ask}>
      {(mine) => <EnquiryList {...mine} />}
    </OwnPage>
  );
}
