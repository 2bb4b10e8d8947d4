import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useAlive, useStore } from '#ui/foundation/use-store.ts';
import { errorText, isAboutPassword } from '../error-texts.ts';
import { identityStore, signUp } from '../stores/identity-store.ts';
import { AddressField, addressIn } from './address-field.tsx';
import { IdentityForm } from './identity-form.tsx';
import { NewPasswordField } from './password-rules.tsx';
import { useAction } from './use-action.ts';
import { useReturnPath } from './use-return-path.ts';

const nameIn = (form: FormData): string => String(form.get('name') ?? '').trim();

/** Name, address and a password that meets the policy; afterwards one is signed in. `confirms` says whether a link by email follows. */
export function SignUpForm({ confirms }: { confirms: boolean }) {
  const alive = useAlive();
  const navigate = useNavigate();
  const { back } = useReturnPath();
  const { error } = useStore(identityStore);
  const { busy, run } = useAction();
  const [weak, setWeak] = useState<string>();

  async function submit(form: FormData) {
    const account = {
      email: addressIn(form),
      password: String(form.get('password')),
      name: nameIn(form),
    };
    setWeak(undefined);
    const made = await run(() =>
      signUp(account).catch((problem: unknown) => {
        if (isAboutPassword(problem)) setWeak(errorText(problem));
        throw problem;
      }),
    );
    if (made) navigate(back, { replace: true });
  }

  return (
    <IdentityForm error={weak ? null : error} onSend={submit}>
      <TextField
        label="Name"
        name="name"
        maxLength={60}
        autoComplete="name"
        hint="What we should call you."
      />
      <AddressField hint={confirms ? 'We’ll email you a link to confirm it.' : 'You’ll sign in with it.'} />
      <NewPasswordField
        label="Password"
        name="password"
        required
        maxLength={4096}
        error={weak}
        owner={(form) => ({ is: 'new', email: addressIn(form), displayName: nameIn(form) })}
      />
      <Button type="submit" busy={busy} disabled={!alive} className="sm:justify-self-start">
        {' '}
        Create account{' '}
      </Button>
    </IdentityForm>
  );
}
