import { memo, type SubmitEvent, useCallback, useEffect, useId, useState } from 'react';
import {
  demoAccount,
  demoSignIn,
  demoSignUp,
  demoStore,
  isDemoUser,
} from '#features/identity/stores/demo-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useStore } from '#ui/foundation/use-store.ts';
import { Dialog } from '#ui/panels/dialog.tsx';
import { keepState, keptState } from '../../kit/share/kept-state.ts';

const ways = [
  { value: 'in', label: 'Sign in' },
  { value: 'up', label: 'Sign up' },
] as const;
type Way = (typeof ways)[number]['value'];

const read = (form: HTMLFormElement, field: string) => String(new FormData(form).get(field) ?? '').trim();

/** Whether the sign-in is open: by itself only for people who were never here before, and not if it is `quiet`. */
export function useDoor(quiet: boolean) {
  const user = useStore(demoStore);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!quiet && !isDemoUser(demoStore.get()) && keptState('looked-around') === null) setOpen(true);
  }, [quiet]);
  // Another application's door, in another tab, may have been passed meanwhile.
  useEffect(() => {
    if (isDemoUser(user)) setOpen(false);
  }, [user]);
  const onOpenChange = useCallback((next: boolean) => {
    setOpen(next);
    // Whoever looked around once is not asked again in this browser.
    if (!next && !isDemoUser(demoStore.get())) keepState('looked-around', 'yes');
  }, []);
  return { open, onOpenChange };
}

interface DoorProps {
  /** The application, as a visitor calls it. */
  name: string;
  /** What one can do inside, in a sentence. */
  about: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sign-in of the applications. It opens nothing real: the user is kept in this browser alone. */
export const Door = memo(function Door({ name, about, open, onOpenChange }: DoorProps) {
  const id = useId();
  const [way, setWay] = useState<Way>('in');
  const [problem, setProblem] = useState<string | null>(null);

  function enter(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const [email, password] = [read(form, 'email'), read(form, 'password')];
    if (way === 'up') {
      if (demoSignUp({ name: read(form, 'name'), email, password })) return onOpenChange(false);
      return setProblem('Enter your name, email and a password. They stay in this browser.');
    }
    if (demoSignIn(email, password)) return onOpenChange(false);
    setProblem(
      `Only ${demoAccount.email} with the password ${demoAccount.password} can sign in here. You can also sign up or look around.`,
    );
  }

  return (
    <Dialog id={id} heading={`Welcome to ${name}`} open={open} onOpenChange={onOpenChange}>
      <p className="text-pretty text-mute">
        {about} All people and records here are samples. What you change stays in this browser.
      </p>
      <Button variant="main" className="mt-5 w-full" onClick={() => onOpenChange(false)}>
        Look around
      </Button>
      <Segmented
        label="Or enter with a sample account"
        options={ways}
        value={way}
        onValueChange={(value) => {
          setWay(value === 'up' ? 'up' : 'in');
          setProblem(null);
        }}
        className="mt-6"
      />
      <Form key={way} onSubmit={enter} className="mt-4 grid gap-4">
        {problem ? <Alert tone="danger" heading={problem} /> : null}
        {way === 'up' ? <TextField label="Name" name="name" autoComplete="off" required /> : null}
        <TextField
          required
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={way === 'in' ? demoAccount.email : ''}
        />
        <PasswordField
          required
          label="Password"
          name="password"
          autoComplete="new-password"
          defaultValue={way === 'in' ? demoAccount.password : ''}
          hint={way === 'in' ? 'The sample account is filled in.' : 'Type anything. It isn’t saved.'}
        />
        <Button type="submit" variant="ghost">
          {way === 'in' ? 'Sign in with the sample account' : 'Sign up in this browser'}
        </Button>
      </Form>
    </Dialog>
  );
});
