import { Button } from '#ui/actions/button.tsx';
import { DeskPart } from '#ui/kinds/desk-parts.tsx';
import { deleteAccount } from '../../stores/account-actions.ts';
import { Failed } from './failed.tsx';
import { useOwner, useOwnerAction } from './owner.ts';

async function leave(): Promise<void> {
  await deleteAccount();
  const { signOutEverywhere } = await import('../../client/sign-out.ts');
  // The account is gone either way; what this browser keeps of it goes at the next page.
  await signOutEverywhere().catch(() => {});
  location.assign('/');
  // Nothing of this page should be done any more while the next one comes.
  return new Promise(() => {});
}

/** The way to leave for good. */
export function ClosePart() {
  const { account } = useOwner();
  const { busy, failure, run } = useOwnerAction();
  const close = () =>
    run(leave, {
      first: true,
      heading: 'Close this account?',
      about: `The account ${account.email ?? account.name} and its sign-ins go at once, on every device. Nobody can bring them back.`,
      confirm: 'Close the account',
      keep: 'Keep it',
      tone: 'danger',
    });
  return (
    <DeskPart
      heading="Close the account"
      about="You are signed out on every device at once. You prove first that it is you."
    >
      <Failed failure={failure} className="not-empty:mb-4" />
      <Button variant="ghost" tone="danger" size="small" busy={busy} onClick={close}>
        Close my account
      </Button>
    </DeskPart>
  );
}
