import { Badge, type BadgeTone } from '#ui/data/badge.tsx';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import type { ShownEnquiry } from '../account-page.server.ts';

interface EnquiryListProps {
  enquiries: readonly ShownEnquiry[];
  /** Whether the account's address is confirmed: only then it is known whose they are. */
  confirmed: boolean;
}

const standings: Record<ShownEnquiry['state'], { word: string; tone: BadgeTone }> = {
  unconfirmed: { word: 'Not confirmed', tone: 'plain' },
  open: { word: 'Waits for us', tone: 'warning' },
  answered: { word: 'Answered', tone: 'new' },
  closed: { word: 'Done', tone: 'done' },
};

/** One's conversations, the newest first. */
export function EnquiryList({ enquiries, confirmed }: EnquiryListProps) {
  if (!confirmed)
    return (
      <p className="max-w-[44rem] text-mute">
        Your conversations stand here once your address is confirmed; the button is under{' '}
        <a href="/account/details" className="text-accent underline underline-offset-[3px]">
          details
        </a>
        . Until then the link in our mail opens each of them.
      </p>
    );
  if (enquiries.length === 0)
    return (
      <p className="max-w-[44rem] text-mute">
        Nothing asked yet. What you send from your address under “Contact us” stands here, with every answer.
      </p>
    );
  return (
    <ListGroup variant="card">
      {enquiries.map(({ reference, state, about, began, changed }) => (
        <ListLink
          key={reference}
          href={`/contact-us/conversation?${new URLSearchParams({ reference })}`}
          title={about || `Asked on ${began}`}
          note={`${reference}, last word ${changed}`}
          end={<Badge tone={standings[state].tone}>{standings[state].word}</Badge>}
        />
      ))}
    </ListGroup>
  );
}
