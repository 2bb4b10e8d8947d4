import { type ActionFunctionArgs, redirect } from 'react-router';
import { ConfirmFirst } from '#app/account/confirm-first.tsx';
import { settled } from '#app/account/own-client-loader.ts';
import { confirmedKey, ownEvents } from '#app/account/own-events.server.ts';
import { OwnEventsPage } from '#app/account/own-events.tsx';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { events } from '#content/workspaces/conversations.ts';
import { endOwnFeed, openOwnFeed } from '#features/booking/commands/feed.server.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { visitorAddress } from '#server/http/client-address.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/account-events';

export const loader = ownLoader(async (visitor, url) => ({
  events: await ownEvents(visitor, url),
  byMail: await mailLeaves(),
}));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export async function action({ request, url }: ActionFunctionArgs & { url: URL }) {
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(url.pathname), 303);
  const emailKey = confirmedKey(visitor);
  const what = (await request.formData()).get('intent');
  const wish = { emailKey: emailKey ?? '', address: visitorAddress(request) };
  if (emailKey && what === 'open-feed') await openOwnFeed(wish);
  if (emailKey && what === 'end-feed') await endOwnFeed(wish);
  return redirect('/account/events', 303);
}

export default function AccountEvents({ loaderData: { facts, own } }: Route.ComponentProps) {
  const book = (
    <ButtonLink href="/book_an_appointment" variant="ink" size="small">
      Book a meeting
    </ButtonLink>
  );
  return (
    <OwnPage page={events} here={facts.route} own={own} action={book}>
      {({ events: own, byMail }) =>
        own ? <OwnEventsPage own={own} /> : <ConfirmFirst what="booked or held" byMail={byMail} />
      }
    </OwnPage>
  );
}
