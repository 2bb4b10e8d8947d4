import { Button } from '#ui/actions/button.tsx';
import { beginTwoSteps } from '../../stores/two-steps.ts';
import { Failed, SendLink } from './failed.tsx';
import { useOwner, useOwnerAction } from './owner.ts';
import type { NewSecret } from './two-steps-setup.tsx';

interface TwoStepsOffProps {
  siteName: string;
  onSecret: (secret: NewSecret) => void;
}

/** Before it is switched on; an address that nobody confirmed would be no way back, so that comes first. */
export function TwoStepsOff({ siteName, onSecret }: TwoStepsOffProps) {
  const { account } = useOwner();
  const { busy, failure, run } = useOwnerAction();

  async function begin() {
    let secret: NewSecret | null = null;
    const done = await run(async () => {
      secret = await beginTwoSteps(siteName);
    });
    if (done && secret) onSecret(secret);
  }

  if (!account.emailVerified)
    return (
      <div className="grid gap-3">
        <p className="text-[.9375rem]">
          Confirm <span className="font-[540] wrap-anywhere">{account.email}</span> first. You’ll need it to
          get back in if you lose your phone.
        </p>
        <SendLink label="Send the link" />
      </div>
    );
  return (
    <>
      <Failed failure={failure} className="not-empty:mb-4" />
      <Button variant="ghost" size="small" busy={busy} onClick={begin}>
        Set up an app
      </Button>
    </>
  );
}
