import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import type { ShownPoll } from '../poll-page.server.ts';
import { AnswerTable } from './answer-table.tsx';

interface OrganiserPartProps {
  poll: ShownPoll;
  zone: string;
  token: string;
}

/** What who asked sees: the link to hand on, the answers, and the way to book one of the times. */
export function OrganiserPart({ poll, zone, token }: OrganiserPartProps) {
  const bookAt = (start: string) =>
    `/book_an_appointment?${new URLSearchParams({ type: poll.type.slug, start, zone, poll: token })}`;
  return (
    <>
      {poll.shareUrl && !poll.closed ? (
        <div className="mt-8 rounded-card bg-selected p-5">
          <h2 className="text-[1.25rem]">Link to share</h2>
          <p className="mt-2 font-mono text-sm wrap-anywhere select-all">{poll.shareUrl}</p>
          <CopyButton text={poll.shareUrl} label="Copy link" className="mt-2 -ms-3" />
        </div>
      ) : null}
      <AnswerTable
        poll={poll}
        zone={zone}
        action={
          poll.closed
            ? undefined
            : ({ start, free, best }) =>
                free ? (
                  <ButtonLink href={bookAt(start)} size="small" variant={best ? 'ink' : 'ghost'}>
                    Book
                  </ButtonLink>
                ) : (
                  <span className="text-mute">Taken</span>
                )
        }
      />
      {poll.closed ? null : (
        <form method="post" className="mt-8">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" name="intent" value="close" variant="ghost" size="small">
            End the poll without a meeting
          </Button>
        </form>
      )}
    </>
  );
}
