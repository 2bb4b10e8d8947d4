import { settled } from '#app/account/own-client-loader.ts';
import { ownLoader } from '#app/account/own-loader.server.ts';
import { OwnPage } from '#app/account/own-page.tsx';
import { useLookAgain } from '#app/admin/use-look-again.ts';
import { scheduleAction, scheduleNews } from '#app/schedules/schedule-action.server.ts';
import { schedules } from '#content/workspaces/sets.ts';
import { shownSchedules } from '#features/schedules/page.server.ts';
import { RunResult } from '#features/schedules/ui/run-result.tsx';
import { SchedulesList } from '#features/schedules/ui/schedules-list.tsx';
import type { Route } from './+types/account-schedules';

export const loader = ownLoader(async (visitor, url) => ({
  page: await shownSchedules(visitor, url.searchParams),
  news: scheduleNews(url.searchParams),
}));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => settled(serverLoader);

export const action = scheduleAction;

export default function AccountSchedules({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, own } = loaderData;
  const refusal = actionData && 'message' in actionData ? actionData : null;
  const { open, schedules: all = [] } = own?.page ?? {};
  useLookAgain(open?.going ?? all.some(({ going }) => going));
  return (
    <OwnPage page={schedules} here={facts.route} own={own}>
      {({ page, news }) =>
        page.open === undefined ? (
          <SchedulesList
            page={page}
            news={
              refusal && refusal.typed.intent !== 'make' ? { heading: refusal.message, tone: 'danger' } : news
            }
            refused={refusal?.typed.intent === 'make' ? refusal : null}
          />
        ) : (
          <RunResult open={page.open} zone={page.zone} />
        )
      }
    </OwnPage>
  );
}
