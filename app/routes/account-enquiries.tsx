import { type ActionFunctionArgs, useActionData } from 'react-router';
import { ConfirmFirst } from '#app/account/confirm-first.tsx';
import { conversationAction } from '#app/account/conversation-action.server.ts';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { withCompany } from '#app/enquiries/person.server.ts';
import { enquiries } from '#content/desks/conversations.ts';
import { enquiriesPage } from '#features/enquiries/account-page.server.ts';
import { EnquiriesDesk } from '#features/enquiries/ui/enquiries-desk.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/account-enquiries';

export const loader = ownLoader(async (visitor, url) => enquiriesPage(await withCompany(visitor), url));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = ({ request, url }: ActionFunctionArgs & { url: URL }) =>
  conversationAction({ request, url, parameter: 'enquiry' });

export default function AccountEnquiries({ loaderData: { facts, own } }: Route.ComponentProps) {
  const refusal = useActionData<typeof action>() ?? null;
  const ask = (
    <ButtonLink href="/contact-us" variant="ink" size="small">
      Ask something
    </ButtonLink>
  );
  return (
    <OwnPage page={enquiries} here={facts.route} own={own} action={ask}>
      {(mine) =>
        mine.confirmed || mine.list.counts.all > 0 ? (
          <EnquiriesDesk {...mine} refusal={refusal} />
        ) : (
          <ConfirmFirst what="asked" />
        )
      }
    </OwnPage>
  );
}
