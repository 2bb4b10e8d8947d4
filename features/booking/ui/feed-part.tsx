import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';

interface FeedPartProps {
  token: string;
  /** The address, once there is one. */
  feed: string | null;
}

/** A private calendar address with all of a person's meetings, for people who came by the link in our email. */
export function FeedPart({ token, feed }: FeedPartProps) {
  return (
    <section aria-labelledby="follow" className="mt-10">
      <h2 id="follow" className="text-[1.375rem]">
        Follow all your meetings
      </h2>
      <p className="mt-2 max-w-[36rem] text-mute">
        Subscribe to a private address in your calendar app, and every meeting with us stays up to date.
        Anyone who has the address can see them.
      </p>
      <form method="post" action={`/booking/meeting?${new URLSearchParams({ token })}`} className="mt-4">
        <input type="hidden" name="token" value={token} />
        {feed ? (
          <p className="mb-3 flex flex-wrap items-center gap-2 rounded-input bg-sunk py-1.5 ps-4 pe-1.5">
            <code className="min-w-0 flex-1 basis-60 font-mono text-sm wrap-anywhere">{feed}</code>
            <CopyButton text={feed} label="Copy address" />
          </p>
        ) : null}
        <Button type="submit" name="intent" value={feed ? 'end-feed' : 'feed'} variant="ghost" size="small">
          {feed ? 'Disable address' : 'Create address'}
        </Button>
      </form>
    </section>
  );
}
