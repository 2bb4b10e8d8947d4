import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { useLive } from '#ui/foundation/use-live.ts';
import { WorkspaceEmpty } from '#ui/kinds/workspace-list.tsx';
import { inboxAddress, inboxPath } from '../address.ts';
import type { InboxPage } from '../page.server.ts';
import type { ComposerRefusal } from './composer.tsx';
import { InboxHead } from './inbox-head.tsx';
import { InboxRows } from './inbox-rows.tsx';
import type { Besides } from './thread-facts.tsx';
import { ThreadRecord } from './thread-record.tsx';

interface InboxWorkspaceProps {
  page: InboxPage;
  besides: Besides;
  writes: boolean;
  refused: ComposerRefusal;
  /** Ways on from the conversation that is open. */
  ways: ReactNode;
}

const empties = {
  all: 'Nobody has written yet',
  waiting: 'Nobody is waiting for us',
  mine: 'Nothing is assigned to you',
  unconfirmed: 'Every sender has confirmed their address',
  snoozed: 'Nothing is snoozed',
  closed: 'Nothing is closed',
};

/** The inbox of the panel: news arrive by themselves. */
export function InboxWorkspace(props: InboxWorkspaceProps) {
  const { revalidate } = useRevalidator();
  useLive('/api/staff/inbox/stream', revalidate);
  return <InboxView {...props} onChanged={revalidate} />;
}

/** Everybody who wrote beside the conversation that is open; on a phone one after the other. */
export function InboxView({
  page,
  besides,
  writes,
  refused,
  ways,
  onChanged,
}: InboxWorkspaceProps & { onChanged: () => void }) {
  const { list, asked, open, colleagues, own } = page;
  const { q, tab, about, owner, page: number, pages, total, first, rows } = list;
  const wish = { q, tab, about, owner, page: number };
  const narrowed = q !== '' || about !== '' || owner !== '';
  return (
    <div className="@container/inbox">
      <InboxHead
        list={list}
        colleagues={colleagues}
        own={own}
        className={asked ? '@max-4xl/inbox:hidden' : ''}
      />
      <div className="overflow-hidden border-line bg-raised max-sm:-mx-4 max-sm:border-y sm:rounded-card sm:border @4xl/inbox:grid @4xl/inbox:h-[calc(100dvh-14.5rem)] @4xl/inbox:min-h-[40rem] @4xl/inbox:grid-cols-[29rem_minmax(0,1fr)]">
        <div
          className={`min-h-0 flex-col border-line @4xl/inbox:flex @4xl/inbox:border-e ${asked ? 'hidden' : 'flex'}`}
        >
          <div className="@container min-h-0 flex-1 @4xl/inbox:overflow-y-auto">
            {total === 0 ? (
              <WorkspaceEmpty
                heading={narrowed ? 'No matching conversations' : empties[tab]}
                className="!px-5"
                action={
                  narrowed ? (
                    <ButtonLink href={inboxAddress({ tab })} variant="ghost" size="small">
                      {' '}
                      Clear filters{' '}
                    </ButtonLink>
                  ) : tab === 'all' ? null : (
                    <ButtonLink href={inboxPath} variant="ghost" size="small">
                      Show all
                    </ButtonLink>
                  )
                }
              >
                <p>
                  {narrowed
                    ? 'The search looks for every word in names, companies, addresses and messages.'
                    : 'Messages from the contact form, from accounts and by email appear here.'}
                </p>
              </WorkspaceEmpty>
            ) : (
              <InboxRows
                rows={rows}
                open={open?.reference ?? null}
                href={(reference) => inboxAddress(wish, { open: reference })}
              />
            )}
          </div>
          {pages > 1 ? (
            <Pagination
              label="Conversations"
              page={number}
              pages={pages}
              href={(next) => inboxAddress({ ...wish, page: next })}
              className="border-t border-line px-2 py-0.5"
            />
          ) : total > 0 ? (
            <p className="border-t border-line px-5 py-3 text-[.8125rem] text-mute">
              {first}–{first + rows.length - 1} of {total}
            </p>
          ) : null}
        </div>
        <div className={`min-h-0 min-w-0 @4xl/inbox:grid ${asked ? 'grid' : 'hidden'}`}>
          {open ? (
            <ThreadRecord
              key={open.reference}
              thread={open}
              page={page}
              besides={besides}
              writes={writes}
              refused={refused}
              ways={ways}
              onChanged={onChanged}
            />
          ) : (
            <WorkspaceEmpty
              heading={asked ? 'We can’t find this conversation' : 'No conversation is open'}
              action={
                asked ? (
                  <ButtonLink href={inboxPath} variant="ghost" size="small">
                    Show the inbox
                  </ButtonLink>
                ) : null
              }
            >
              <p>{asked ? 'It has been erased, or the reference is wrong.' : 'Choose one on the left.'}</p>
            </WorkspaceEmpty>
          )}
        </div>
      </div>
    </div>
  );
}
