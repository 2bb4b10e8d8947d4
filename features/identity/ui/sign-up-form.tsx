import { useNavigate } from 'react-router';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useAlive, useStore } from '#ui/foundation/use-store.ts';
import { identityStore, signUp } from '../stores/identity-store.ts';
import { IdentityForm } from './identity-form.tsx';
import { NewPasswordField } from './password-rules.tsx';
import { useAction } from './use-action.ts';
import { useReturnPath } from './use-return-path.ts';

/** Name, address and a password that meets the policy; afterwards one is signed in. */
export function SignUpForm() {
  const alive = useAlive();
  const navigate = useNavigate();
  const { back, carried } = useReturnPath();
  const { error } = useStore(identityStore);
  const { busy, run } = useAction();

  async function submit(form: FormData) {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const account = { email: text('email'), password: String(form.get('password')), name: text('name') };
    if (await run(() => signUp(account))) navigate(back, { replace: true });
  }

  return (
    <>
      <IdentityForm error={error} onSend={submit}>
        <TextField label="Name" name="name" maxLength={60} autoComplete="name" hint="As we may call you." />
        <TextField
          label="E-mail address"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="username"
          hint="We mail a link to confirm it."
        />
        <NewPasswordField label="Password" name="password" required maxLength={4096} />
        <Button type="submit" busy={busy} disabled={!alive} className="sm:justify-self-start">
          Make an account
        </Button>
      </IdentityForm>
      <p className="mt-6 max-w-[30rem] text-[.9375rem] text-mute">
        What is kept, and for how long, stands under{' '}
        <a href="/privacy" className="text-accent underline underline-offset-[3px]">
          privacy
        </a>
        . There is an account already?{' '}
        <a href={`/sign-in${carried}`} className="text-accent underline underline-offset-[3px]">
          Sign in
        </a>
        .
      </p>
    </>
  );
}
