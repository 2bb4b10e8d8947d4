import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useAlive, useStore } from '#ui/foundation/use-store.ts';
import { codeOf, tooManyTries } from '../error-texts.ts';
import { identityStore, signIn } from '../stores/identity-store.ts';
import { AddressField, addressIn } from './address-field.tsx';
import { IdentityForm } from './identity-form.tsx';
import { OtherWays, type OtherWaysOffered } from './other-ways.tsx';
import { useAction } from './use-action.ts';

interface PasswordStepProps {
  onDone: () => void;
  /** The account asks for a second step; the error holds what it needs. */
  onSecondStep: (error: unknown) => void;
  onForgotten: (email: string) => void;
  /** The other ways to sign in besides the password. */
  others: OtherWaysOffered;
  onLink: (email: string) => void;
}

/** Address and password. */
export function PasswordStep({ onDone, onSecondStep, onForgotten, others, onLink }: PasswordStepProps) {
  const alive = useAlive();
  const { error } = useStore(identityStore);
  const { busy, run } = useAction();
  const [tooMany, setTooMany] = useState(false);

  async function submit(form: FormData) {
    const done = await run(async () => {
      try {
        await signIn(addressIn(form), String(form.get('password')));
      } catch (problem) {
        const code = codeOf(problem);
        setTooMany(code === 'auth/too-many-requests');
        if (code === 'auth/multi-factor-auth-required') onSecondStep(problem);
        throw problem;
      }
    });
    if (done) onDone();
  }

  return (
    <IdentityForm error={tooMany ? null : error} onSend={submit}>
      <AddressField />
      <div>
        <PasswordField
          label="Password"
          name="password"
          required
          maxLength={4096}
          error={tooMany && error ? tooManyTries : undefined}
        />
        <button
          type="button"
          className="mt-1 min-h-11 text-[.9375rem] text-accent underline underline-offset-[3px]"
          onClick={(event) => {
            const form = event.currentTarget.form;
            onForgotten(form ? addressIn(new FormData(form)) : '');
          }}
        >
          Set a new password
        </button>
      </div>
      {/* A form with a password must not leave before the scripts are there to take it. */}
      <Button type="submit" busy={busy} disabled={!alive} className="sm:justify-self-start">
        Sign in
      </Button>
      <OtherWays offered={others} onDone={onDone} onLink={onLink} />
    </IdentityForm>
  );
}
