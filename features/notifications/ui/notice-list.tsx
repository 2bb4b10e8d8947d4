import { postForm } from '#lib/forms/post-form.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { NotificationsPage } from '../page.server.ts';
import { noticesAddress } from './address.ts';

type ShownNotice = NotificationsPage['notices'][number];

function NoticeRow({ notice, here }: { notice: ShownNotice; here: string }) {
  const { id, kind, title, body, href, at, when, read } = notice;
  return (
    <li className="relative flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line px-4 py-4 last:border-0 sm:px-7">
      <span
        aria-hidden="true"
        className={`mt-2 size-2 shrink-0 rounded-full ${read ? 'bg-transparent' : 'bg-accent'}`}
      />
      <div className="-ms-3 min-w-0 flex-[1_1_16rem]">
        <a
          href={href}
          onClick={() => (read ? undefined : postForm(here, { intent: 'read', id }))}
          className={`inline-block py-0.5 underline-offset-4 wrap-anywhere hover:underline ${read ? 'font-[540] text-mute' : 'font-semibold'}`}
        >
          {title}
        </a>
        {body ? <p className="mt-0.5 max-w-[40rem] text-[.9375rem] text-mute wrap-anywhere">{body}</p> : null}
        <p className="mt-1 text-[.84375rem] text-mute">
          {kind}, <time dateTime={at}>{when}</time>
        </p>
      </div>
      {read ? null : (
        <form method="post" action={here} className="max-sm:ms-5">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="read"
            variant="ghost"
            size="small"
            aria-label={`Mark as read: ${title}`}
          >
            Mark as read
          </Button>
        </form>
      )}
    </li>
  );
}

function Nothing({ q, show }: Pick<NotificationsPage, 'q' | 'show'>) {
  if (q)
    return (
      <WorkspaceEmpty
        heading={`Nothing matches “${q}”`}
        action={
          <ButtonLink href="/account/notifications" variant="ghost" size="small">
            Show all
          </ButtonLink>
        }
      />
    );
  return (
    <WorkspaceEmpty
      heading={show === 'unread' ? 'You’re up to date' : 'No notifications yet'}
      action={
        <ButtonLink href="/account/notifications?show=settings" variant="ghost" size="small">
          Choose what you’re told about
        </ButtonLink>
      }
    >
      <p>
        We’ll tell you here when someone answers you, a meeting moves or a place becomes free. For example:
        “Moved: Scoping call. Tuesday 17 November, 14:00.”
      </p>
    </WorkspaceEmpty>
  );
}

/** What one was told, unread first, each marked by itself or all at once. */
export function NoticeList({ page }: { page: NotificationsPage }) {
  const here = noticesAddress(page);
  return (
    <>
      <DetailPage>
        {page.notices.length === 0 ? (
          <Nothing q={page.q} show={page.show} />
        ) : (
          <ul aria-label="Notifications">
            {page.notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} here={here} />
            ))}
          </ul>
        )}
      </DetailPage>
      {page.pages > 1 ? (
        <Pagination
          label="Notifications"
          page={page.page}
          pages={page.pages}
          href={(next) => noticesAddress({ ...page, page: next })}
          className="mt-4"
        />
      ) : null}
    </>
  );
}
