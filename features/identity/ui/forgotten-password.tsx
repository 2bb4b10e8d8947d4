import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useStore } from '#ui/foundation/use-store.ts';
import { sendReset } from '../stores/account-actions.ts';
import { identityStore } from '../stores/identity-store.ts';
import { IdentityForm } from './identity-form.tsx';
import { useAction } from './use-action.ts';

interface ForgottenPasswordProps {
  /** What was typed into the sign-in form already. */
  email: string;
  /** Whether links are emailed from here. */
  byMail: boolean;
  onBack: () => void;
}

/** Mails the link for a new password. The answer is the same whether or not the address is known. */
export function ForgottenPassword({ email, byMail, onBack }: ForgottenPasswordProps) {
  const { error } = useStore(identityStore);
  const { busy, run } = useAction();
  const [sentTo, setSentTo] = useState('');
  if (!byMail)
    return (
      <>
        <Alert heading="We can’t send email at the moment" className="mt-6 max-w-[30rem]">
          A new password takes a link by email. Write to us, and we’ll find another way into your account.
        </Alert>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href="/contact-us">Write to us</ButtonLink>
          <Button variant="ghost" onClick={onBack}>
            Back to sign-in
          </Button>
        </div>
      </>
    );
  return (
    <>
      <AlertPlace>
        {sentTo ? (
          <Alert tone="done" heading="Check your inbox" className="mt-6 max-w-[30rem]">
            If {sentTo} has an account here, we’ll email it a link. It works once, for an hour.
          </Alert>
        ) : null}
      </AlertPlace>
      <IdentityForm
        error={error}
        onSend={async (fields) => {
          const address = String(fields.get('email')).trim();
          if (await run(() => sendReset(address))) setSentTo(address);
        }}
      >
        <TextField
          label="E-mail address of your account"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="username"
          defaultValue={email}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {sentTo ? 'Send it again' : 'Email me a link'}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            Back to sign-in
          </Button>
        </div>
      </IdentityForm>
    </>
  );
}
