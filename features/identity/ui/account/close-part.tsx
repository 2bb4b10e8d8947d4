import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { closeAccount } from '../../client/close-account.ts';
import { SessionError } from '../../client/session.ts';
import { errorText } from '../../error-texts.ts';
import type { OwnAccount } from '../../own-account.ts';
import { signInFor } from '../../return-path.ts';
import { graceDays } from '../../rules.ts';
import { deleteAccount } from '../../stores/account-actions.ts';
import { renewSession } from '../../stores/identity-store.ts';
import { Failed } from './failed.tsx';
import { useOwner, useOwnerAction } from './owner.ts';

interface ClosingProps {
  /** What the law does not let us erase. */
  kept: readonly string[];
}

/** Leaves this browser too, and goes to the page that says what follows. */
async function goAway(atOnce: boolean): Promise<void> {
  const { signOutEverywhere } = await import('../../client/sign-out.ts');
  // The account is closed either way; what this browser keeps of it goes at the next page.
  await signOutEverywhere().catch(() => {});
  location.assign(`/your-data?state=${atOnce ? 'gone' : 'closed'}`);
  // Nothing of this page should be done any more while the next one comes.
  return new Promise(() => {});
}

async function leave({ keeper }: OwnAccount, atOnce: boolean): Promise<void> {
  // The session takes over that its person has just proved who they are.
  await renewSession();
  await closeAccount(atOnce);
  // At Firebase only its own owner can delete an account; here the server has closed it.
  if (keeper === 'firebase') await deleteAccount().catch(() => {});
  await goAway(atOnce);
}

interface FrameProps extends ClosingProps {
  about: string;
  busy: boolean;
  failed: ReactNode;
  onClose: (atOnce: boolean) => void;
}

function CloseFrame({ kept, about, busy, failed, onClose }: FrameProps) {
  const [atOnce, setAtOnce] = useState(false);
  return (
    <WorkspacePart heading="Close the account" about={about}>
      <RadioGroup
        label="When your data is erased"
        name="when"
        required
        defaultValue="later"
        onValueChange={(value) => setAtOnce(value === 'now')}
        options={[
          {
            value: 'later',
            label: `After ${graceDays} days`,
            note: 'Until then you can get your account back with the link in our email, or by writing to us.',
          },
          { value: 'now', label: 'Immediately', note: 'This can’t be undone.' },
        ]}
      />
      <p className="mt-4 text-pretty text-[.9375rem] text-mute">
        We erase your account, your meetings, event places, enquiries, messages and files, everything you
        saved, the emails we sent you and your name in our records.
        {kept.length > 0 ? ` What we have to keep: ${kept.join(' ')}` : ' We keep nothing.'}
      </p>
      {failed}
      <Button
        variant="ghost"
        tone="danger"
        size="small"
        busy={busy}
        className="mt-4"
        onClick={() => onClose(atOnce)}
      >
        Close my account
      </Button>
    </WorkspacePart>
  );
}

/** The way to leave for good. */
export function ClosePart({ kept }: ClosingProps) {
  const { account } = useOwner();
  const { busy, failure, run } = useOwnerAction();
  const close = (atOnce: boolean) =>
    run(() => leave(account, atOnce), {
      first: true,
      heading: atOnce ? 'Close this account and erase it?' : 'Close this account?',
      about: atOnce
        ? `This erases the account ${account.email ?? account.name} and everything we keep about you. Nobody can bring it back.`
        : `This signs you out on every device. In ${graceDays} days we’ll erase everything we keep about you.`,
      confirm: atOnce ? 'Close and erase it' : 'Close the account',
      keep: 'Keep account',
      tone: 'danger',
    });
  return (
    <CloseFrame
      kept={kept}
      about="This signs you out on every device. We’ll ask you to confirm that it’s you first."
      busy={busy}
      failed={<Failed failure={failure} className="not-empty:mt-4" />}
      onClose={close}
    />
  );
}

/** The same for somebody whom Google alone knows: their sign-in itself is the proof, while it is fresh. */
export function CloseOfGoogle({ kept }: ClosingProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function close(atOnce: boolean) {
    setBusy(true);
    setFailure(null);
    try {
      await closeAccount(atOnce);
      await goAway(atOnce);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }
  const stale = failure instanceof SessionError && failure.status === 403;
  return (
    <CloseFrame
      kept={kept}
      about="This signs you out on every device. For your safety it only works within five minutes of signing in."
      busy={busy}
      failed={
        <AlertPlace urgent className="not-empty:mt-4">
          {failure === null ? null : (
            <Alert
              tone="danger"
              heading={errorText(failure)}
              actions={
                stale ? (
                  <ButtonLink href={signInFor('/account/details')} variant="ghost" size="small">
                    Sign in again
                  </ButtonLink>
                ) : null
              }
            />
          )}
        </AlertPlace>
      }
      onClose={close}
    />
  );
}
