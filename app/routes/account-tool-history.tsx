import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { historyAction, historyNews } from '#app/tool-history/history-action.server.ts';
import { toolHistory } from '#content/workspaces/sets.ts';
import { shownHistory } from '#features/tool-history/page.server.ts';
import { HistoryList } from '#features/tool-history/ui/history-list.tsx';
import { OpenResult } from '#features/tool-history/ui/open-result.tsx';
import type { Route } from './+types/account-tool-history';

export const loader = ownLoader(async ({ userId, zone }, url) => ({
  page: await shownHistory({ userId, zone }, url.searchParams),
  news: historyNews(url.searchParams),
}));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = historyAction;

export default function AccountToolHistory({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, own } = loaderData;
  const { title: problem } = actionData?.fields ?? {};
  const { id = '', title = '' } = actionData?.typed ?? {};
  return (
    <OwnPage page={toolHistory} here={facts.route} own={own}>
      {({ page, news }) =>
        page.open === undefined ? (
          <HistoryList
            page={page}
            news={actionData ? { heading: actionData.message, tone: 'danger' } : news}
            refused={problem ? { id, title, problem } : null}
          />
        ) : (
          <OpenResult open={page.open} />
        )
      }
    </OwnPage>
  );
}
