import type { FormEvent } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';
import { toast } from '#ui/panels/toast.ts';
import { isAboutPassword } from '../../error-texts.ts';
import { changePassword } from '../../stores/account-actions.ts';
import { proveOwner } from '../../stores/owner.ts';
import { NewPasswordField } from '../password-rules.tsx';
import { Failed, inGrid } from './failed.tsx';
import { isWrongPassword, useOwner, useOwnerAction } from './owner.ts';
import { AccountName } from './proof-fields.tsx';

/** Changes the password, or sets the first one of an account that was opened another way. */
export function PasswordPart() {
  const { account, ways } = useOwner();
  const { busy, failure, run } = useOwnerAction();
  const has = ways?.password ?? true;

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const current = String(fields.get('current') ?? '');
    let proven = !has;
    const done = await run(async () => {
      // Proved once: what follows may be tried again after a second step.
      if (!proven) {
        proven = true;
        await proveOwner(account, current);
      }
      await changePassword(String(fields.get('password')));
    });
    if (!done) return;
    form.reset();
    toast({
      tone: 'done',
      title: has ? 'Password changed' : 'Password set',
      text: 'You’ve been signed out on every other device.',
    });
  }

  const wrongNew = failure && isAboutPassword(failure) ? failure.text : undefined;
  const wrongCurrent = isWrongPassword(failure) ? failure.text : undefined;
  return (
    <WorkspacePart
      heading="Password"
      about={
        has
          ? 'Changing it signs you out on every other device. You stay signed in here.'
          : 'You don’t have a password yet. Set one to have another way to sign in.'
      }
    >
      <Form method="post" onSubmit={change} className="grid gap-4">
        <AccountName email={account.email} />
        {has ? <PasswordField label="Current password" name="current" required error={wrongCurrent} /> : null}
        <NewPasswordField
          label="New password"
          required
          error={wrongNew}
          owner={() => ({ is: 'signed-in' })}
        />
        <Failed failure={wrongNew || wrongCurrent ? null : failure} className={inGrid} />
        <Button type="submit" variant="ink" size="small" busy={busy} className="justify-self-start">
          {has ? 'Change the password' : 'Set the password'}
        </Button>
      </Form>
    </WorkspacePart>
  );
}
