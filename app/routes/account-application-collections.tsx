import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { collectionAction, collectionNews } from '#app/saved/collection-action.server.ts';
import { CollectionsWorkspace } from '#app/saved/collections-workspace.tsx';
import { CompareInCollection } from '#app/saved/compare-in-collection.tsx';
import { comparedIn } from '#app/saved/compared-in.server.ts';
import { thingSources } from '#app/saved/thing-sources.server.ts';
import { applicationCollections } from '#content/workspaces/sets.ts';
import { CompareTick } from '#features/catalogue/ui/compare-tick.tsx';
import { collectionsPage } from '#features/saved/collections/page.server.ts';
import { collectionWords } from '#features/saved/collections/ui/words.ts';
import type { Route } from './+types/account-application-collections';

export const loader = ownLoader(async ({ userId }, url) => {
  const page = await collectionsPage(userId, url.searchParams, 'applications', thingSources);
  return {
    page,
    compared: page.open ? await comparedIn(page.open.items, url.searchParams) : [],
    news: collectionNews[url.searchParams.get('did') ?? ''] ?? null,
  };
});

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = collectionAction('applications');

export default function AccountApplicationCollections({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, own } = loaderData;
  return (
    <OwnPage page={applicationCollections} here={facts.route} own={own}>
      {({ page, compared, news }) => {
        const picked = compared.map(({ slug }) => slug);
        return (
          <CollectionsWorkspace
            page={page}
            news={news}
            words={collectionWords.applications}
            refused={actionData ?? null}
            tick={({ key, title, href }) =>
              href ? (
                // What is compared is another tick: it begins with what the address says.
                <CompareTick
                  key={String(picked.includes(key))}
                  slug={key}
                  name={title}
                  picked={picked.includes(key) ? [key] : []}
                />
              ) : null
            }
            after={page.open ? <CompareInCollection open={page.open} compared={compared} /> : null}
          />
        );
      }}
    </OwnPage>
  );
}
