import { useRevalidator } from 'react-router';
import type { Refusal } from '#lib/forms/refusal.ts';
import { useLive } from '#ui/foundation/use-live.ts';
import { WorkspaceSearch, WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import type { NotificationsPage } from '../page.server.ts';
import { noticesAddress } from './address.ts';
import { ChoicesForm } from './choices-form.tsx';
import { NoticeList } from './notice-list.tsx';

interface NotificationsWorkspaceProps {
  page: NotificationsPage;
  saved: boolean;
  refusal: Refusal | null;
}

/** What one was told, and what one wants to be told. News arrive by themselves. */
export function NotificationsWorkspace({ page, saved, refusal }: NotificationsWorkspaceProps) {
  const { revalidate } = useRevalidator();
  useLive('/api/notifications/stream', revalidate);
  const { q, show, all, unread, settings } = page;
  const tab = (label: string, name: typeof show, count?: number) => ({
    label,
    href: noticesAddress({ q, show: name }),
    current: show === name,
    ...(count === undefined ? {} : { count }),
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <WorkspaceTabs
          label="Filter notifications"
          tabs={[tab('All', 'all', all), tab('Unread', 'unread', unread), tab('Settings', 'settings')]}
        />
        {settings ? null : (
          <WorkspaceSearch
            label="Search notifications"
            words={q}
            keeps={{ show: show === 'all' ? '' : show }}
            className="w-full sm:w-64"
          />
        )}
      </div>
      {settings ? (
        <ChoicesForm settings={settings} saved={saved} refusal={refusal} />
      ) : (
        <NoticeList page={page} />
      )}
    </>
  );
}
