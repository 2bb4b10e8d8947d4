import { Collapse } from '#ui/panels/collapse.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';
import { ConversationEnds } from './conversation-ends.tsx';
import { SubjectNote } from './subject-note.tsx';

interface ThreadFactsProps {
  conversation: ShownConversation;
  /** The address of the page that shows it: forms post there. */
  action: string;
}

/** What a conversation began with, folded away above it: who asked, about what, and what was sent along. */
export function ThreadFacts({ conversation, action }: ThreadFactsProps) {
  const { name, company, topics, budget, timeline, subject, made, began, consent } = conversation;
  const facts = [
    { term: 'Asked', text: began },
    { term: 'From', text: company ? `${name}, ${company}` : name },
    { term: 'About', text: topics.join(', ') },
    { term: 'Budget', text: budget },
    { term: 'Needed by', text: timeline },
  ].filter(({ text }) => text);
  return (
    <Collapse variant="quiet" summary="Started with" className="text-[.9375rem]">
      <dl className="grid gap-x-6 gap-y-3 @2xl:grid-cols-3">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-[.78125rem] text-mute">{term}</dt>
            <dd className="mt-0.5 font-[540] wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <SubjectNote subject={subject} made={made} className="max-w-[44rem]" />
      <ConversationEnds action={action} consent={consent} byLink={false} />
    </Collapse>
  );
}
