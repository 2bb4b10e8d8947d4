import { Button } from '#ui/actions/button.tsx';

interface FeedPartProps {
  token: string;
  /** The address, once there is one. */
  feed: string | null;
}

/** A private calendar address with all of one's meetings, for whoever came by the link in our email. */
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
          <code className="mb-3 block rounded-input bg-sunk px-4 py-2 font-mono text-sm wrap-anywhere">
            {feed}
          </code>
        ) : null}
        <Button type="submit" name="deed" value={feed ? 'end-feed' : 'feed'} variant="ghost" size="small">
          {feed ? 'Disable address' : 'Create address'}
        </Button>
      </form>
    </section>
  );
}
