import { type ActionFunctionArgs, useActionData } from 'react-router';
import { ConfirmFirst } from '#app/account/confirm-first.tsx';
import { conversationAction } from '#app/account/conversation-action.server.ts';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { withCompany } from '#app/enquiries/person.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { messages } from '#content/workspaces/conversations.ts';
import { messagesPage } from '#features/enquiries/account-page.server.ts';
import { MessagesPage } from '#features/enquiries/ui/messages-page.tsx';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/account-messages';

export const loader = ownLoader(async (visitor, url) => ({
  ...(await messagesPage(await withCompany(visitor), url)),
  byMail: await mailLeaves(),
}));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = ({ request, url }: ActionFunctionArgs & { url: URL }) =>
  conversationAction({ request, url });

export const clientAction = keepForm;

export default function AccountMessages({ loaderData: { facts, own } }: Route.ComponentProps) {
  const refusal = useActionData<typeof action>() ?? null;
  const begin =
    own?.confirmed && !own.begins ? (
      <ButtonLink href="/account/messages?new=1" variant="ink" size="small">
        New conversation
      </ButtonLink>
    ) : null;
  return (
    <OwnPage page={messages} here={facts.route} own={own} action={begin}>
      {({ byMail, ...mine }) =>
        mine.confirmed || mine.list.counts.all > 0 ? (
          <MessagesPage {...mine} refusal={refusal} />
        ) : (
          <ConfirmFirst what="asked" byMail={byMail} />
        )
      }
    </OwnPage>
  );
}
