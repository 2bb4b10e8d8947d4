import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import type { ShownConversation } from '../conversation-page.server.ts';
import { demoAddress, subjectWords } from '../subject.ts';

interface ConversationFactsProps {
  conversation: ShownConversation;
  /** The query that opens the conversation. */
  query: string;
}

const stateWords = { unconfirmed: 'Waiting', open: 'Waiting for us', answered: 'Answered', closed: 'Done' };

/** What the conversation is about and where it stands; staff see more of it, and mark it as done. */
export function ConversationFacts({ conversation, query }: ConversationFactsProps) {
  const { side, reference, state, name, email, company, topics, budget, timeline, subject, page, campaign } =
    conversation;
  const fact = (term: string, text: string) => (text ? [{ term, text }] : []);
  const campaignText = Object.entries(campaign)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ');
  return (
    <SummaryBlock
      over="Reference"
      big={<span className="text-[.72em]">{reference}</span>}
      facts={[
        { term: 'State', text: stateWords[state] },
        ...fact('From', side === 'staff' ? `${name}, ${email}` : name),
        ...fact('Company', company),
        ...fact('About', [...topics, ...subjectWords(subject)].join(', ')),
        ...fact('Budget', budget),
        ...fact('Needed by', timeline),
        ...fact('Sent from', page),
        ...fact('Campaign', campaignText),
      ]}
      action={
        subject.demo || conversation.closable ? (
          <>
            {subject.demo ? (
              <ButtonLink href={demoAddress(subject.demo)} variant="hue">
                Open {subject.demo.name}
              </ButtonLink>
            ) : null}
            {conversation.closable ? (
              <form method="post" action={`/contact-us/conversation?${query}`} className="grid">
                <Button type="submit" name="intent" value="close" variant="hue">
                  Mark as done
                </Button>
              </form>
            ) : null}
          </>
        ) : null
      }
    />
  );
}
