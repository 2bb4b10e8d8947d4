import { ArrowLeft, CalendarPlus, Ellipsis, FileSignature, type LucideIcon, UserRound } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Avatar } from '#ui/data/avatar.tsx';
import { Popover } from '#ui/panels/popover.tsx';
import { useReadMark } from '../../ui/use-read-mark.ts';
import { inboxAddress } from '../address.ts';
import type { InboxPage } from '../page.server.ts';
import type { WorkspaceThread } from '../thread.server.ts';
import { Composer, type ComposerRefusal } from './composer.tsx';
import { ThreadEntries } from './thread-entries.tsx';
import { type Besides, ThreadFacts } from './thread-facts.tsx';

interface ThreadRecordProps {
  thread: WorkspaceThread;
  page: InboxPage;
  besides: Besides;
  writes: boolean;
  refused: ComposerRefusal;
  /** Ways on from here, such as to the person's record. */
  ways: ReactNode;
  onChanged: () => void;
}

/** One conversation as staff work on it: the sender, its status, the messages, and the field for the next one. */
export function ThreadRecord({ thread, page, besides, writes, refused, ways, onChanged }: ThreadRecordProps) {
  const { reference, name, email, company, others, unread, unconfirmed, lastMessage } = thread;
  const place = useRef<HTMLElement>(null);
  const { q, tab, about, owner, page: number } = page.list;
  const wish = { q, tab, about, owner, page: number };
  const query = new URLSearchParams({ reference, asStaff: '1' }).toString();
  useReadMark({ query, upTo: lastMessage, unread: writes && unread > 0, place, onRead: onChanged });
  const hrefWith = (more: Readonly<Record<string, string>>) =>
    `${inboxAddress(wish, { open: reference, ...more })}#${more.write === 'note' ? 'note' : 'reply'}`;
  return (
    <section ref={place} aria-labelledby="thread-title" className="@container flex min-h-0 min-w-0 flex-col">
      <header className="px-4 pt-3 pb-3.5 sm:px-6">
        <a
          href={inboxAddress(wish)}
          className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-2 font-[540] @4xl/inbox:hidden"
        >
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          Inbox
        </a>
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
          <Avatar name={name} hue="sun" />
          <div className="min-w-0 flex-1 basis-40">
            <h2 id="thread-title" className="text-[1.375rem] leading-tight wrap-anywhere">
              {name}
            </h2>
            <p className="mt-0.5 text-[.875rem] leading-snug text-mute wrap-anywhere">
              {company ? `${company}. ` : ''}
              <a
                href={`mailto:${email}`}
                className="underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {email}
              </a>{' '}
              <span className="mono-label whitespace-nowrap">{reference}</span>
              {others > 0 ? (
                <>
                  {', '}
                  <a
                    href={inboxAddress({ q: email })}
                    className="underline decoration-line underline-offset-4 hover:decoration-current"
                  >
                    {others === 1 ? '1 other conversation' : `${others} other conversations`}
                  </a>
                </>
              ) : null}
            </p>
          </div>
          {ways ? (
            <>
              <button
                type="button"
                popoverTarget="thread-ways"
                className="inline-flex min-h-11 shrink-0 items-center gap-2 self-start rounded-full px-4 text-[.9375rem] font-[540] shadow-[inset_0_0_0_1px_var(--line)] hover:bg-selected"
              >
                <Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" /> Actions{' '}
              </button>
              <Popover id="thread-ways" aria-label="Actions" align="end" className="!p-2">
                {ways}
              </Popover>
            </>
          ) : null}
        </div>
        {unconfirmed ? (
          <p className="mt-3 max-w-[44rem] text-[.9375rem] text-warning">
            The sender hasn’t confirmed this address yet. You can still answer. Your reply goes to {email},
            with the link to this conversation.
          </p>
        ) : null}
      </header>
      <ThreadFacts thread={thread} page={page} besides={besides} writes={writes} />
      {/* Turned round, so that the last word stands in view before any script. */}
      <div className="flex min-h-0 flex-1 flex-col-reverse @4xl/inbox:overflow-y-auto">
        <div role="log" aria-label={`Conversation with ${name}`} className="flex-1 px-4 py-4.5 sm:px-6">
          <ThreadEntries thread={thread} />
        </div>
      </div>
      {writes ? (
        <Composer key={reference} thread={thread} page={page} hrefWith={hrefWith} refused={refused} />
      ) : null}
    </section>
  );
}

interface WayProps {
  href: string;
  Icon: LucideIcon;
  label: string;
}

function Way({ href, Icon, label }: WayProps) {
  return (
    <a href={href} className="flex min-h-11 items-center gap-3 rounded-xl px-3 hover:bg-selected">
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="text-mute" />
      {label}
    </a>
  );
}

/** The link that books a meeting with the sender, with name and address filled in. */
export function BookWay({ reference }: { reference: string }) {
  const href = `/book_an_appointment?${new URLSearchParams({ enquiry: reference })}`;
  return <Way href={href} Icon={CalendarPlus} label="Book a meeting" />;
}

/** The link to a new quote for the sender, with the known details filled in. */
export function QuoteWay({ reference }: { reference: string }) {
  const href = `/admin-panel/quotes/new?${new URLSearchParams({ enquiry: reference })}`;
  return <Way href={href} Icon={FileSignature} label="Write a quote" />;
}

/** The way to the person's record. */
export function LeadWay({ href }: { href: string }) {
  return <Way href={href} Icon={UserRound} label="Open the lead" />;
}
