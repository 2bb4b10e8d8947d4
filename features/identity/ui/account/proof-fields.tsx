import type { MultiFactorResolver } from '@firebase/auth';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type Failure, isWrongPassword } from './owner.ts';

interface ProofFieldsProps {
  email: string | null;
  /** What the sign-in still waits for; null while the password is. */
  step: MultiFactorResolver | null;
  failure: Failure | null;
  /** Whether there are recovery codes. */
  recovery: boolean;
}

/** Tells a password manager which account the password is of. */
export function AccountName({ email }: { email: string | null }) {
  return <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />;
}

/** The fields of a proof: the password, then the code of the app or one that was written down. */
export function ProofFields({ email, step, failure, recovery }: ProofFieldsProps) {
  const [written, setWritten] = useState(false);
  if (!step)
    return (
      <>
        <AccountName email={email} />
        <PasswordField
          label="Your password"
          name="password"
          required
          error={isWrongPassword(failure) ? failure.text : undefined}
        />
      </>
    );
  return (
    <>
      {written ? (
        <TextField
          label="Recovery code"
          name="recovery"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="One of the ten codes you saved, such as abcd-efgh-ijkm."
        />
      ) : (
        <CodeField label="Code from your authenticator app" name="code" required takesFocus />
      )}
      {recovery ? (
        <Button
          variant="ghost"
          size="small"
          onClick={() => setWritten(!written)}
          className="justify-self-start"
        >
          {written ? 'Use the app' : 'Use a recovery code'}
        </Button>
      ) : null}
    </>
  );
}
