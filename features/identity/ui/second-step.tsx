import type { MultiFactorResolver } from '@firebase/auth';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useStore } from '#ui/foundation/use-store.ts';
import { finishWithCode, identityStore } from '../stores/identity-store.ts';
import { finishWithRecoveryCode } from '../stores/two-steps.ts';
import { IdentityForm } from './identity-form.tsx';
import { useAction } from './use-action.ts';

interface SecondStepProps {
  step: MultiFactorResolver;
  onDone: () => void;
  onBack: () => void;
}

/** What the page around it says. */
export const secondStepWords = {
  title: 'One more step',
  lead: 'This account has two-step sign-in switched on.',
};

/** The code of the authenticator app, or one of the codes that were put away for the day it is gone. */
export function SecondStep({ step, onDone, onBack }: SecondStepProps) {
  const { error } = useStore(identityStore);
  const { busy, run } = useAction();
  const [recovery, setRecovery] = useState(false);
  // A wrong code leaves the boxes empty for the next one.
  const [tries, setTries] = useState(0);

  async function submit(code: string) {
    const finish = recovery ? finishWithRecoveryCode : finishWithCode;
    if (await run(() => finish(step, code.trim()))) onDone();
    else setTries(tries + 1);
  }

  return (
    <>
      <IdentityForm error={error} onSend={(fields) => submit(String(fields.get('code')))}>
        {recovery ? (
          <TextField
            key="recovery"
            label="Recovery code"
            name="code"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="One of the codes you saved when you switched on two-step sign-in. Each works once."
          />
        ) : (
          <CodeField
            key={tries}
            label="Code from your authenticator app"
            name="code"
            required
            onComplete={submit}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {' '}
            Continue{' '}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            Start again
          </Button>
        </div>
      </IdentityForm>
      <button
        type="button"
        className="mt-3 min-h-11 text-[.9375rem] text-accent underline underline-offset-[3px]"
        onClick={() => setRecovery(!recovery)}
      >
        {recovery ? 'Use the authenticator app' : 'Lost your phone? Use a recovery code'}
      </button>
    </>
  );
}
