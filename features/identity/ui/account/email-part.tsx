import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { OwnAccount } from '../../own-account.ts';
import { changeEmail } from '../../stores/account-actions.ts';
import { warmIdentity } from '../../stores/identity-store.ts';
import { Failed, inGrid, SendLink } from './failed.tsx';
import { useOwner, useOwnerAction } from './owner.ts';

/** An address with how it stands. */
export function AddressState({ account }: { account: OwnAccount }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-[540] wrap-anywhere">{account.email ?? 'No address'}</span>
      {account.emailVerified ? (
        <Badge tone="done">Confirmed</Badge>
      ) : (
        <Badge tone="warning">Not confirmed yet</Badge>
      )}
    </p>
  );
}

function ChangeForm({ account }: { account: OwnAccount }) {
  const { busy, failure, run } = useOwnerAction();
  const [sent, setSent] = useState('');
  const both = account.emailVerified || account.keeper === 'firebase';

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setSent('');
    if (!(await run(() => changeEmail(email)))) return;
    setSent(email);
    form.reset();
  }

  return (
    <Form method="post" onSubmit={send} onFocus={warmIdentity} className="grid gap-4">
      <TextField
        label="New email address"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        hint={
          both
            ? 'Both addresses get a link. Once you’ve opened both, everything in your account moves to the new address and you sign in with it.'
            : 'The new address gets a link. Once you’ve opened it, you sign in with the new address.'
        }
      />
      <Failed failure={failure} className={inGrid} />
      <AlertPlace className={inGrid}>
        {sent ? (
          <Alert tone="done" heading={both ? 'We’re emailing you two links' : 'We’re emailing you the link'}>
            {both
              ? `Open the one sent to ${account.email} and the one sent to ${sent}.`
              : `Open the one sent to ${sent}.`}{' '}
            Nothing changes until then.
          </Alert>
        ) : null}
      </AlertPlace>
      <Button type="submit" variant="ghost" size="small" busy={busy} className="justify-self-start">
        {both ? 'Send both links' : 'Send the link'}
      </Button>
    </Form>
  );
}

/** The address: how it stands, the link again, and either another one or the way to the page that changes it. */
export function EmailPart({ changes }: { changes: boolean }) {
  const { account } = useOwner();
  return (
    <WorkspacePart
      id="address"
      heading="Email address"
      about="You sign in with this address, and it’s how you get back in if you forget your password."
    >
      <AddressState account={account} />
      {account.emailVerified ? null : (
        <div className="mt-4">
          <SendLink />
        </div>
      )}
      {changes && !account.byMail ? (
        <p className="mt-3 text-[.9375rem] text-mute">
          We can’t send email at the moment. You can change your address once we can, because both addresses
          need a link.
        </p>
      ) : changes ? (
        <Collapse variant="quiet" summary="Change the address" className="mt-3">
          <ChangeForm account={account} />
        </Collapse>
      ) : (
        <a
          href="/account/security#address"
          className="mt-1 inline-flex min-h-11 items-center text-[.9375rem] text-accent underline underline-offset-4"
        >
          Change it under Security
        </a>
      )}
    </WorkspacePart>
  );
}
