import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';
import type { EnquiryRefusal } from '../receive.server.ts';
import { AnswerForm } from './answer-form.tsx';
import { standings } from './standings.ts';
import { ThreadFacts } from './thread-facts.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { useReadMark } from './use-read-mark.ts';

interface ThreadPaneProps {
  conversation: ShownConversation;
  /** The address of the page that shows it: forms post there. */
  here: string;
  /** The list that a phone goes back to. */
  back: string;
  refusal: EnquiryRefusal | null;
  onChanged: () => void;
}

/** One conversation: what it is, what was said, and the field that goes on with it. */
export function ThreadPane({ conversation, here, back, refusal, onChanged }: ThreadPaneProps) {
  const { reference, title, state, own, name, messages, unread } = conversation;
  const place = useRef<HTMLElement>(null);
  const query = new URLSearchParams({ reference }).toString();
  useReadMark({ query, upTo: messages.at(-1)?.id, unread: unread > 0, place, onRead: onChanged });
  const standing = standings[state];
  return (
    <section ref={place} aria-labelledby="thread-title" className="flex min-h-0 min-w-0 flex-col">
      <header className="border-b border-line px-4 py-3.5 sm:px-6">
        <a href={back} className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-2 font-[540] @4xl:hidden">
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          All conversations
        </a>
        <h2 id="thread-title" className="line-clamp-2 text-[1.375rem] wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-mute">
          <Badge tone={standing.tone}>{standing.word}</Badge>
          {own ? null : <span>Started by {name}</span>}
          <span className="mono-label">{reference}</span>
        </p>
        <ThreadFacts conversation={conversation} action={here} />
      </header>
      {/* Turned round, so that the last word stands in view before any script. */}
      <div className="flex min-h-0 flex-1 flex-col-reverse @4xl:overflow-y-auto">
        <div role="log" aria-label={title} className="px-4 py-5 sm:px-6">
          <ThreadMessages {...conversation} />
        </div>
      </div>
      <div id="latest" className="border-t border-line px-4 py-4 sm:px-6">
        {unread > 0 ? (
          <noscript>
            <form method="post" action={here} className="mb-3">
              <Button type="submit" name="intent" value="read" variant="ghost" size="small">
                Mark as read
              </Button>
            </form>
          </noscript>
        ) : null}
        <AnswerForm conversation={conversation} action={here} refusal={refusal} compact />
      </div>
    </section>
  );
}
