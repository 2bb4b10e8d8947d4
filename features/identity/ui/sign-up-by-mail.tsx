import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useAlive, useStore } from '#ui/foundation/use-store.ts';
import { startSignUp } from '../stores/account-actions.ts';
import { identityStore } from '../stores/identity-store.ts';
import { IdentityForm } from './identity-form.tsx';
import { useAction } from './use-action.ts';
import { useReturnPath } from './use-return-path.ts';

/** Mails the link with which an account is opened. What is shown is the same whether or not the address has one. */
export function SignUpByMail() {
  const alive = useAlive();
  const { back } = useReturnPath();
  const { error } = useStore(identityStore);
  const { busy, run } = useAction();
  const [sentTo, setSentTo] = useState('');
  return (
    <>
      <AlertPlace>
        {sentTo ? (
          <Alert tone="done" heading="Check your inbox" className="mt-6 max-w-[30rem]">
            We’re sending an email to {sentTo}. Follow its link within an hour to choose your name and
            password. If you already have an account, the email says how to get in.
          </Alert>
        ) : null}
      </AlertPlace>
      <IdentityForm
        error={error}
        onSend={async (fields) => {
          const email = String(fields.get('email')).trim();
          setSentTo('');
          if (await run(() => startSignUp(email, back))) setSentTo(email);
        }}
      >
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="username"
          hint="We’ll send you a link. You choose your name and password after that."
        />
        <Button type="submit" busy={busy} disabled={!alive} className="sm:justify-self-start">
          {sentTo ? 'Send it again' : 'Email me a link'}
        </Button>
      </IdentityForm>
    </>
  );
}
