import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { collectionAction, collectionNews } from '#app/saved/collection-action.server.ts';
import { CollectionsWorkspace } from '#app/saved/collections-workspace.tsx';
import { thingSources } from '#app/saved/thing-sources.server.ts';
import { collections } from '#content/workspaces/sets.ts';
import { collectionsPage } from '#features/saved/collections/page.server.ts';
import { collectionWords } from '#features/saved/collections/ui/words.ts';
import type { Route } from './+types/account-collections';

export const loader = ownLoader(async ({ userId }, url) => ({
  page: await collectionsPage(userId, url.searchParams, 'any', thingSources),
  news: collectionNews[url.searchParams.get('did') ?? ''] ?? null,
}));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = collectionAction('any');

export default function AccountCollections({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, own } = loaderData;
  return (
    <OwnPage page={collections} here={facts.route} own={own}>
      {({ page, news }) => (
        <CollectionsWorkspace
          page={page}
          news={news}
          words={collectionWords.any}
          refused={actionData ?? null}
        />
      )}
    </OwnPage>
  );
}
