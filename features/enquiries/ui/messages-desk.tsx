import { useRevalidator } from 'react-router';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { useLive } from '#ui/foundation/use-live.ts';
import { DeskEmpty, DeskSearch } from '#ui/kinds/desk-list.tsx';
import type { messagesPage } from '../account-page.server.ts';
import type { Refusal } from '../receive.server.ts';
import { listAddress } from './address.ts';
import { NewThreadForm } from './new-thread-form.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadPane } from './thread-pane.tsx';

type MessagesDeskProps = Awaited<ReturnType<typeof messagesPage>> & { refusal: Refusal | null };

const path = '/account/messages';

/** All conversations of an account beside the one that is open; on a phone one after the other. News arrive by themselves. */
export function MessagesDesk({ list, begins, asked, open, refusal }: MessagesDeskProps) {
  const { revalidate } = useRevalidator();
  useLive('/api/enquiries/stream', revalidate);
  const { q, page, pages, threads, total } = list;
  const href = (reference: string) => listAddress(path, { q, page }, { thread: reference });
  const inPane = begins || asked;
  return (
    <div className="@container">
      <div className="overflow-hidden rounded-card border border-line bg-raised max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 @4xl:grid @4xl:h-[calc(100dvh-14.25rem)] @4xl:min-h-[34rem] @4xl:grid-cols-[21rem_minmax(0,1fr)]">
        <div className={`min-h-0 flex-col border-line @4xl:flex @4xl:border-e ${inPane ? 'hidden' : 'flex'}`}>
          <DeskSearch label="Find a word" words={q} className="border-b border-line px-4 py-3 sm:px-5" />
          <div className="min-h-0 flex-1 @4xl:overflow-y-auto">
            {total === 0 ? (
              <DeskEmpty heading={q ? `Nothing with “${q}”` : 'Nothing said yet'} className="!px-5">
                <p>
                  {q
                    ? 'Every word has to occur in what was said, or in the reference.'
                    : 'What you ask under “Contact us”, from here or by mail stands here, with every answer.'}
                </p>
              </DeskEmpty>
            ) : (
              <ThreadList threads={threads} open={open?.reference ?? null} href={href} />
            )}
          </div>
          {pages > 1 ? (
            <Pagination
              label="Conversations"
              page={page}
              pages={pages}
              href={(next) => listAddress(path, { q, page: next })}
              className="border-t border-line px-2 py-1"
            />
          ) : null}
        </div>
        <div className={`min-h-0 min-w-0 @4xl:grid ${inPane ? 'grid' : 'hidden'}`}>
          {begins ? (
            <NewThreadForm back={listAddress(path, { q, page })} refusal={refusal} />
          ) : open ? (
            <ThreadPane
              key={open.reference}
              conversation={open}
              here={href(open.reference)}
              back={listAddress(path, { q, page })}
              refusal={refusal}
              onChanged={revalidate}
            />
          ) : (
            <DeskEmpty
              heading={asked ? 'This conversation is not there' : 'No conversation is open'}
              action={
                <ButtonLink href={`${path}?new=1`} variant="ghost" size="small">
                  Begin one
                </ButtonLink>
              }
            >
              <p>
                {asked
                  ? 'It was held with another address, or is forgotten.'
                  : 'For instance: “Our van tracker sends a CSV at six. Can the planner read it?”'}
              </p>
            </DeskEmpty>
          )}
        </div>
      </div>
    </div>
  );
}
