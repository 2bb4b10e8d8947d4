import type { FieldRules } from '#lib/forms/field-rules.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { clockAt, placeOf, shortDayAt } from '#lib/time/words-of-time.ts';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { ShownPoll } from '../poll-page.server.ts';
import { AnswerTable } from './answer-table.tsx';
import { OrganiserPart } from './organiser-part.tsx';
import { VoteForm } from './vote-form.tsx';

interface PollViewProps {
  poll: ShownPoll;
  zone: string;
  token: string;
  /** What lets the reader change the answer they gave. */
  own: string;
  state: string;
  /** What the schema of the page's form asks of its fields. */
  rules: FieldRules;
  refused: Refusal | null;
}

const news: Readonly<Record<string, string>> = {
  made: 'Your poll is ready. Keep the link to this page, because you’ll need it to book a time or end the poll.',
  answered: 'Thanks, we’ve saved your answer. Keep the link to this page if you may want to change it.',
  closed: 'The poll has ended without a meeting.',
};

function leadOf({ role, closed, decided, askedBy, over }: ShownPoll): string {
  if (decided) return 'A time has been chosen and the meeting is booked.';
  if (closed) return 'This poll has ended without a meeting.';
  if (over) return 'All of these times have passed.';
  if (role === 'organiser')
    return 'Share the link. Once enough people have answered, book the time that suits best.';
  return `${askedBy} would like to know which of these times you can make. No time is reserved until one is booked.`;
}

/** A poll: for who asked with the answers and the way to book, for who was asked with the question. */
export function PollView({ poll, zone, token, own, state, rules, refused }: PollViewProps) {
  const big = poll.decided ? (
    <>
      {shortDayAt(poll.decided, zone)}
      <br />
      {clockAt(poll.decided, zone)}
    </>
  ) : (
    `${poll.voters.length} ${poll.voters.length === 1 ? 'answer' : 'answers'}`
  );
  const asks = poll.role === 'guest' && !poll.closed && !poll.over;
  return (
    <FormPage
      title={poll.title}
      lead={leadOf(poll)}
      aside={
        <SummaryBlock
          over={poll.decided ? 'Booked for' : 'So far'}
          big={big}
          facts={[
            { term: 'Meeting', text: `${poll.type.name}, ${poll.type.minutes} min` },
            { term: 'Asked by', text: poll.askedBy },
            { term: 'Time zone', text: placeOf(zone) },
          ]}
        />
      }
    >
      <AlertPlace className="mt-6 empty:mt-0">
        {news[state] ? <Alert heading={news[state]} /> : null}
      </AlertPlace>
      {poll.role === 'organiser' ? <OrganiserPart poll={poll} zone={zone} token={token} /> : null}
      {asks ? (
        <VoteForm poll={poll} zone={zone} token={token} vote={own} rules={rules} refused={refused} />
      ) : null}
      {poll.role === 'guest' && poll.voters.length > 0 ? <AnswerTable poll={poll} zone={zone} /> : null}
    </FormPage>
  );
}
