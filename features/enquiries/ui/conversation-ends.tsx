import { Button } from '#ui/actions/button.tsx';
import { marketingConsent } from '../consent.ts';

interface ConversationEndsProps {
  /** The page that the forms post to. */
  action: string;
  /** Whether news were agreed to and still are. */
  consent: boolean;
  /** Reached by a link that can be ended, with email to bring a new one; an account has none. */
  byLink: boolean;
}

/** The ways to take something back: the link, and what was agreed to. */
export function ConversationEnds({ action, consent, byLink }: ConversationEndsProps) {
  if (!consent && !byLink) return null;
  return (
    <section className="mt-12 grid max-w-[36rem] gap-4 border-t border-line pt-6">
      {byLink ? (
        <form method="post" action={action}>
          <p className="text-mute">
            Anyone with the link to this page can read this conversation. If someone else got hold of it,
            disable it and we’ll email you a new one.
          </p>
          <Button type="submit" name="intent" value="renew" variant="ghost" size="small" className="mt-3">
            {' '}
            Disable this link{' '}
          </Button>
        </form>
      ) : null}
      {consent ? (
        <form method="post" action={action}>
          <p className="text-mute">You agreed to: “{marketingConsent.wording}”</p>
          <Button type="submit" name="intent" value="withdraw" variant="ghost" size="small" className="mt-3">
            {' '}
            Withdraw consent{' '}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
