import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { DeskPart } from '#ui/kinds/desk-parts.tsx';
import { closeAccount } from '../../client/close-account.ts';
import type { OwnAccount } from '../../own-account.ts';
import { graceDays } from '../../rules.ts';
import { deleteAccount } from '../../stores/account-actions.ts';
import { renewSession } from '../../stores/identity-store.ts';
import { Failed } from './failed.tsx';
import { useOwner, useOwnerAction } from './owner.ts';

async function leave({ keeper }: OwnAccount, atOnce: boolean): Promise<void> {
  // The session takes over that its person has just proved who they are.
  await renewSession();
  await closeAccount(atOnce);
  // At Firebase only its own owner can delete an account; here the server has closed it.
  if (keeper === 'firebase') await deleteAccount().catch(() => {});
  const { signOutEverywhere } = await import('../../client/sign-out.ts');
  // The account is closed either way; what this browser keeps of it goes at the next page.
  await signOutEverywhere().catch(() => {});
  location.assign(`/your-data?state=${atOnce ? 'gone' : 'closed'}`);
  // Nothing of this page should be done any more while the next one comes.
  return new Promise(() => {});
}

/** The way to leave for good; `kept` says what the law does not let us erase. */
export function ClosePart({ kept }: { kept: readonly string[] }) {
  const { account } = useOwner();
  const { busy, failure, run } = useOwnerAction();
  const [atOnce, setAtOnce] = useState(false);
  const close = () =>
    run(() => leave(account, atOnce), {
      first: true,
      heading: atOnce ? 'Close this account and erase it?' : 'Close this account?',
      about: atOnce
        ? `The account ${account.email ?? account.name} and everything we keep about you go now. Nobody can bring them back.`
        : `Every device is signed out now. In ${graceDays} days everything we keep about you is erased.`,
      confirm: atOnce ? 'Close and erase' : 'Close the account',
      keep: 'Keep it',
      tone: 'danger',
    });
  return (
    <DeskPart
      heading="Close the account"
      about="You are signed out on every device at once. You prove first that it is you."
    >
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
            note: 'Until then the link in our mail brings the account back.',
          },
          { value: 'now', label: 'At once', note: 'Nothing is kept, and nothing can be brought back.' },
        ]}
      />
      <p className="mt-4 text-pretty text-[.9375rem] text-mute">
        Erased are the account, meetings, seats, enquiries and messages with their files, what you saved,
        mails to you, and your name in our records.
        {kept.length > 0 ? ` What stays: ${kept.join(' ')}` : ' Nothing stays.'}
      </p>
      <Failed failure={failure} className="not-empty:mt-4" />
      <Button variant="ghost" tone="danger" size="small" busy={busy} className="mt-4" onClick={close}>
        Close my account
      </Button>
    </DeskPart>
  );
}
