import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Badge } from '#ui/data/badge.tsx';
import { DeskSheet } from '#ui/kinds/desk-parts.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';
import type { Refusal } from '../receive.server.ts';
import { AnswerForm } from './answer-form.tsx';
import { ConversationEnds } from './conversation-ends.tsx';
import { standings } from './standings.ts';
import { SubjectNote } from './subject-note.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { useReadMark } from './use-read-mark.ts';

interface EnquiryRecordProps {
  conversation: ShownConversation;
  /** The address of the page that shows it: forms post there. */
  here: string;
  /** The list it was opened from. */
  back: string;
  refusal: Refusal | null;
  onChanged: () => void;
}

/** One enquiry whole: what was asked and sent along, where it stands, and the conversation. */
export function EnquiryRecord({ conversation, here, back, refusal, onChanged }: EnquiryRecordProps) {
  const {
    reference,
    title,
    state,
    name,
    company,
    topics,
    budget,
    timeline,
    subject,
    made,
    began,
    messages,
    unread,
  } = conversation;
  const place = useRef<HTMLDivElement>(null);
  const query = new URLSearchParams({ reference }).toString();
  useReadMark({ query, upTo: messages.at(-1)?.id, unread: unread > 0, place, onRead: onChanged });
  const facts = [
    { term: 'State', text: <Badge tone={standings[state].tone}>{standings[state].word}</Badge> },
    { term: 'From', text: company ? `${name}, ${company}` : name },
    { term: 'About', text: topics.join(', ') },
    { term: 'Budget', text: budget },
    { term: 'Needed by', text: timeline },
    { term: 'Asked', text: began },
  ].filter(({ text }) => text);
  return (
    <DeskSheet ref={place}>
      <header className="px-4 pb-4 pt-3 sm:px-7">
        <a href={back} className="-ms-1 inline-flex min-h-11 items-center gap-2 font-[540]">
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          All enquiries
        </a>
        <h2 className="mt-1 text-[1.625rem] wrap-anywhere">{title}</h2>
        <p className="mono-label mt-1.5 text-sm text-mute">{reference}</p>
      </header>
      <dl className="grid grid-cols-2 overflow-hidden border-y border-line @3xl:grid-cols-3">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="-me-px -mb-px border-e border-b border-line px-4 py-3 last:odd:col-span-2 sm:px-7 @3xl:last:odd:col-span-1"
          >
            <dt className="text-[.78125rem] text-mute">{term}</dt>
            <dd className="mt-0.5 text-[.9375rem] font-[540] wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="px-4 pb-8 pt-6 sm:px-7">
        <SubjectNote subject={subject} made={made} className="mb-8 !mt-0 max-w-[44rem]" />
        <div role="log" aria-label={title}>
          <ThreadMessages {...conversation} />
        </div>
        <div className="mt-6 max-w-[44rem] border-t border-line pt-5">
          <AnswerForm
            conversation={conversation}
            query={query}
            action={here}
            refusal={refusal}
            onSent={onChanged}
            compact
          />
        </div>
        <ConversationEnds action={here} consent={conversation.consent} byLink={false} />
      </div>
    </DeskSheet>
  );
}
