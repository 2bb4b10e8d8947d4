import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { savedAction, savedNews } from '#app/saved/saved-action.server.ts';
import { thingSources } from '#app/saved/thing-sources.server.ts';
import { savedItems } from '#content/workspaces/records.ts';
import { forgetAccountList, mergeSaved } from '#features/saved/client/saved.ts';
import { collectionNames } from '#features/saved/collections/queries.server.ts';
import { shownSaved } from '#features/saved/page.server.ts';
import { KeptHere } from '#features/saved/ui/kept-here.tsx';
import { SavedList } from '#features/saved/ui/saved-list.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { Route } from './+types/account-saved-items';

const mostOffered = 100;

export const loader = ownLoader(async ({ userId, zone }, url) => ({
  page: await shownSaved({ userId, zone }, url.searchParams, thingSources),
  collections: await collectionNames(userId, mostOffered),
  news: savedNews(url.searchParams),
}));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = savedAction;

export default function AccountSavedItems({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, own } = loaderData;
  const isOwn = own !== null;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOwn) return;
    // What is changed here is not what the buttons of other pages were told.
    forgetAccountList();
    // What cannot be handed over now stays in this browser until the next page.
    mergeSaved().then(
      (merged) => (merged ? revalidate() : undefined),
      () => {},
    );
  }, [isOwn, revalidate]);
  const collect = (
    <ButtonLink href="/account/collections" variant="ink" size="small">
      Create a collection
    </ButtonLink>
  );
  return (
    <OwnPage page={savedItems} here={facts.route} own={own} action={collect} visitor={<KeptHere />}>
      {(mine) => (
        <SavedList
          {...mine}
          news={actionData ? { heading: actionData.message, tone: 'danger' } : mine.news}
          refused={
            actionData?.fields.note
              ? {
                  ref: actionData.typed.ref ?? '',
                  note: actionData.typed.note ?? '',
                  problem: actionData.fields.note,
                }
              : null
          }
        />
      )}
    </OwnPage>
  );
}
