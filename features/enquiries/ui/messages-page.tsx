import { ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { useLivePage } from '#ui/foundation/use-live-page.ts';
import { WorkspaceEmpty, WorkspaceSearch, WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import type { messagesPage } from '../account-page.server.ts';
import type { EnquiryRefusal } from '../receive.server.ts';
import { listStates } from '../schema.ts';
import { listAddress } from './address.ts';
import { NewThreadForm } from './new-thread-form.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadPane } from './thread-pane.tsx';

type MessagesPageProps = Awaited<ReturnType<typeof messagesPage>> & { refusal: EnquiryRefusal | null };

const path = '/account/messages';
const tabWords = { all: 'All', open: 'Waiting for us', answered: 'Answered', closed: 'Done' };

function Empty({ q, all }: { q: string; all: number }) {
  const heading = q ? `No messages with “${q}”` : all > 0 ? 'No messages here' : 'No messages yet';
  const text = q
    ? 'The search looks for every word in the messages and the reference.'
    : 'Anything you ask us with the contact form, from here or by email appears here, with our answers.';
  return (
    <WorkspaceEmpty heading={heading} className="!px-5">
      {q || all === 0 ? <p>{text}</p> : null}
    </WorkspaceEmpty>
  );
}

/** All enquiries and conversations of an account beside the one that is open; on a phone one after the other. News arrive by themselves. */
export function MessagesPage({ list, begins, asked, open, refusal }: MessagesPageProps) {
  const refresh = useLivePage('/api/enquiries/stream');
  const { q, state, page, pages, counts, threads, total } = list;
  const place = { q, state, page };
  const href = (reference: string) => listAddress(path, place, { thread: reference });
  const inPane = begins || asked;
  return (
    <div className="@container">
      <div className="overflow-hidden rounded-card border border-line bg-raised max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 @4xl:grid @4xl:h-[calc(100dvh-14.25rem)] @4xl:min-h-[34rem] @4xl:grid-cols-[21rem_minmax(0,1fr)]">
        <div className={`min-h-0 flex-col border-line @4xl:flex @4xl:border-e ${inPane ? 'hidden' : 'flex'}`}>
          <div className="grid gap-2 border-b border-line px-4 py-3">
            <WorkspaceSearch
              label="Search messages"
              words={q}
              keeps={{ state: state === 'all' ? '' : state }}
              className="sm:px-1"
            />
            <WorkspaceTabs
              label="Filter by state"
              size="small"
              tabs={listStates.map((each) => ({
                label: tabWords[each],
                href: listAddress(path, { q, state: each }),
                count: counts[each],
                current: each === state,
              }))}
            />
          </div>
          <div className="min-h-0 flex-1 @4xl:overflow-y-auto">
            {total === 0 ? (
              <Empty q={q} all={counts.all} />
            ) : (
              <ThreadList threads={threads} open={open?.reference ?? null} href={href} />
            )}
          </div>
          {pages > 1 ? (
            <Pagination
              label="Conversations"
              page={page}
              pages={pages}
              href={(next) => listAddress(path, { q, state, page: next })}
              className="border-t border-line px-2 py-1"
            />
          ) : null}
        </div>
        <div className={`min-h-0 min-w-0 @4xl:grid ${inPane ? 'grid' : 'hidden'}`}>
          {begins ? (
            <NewThreadForm back={listAddress(path, place)} refusal={refusal} />
          ) : open ? (
            <ThreadPane
              key={open.reference}
              conversation={open}
              here={href(open.reference)}
              back={listAddress(path, place)}
              refusal={refusal}
              onChanged={refresh}
            />
          ) : (
            <WorkspaceEmpty
              heading={asked ? 'We can’t find this conversation' : 'No conversation is open'}
              action={
                <ButtonLink href={`${path}?new=1`} variant="ghost" size="small">
                  {' '}
                  Start a conversation{' '}
                </ButtonLink>
              }
            >
              <p>
                {asked
                  ? 'It belongs to another address or has been erased.'
                  : 'For example: “Our van tracker sends a CSV at six. Can the planner read it?”'}
              </p>
            </WorkspaceEmpty>
          )}
        </div>
      </div>
    </div>
  );
}
