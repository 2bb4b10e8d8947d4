import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/data/avatar.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Popover } from '#ui/panels/popover.tsx';
import type { InboxPage } from '../page.server.ts';
import type { WorkspaceThread } from '../thread.server.ts';
import { ChoiceButton } from './choice-list.tsx';
import { standingIcons } from './inbox-rows.tsx';
import { SnoozeForm } from './snooze-form.tsx';

/** What other parts of the site know about the sender. */
export interface Besides {
  /** The next meeting with them. */
  meeting: { words: string; href?: string } | null;
  /** What is agreed to happen next. */
  nextStep: { words: string; late: boolean; href: string } | null;
}

const cell =
  'min-w-0 border-line px-4 py-2.5 text-start even:border-s @lg:border-s @lg:first:border-s-0 @lg:first:ps-6 max-sm:[&:nth-child(n+3)]:border-t @lg:[&:nth-child(n+3)]:border-t-0 [&:nth-child(n+3)]:border-t';

interface OpensProps {
  term: string;
  popover: string;
  children: ReactNode;
}

/** A cell that opens its choices. */
function Opens({ term, popover, children }: OpensProps) {
  return (
    <button
      type="button"
      popoverTarget={popover}
      className="-mx-2 -my-1 block w-[calc(100%+1rem)] rounded-xl px-2 py-1 text-start hover:bg-selected"
    >
      <span className="flex items-center justify-between gap-2 text-[.78125rem] text-mute">
        {term}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <span className="mt-0.5 flex min-h-5.5 items-center gap-2 truncate text-[.875rem] font-[540]">
        {children}
      </span>
    </button>
  );
}

function Still({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <p className="text-[.78125rem] text-mute">{term}</p>
      <p className="mt-0.5 flex min-h-5.5 items-center gap-2 text-[.875rem] font-[540]">{children}</p>
    </>
  );
}

interface ThreadFactsProps {
  thread: WorkspaceThread;
  page: Pick<InboxPage, 'colleagues' | 'own' | 'snoozes'>;
  besides: Besides;
  writes: boolean;
}

function Standing({ thread }: { thread: WorkspaceThread }) {
  const { standing, snoozedUntil } = thread;
  return (
    <Badge tone={standing.tone} icon={standingIcons[standing.word]}>
      {snoozedUntil ? `Until ${snoozedUntil}` : standing.word}
    </Badge>
  );
}

function Owner({ thread }: { thread: WorkspaceThread }) {
  return thread.assignee ? (
    <>
      <Avatar name={thread.assignee} size="small" className="!size-5.5 !text-[.5625rem]" />
      <span className="truncate">{thread.assignee}</span>
    </>
  ) : (
    <span className="font-normal text-mute">Unassigned</span>
  );
}

/** How a conversation stands, in four cells: its standing and its owner are changed right there. */
export function ThreadFacts({ thread, page, besides, writes }: ThreadFactsProps) {
  const { reference, assigneeId, state } = thread;
  const { colleagues, own, snoozes } = page;
  const names = <input type="hidden" name="open" value={reference} />;
  return (
    <div className="grid grid-cols-2 border-y border-line @lg:grid-cols-4">
      <div className={cell}>
        {writes ? (
          <Opens term="Stage" popover="inbox-stage">
            <Standing thread={thread} />
          </Opens>
        ) : (
          <Still term="Stage">
            <Standing thread={thread} />
          </Still>
        )}
        {writes ? (
          <Popover id="inbox-stage" aria-label="Stage" className="!p-2">
            <form method="post">
              {names}
              {state === 'open' && !thread.snoozedUntil ? null : (
                <ChoiceButton name="intent" value="reopen">
                  {' '}
                  Reopen{' '}
                </ChoiceButton>
              )}
              {state === 'closed' ? null : (
                <ChoiceButton name="intent" value="close">
                  {' '}
                  Close{' '}
                </ChoiceButton>
              )}
            </form>
            <SnoozeForm reference={reference} choices={snoozes} />
          </Popover>
        ) : null}
      </div>
      <div className={cell}>
        {writes ? (
          <Opens term="Owner" popover="inbox-owner">
            <Owner thread={thread} />
          </Opens>
        ) : (
          <Still term="Owner">
            <Owner thread={thread} />
          </Still>
        )}
        {writes ? (
          <Popover id="inbox-owner" aria-label="Owner" className="max-h-96 overflow-y-auto !p-2">
            <form method="post">
              <input type="hidden" name="intent" value="assign" />
              {names}
              {[...colleagues, { userId: '', name: 'Nobody' }].map(({ userId, name }) => (
                <ChoiceButton
                  key={userId}
                  name="assignee"
                  value={userId}
                  current={(assigneeId ?? '') === userId}
                >
                  {userId ? <Avatar name={name} size="small" className="!size-6 !text-[.625rem]" /> : null}
                  {userId === own ? `${name} (you)` : name}
                </ChoiceButton>
              ))}
            </form>
          </Popover>
        ) : null}
      </div>
      <div className={cell}>
        <Still term="Booking">
          {besides.meeting ? (
            besides.meeting.words
          ) : (
            <span className="font-normal text-mute">No meeting booked</span>
          )}
        </Still>
      </div>
      <div className={cell}>
        <Still term="Next step">
          {besides.nextStep ? (
            <a
              href={besides.nextStep.href}
              className={`truncate underline decoration-line underline-offset-4 hover:decoration-current ${besides.nextStep.late ? 'text-danger' : ''}`}
            >
              {besides.nextStep.words}
            </a>
          ) : (
            <span className="font-normal text-mute">Nothing agreed</span>
          )}
        </Still>
      </div>
    </div>
  );
}
