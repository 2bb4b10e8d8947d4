import { type ActionFunctionArgs, data, redirect, useActionData, useSearchParams } from 'react-router';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { notifications } from '#content/workspaces/sets.ts';
import { visitorOf } from '#features/identity/queries.server.ts';
import { signInFor } from '#features/identity/return-path.ts';
import { choose } from '#features/notifications/commands/choose.server.ts';
import { readNotices } from '#features/notifications/commands/read.server.ts';
import { notificationsPage } from '#features/notifications/page.server.ts';
import { choicesSchema, readSchema } from '#features/notifications/schema.ts';
import { NotificationsWorkspace } from '#features/notifications/ui/notifications-workspace.tsx';
import { fieldsOf, parseFields } from '#server/forms/fields.ts';
import { refusalOf } from '#server/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Route } from './+types/account-notifications';

export const loader = ownLoader((visitor, url) => notificationsPage(visitor, url));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export async function action({ request, url }: ActionFunctionArgs & { url: URL }) {
  const visitor = await visitorOf(request);
  if (!visitor) throw redirect(signInFor(url.pathname + url.search), 303);
  const fields = await fieldsOf(request);
  const here = url.pathname + url.search;
  try {
    if (fields.intent === 'choose') {
      await choose(visitor, parseFields(choicesSchema, fields));
      return redirect('/account/notifications?show=settings&saved=1', 303);
    }
    await readNotices(visitor, fields.intent === 'read-all' ? 'all' : parseFields(readSchema, fields).id);
    return redirect(here, 303);
  } catch (error) {
    const { refusal, status } = refusalOf(error, fields);
    return data(refusal, { status });
  }
}

export default function AccountNotifications({ loaderData: { facts, own } }: Route.ComponentProps) {
  const refusal = useActionData<typeof action>() ?? null;
  const [query] = useSearchParams();
  const readAll =
    own && own.unread > 0 && !own.settings ? (
      <form method="post" action="/account/notifications">
        <Button type="submit" name="intent" value="read-all" variant="ink" size="small" className="w-full">
          Mark all as read
        </Button>
      </form>
    ) : null;
  return (
    <OwnPage page={notifications} here={facts.route} own={own} action={readAll}>
      {(page) => <NotificationsWorkspace page={page} saved={query.has('saved')} refusal={refusal} />}
    </OwnPage>
  );
}
