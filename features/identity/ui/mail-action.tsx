import type { MultiFactorResolver } from '@firebase/auth';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import {
  finishSignUp,
  followLink,
  type MailedLink,
  readLink,
  resetPassword,
  signInByLink,
} from '../client/mail-actions.ts';
import { codeOf, errorText, isAboutPassword } from '../error-texts.ts';
import { brokenLink, deadLink, linkWords } from '../mail-action-words.ts';
import { returnPath } from '../return-path.ts';
import { secondStepOf, signIn } from '../stores/identity-store.ts';
import { AddressField, addressIn } from './address-field.tsx';
import { IdentityError } from './identity-error.tsx';
import { IdentityForm } from './identity-form.tsx';
import { NewPasswordField } from './password-rules.tsx';
import { SecondStep, secondStepWords } from './second-step.tsx';
import { useAction } from './use-action.ts';

type State =
  | { is: 'looking' | 'broken' | 'dead' | 'done' }
  | { is: 'open'; link: MailedLink }
  | { is: 'second'; step: MultiFactorResolver };

interface MailActionProps {
  /** Draws the page around what is to be done. */
  frame: (parts: { title: string; lead: string; children: ReactNode }) => ReactNode;
}

const isDead = (error: unknown) =>
  ['auth/invalid-action-code', 'auth/expired-action-code'].includes(codeOf(error));

/** What the address of this page asks for; a cached page learns it in the browser. */
function asked(): { mode: string; code: string } {
  const query = new URLSearchParams(location.search);
  return { mode: query.get('mode') ?? '', code: query.get('oobCode') ?? '' };
}

/** Where a link leads once it was followed: to the page that it was asked for on. */
function continuePath(): string {
  const given = new URLSearchParams(location.search).get('continueUrl') ?? '';
  const url = URL.canParse(given) ? new URL(given) : null;
  return returnPath(url?.origin === location.origin ? url.pathname + url.search + url.hash : null);
}

const nameIn = (form: FormData): string => String(form.get('name') ?? '').trim();

/** Opens the account and signs in; says whether the second worked, because the first cannot be done again. */
async function openAccount({ code, email }: MailedLink, form: FormData): Promise<boolean> {
  const password = String(form.get('password'));
  await finishSignUp(code, { name: nameIn(form), password });
  return signIn(email ?? '', password).then(
    () => true,
    () => false,
  );
}

/** What is typed beside the button, by what the link is for. */
function Question({ link, weak }: { link: MailedLink; weak: string | undefined }) {
  const newPassword = (label: string) => (
    <>
      {/* A password manager learns which account the new password is of. */}
      <input type="hidden" name="username" autoComplete="username" value={link.email ?? ''} readOnly />
      <NewPasswordField
        label={label}
        name="password"
        required
        maxLength={4096}
        error={weak}
        owner={(form) => ({ is: 'mailed', oobCode: link.code, displayName: nameIn(form) })}
      />
    </>
  );
  if (link.mode === 'resetPassword') return newPassword(`New password for ${link.email}`);
  if (link.mode === 'signUp')
    return (
      <>
        <TextField
          label="Name"
          name="name"
          maxLength={60}
          autoComplete="name"
          hint="What we should call you."
        />
        {newPassword(`Password for ${link.email}`)}
      </>
    );
  if (link.mode === 'signIn' && !link.email) return <AddressField />;
  return link.email ? <p className="font-[540]">{link.email}</p> : null;
}

/** The page that mailed links lead to. Opening it changes nothing: mail programs open links by themselves. */
export function MailAction({ frame }: MailActionProps) {
  const [state, setState] = useState<State>({ is: 'looking' });
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useAction();
  const [weak, setWeak] = useState<string>();
  const navigate = useNavigate();
  const mode = state.is === 'open' ? state.link.mode : '';
  const [done, setDone] = useState({ mode: '', inside: false });

  useEffect(() => {
    const { mode, code } = asked();
    if (!linkWords[mode] || !code) {
      setState({ is: 'broken' });
      return;
    }
    readLink(mode, code).then(
      (link) => setState({ is: 'open', link }),
      (problem: unknown) => {
        if (!isDead(problem)) setError(errorText(problem));
        setState({ is: isDead(problem) ? 'dead' : 'looking' });
      },
    );
  }, []);

  const goOn = () => navigate(continuePath(), { replace: true });

  async function press(link: MailedLink, form: FormData) {
    setError(null);
    setWeak(undefined);
    let inside = link.mode === 'verifyEmail';
    const went = await run(async () => {
      try {
        if (link.mode === 'resetPassword') await resetPassword(link.code, String(form.get('password')));
        else if (link.mode === 'signUp') inside = await openAccount(link, form);
        else if (link.mode === 'signIn') await signInByLink(link.email ?? addressIn(form));
        else await followLink(link);
      } catch (problem) {
        if (codeOf(problem) === 'auth/multi-factor-auth-required')
          setState({ is: 'second', step: await secondStepOf(problem) });
        else if (isDead(problem)) setState({ is: 'dead' });
        else if (isAboutPassword(problem)) setWeak(errorText(problem));
        else setError(errorText(problem));
        throw problem;
      }
    });
    if (!went) return;
    // Whoever signs in wants to get somewhere, not to read that it worked.
    if (link.mode === 'signIn') return goOn();
    setDone({ mode: link.mode, inside });
    setState({ is: 'done' });
  }

  if (state.is === 'broken' || state.is === 'dead')
    return frame({
      ...(state.is === 'broken' ? brokenLink : deadLink),
      children: (
        <ButtonLink href="/sign-in" className="mt-8">
          Go to sign-in
        </ButtonLink>
      ),
    });
  if (state.is === 'second')
    return frame({
      ...secondStepWords,
      children: (
        <SecondStep step={state.step} onDone={goOn} onBack={() => navigate('/sign-in', { replace: true })} />
      ),
    });
  if (state.is === 'done') {
    const { mode, inside } = done;
    return frame({
      ...(linkWords[mode]?.done ?? deadLink),
      children: (
        <ButtonLink href={inside ? continuePath() : '/sign-in'} className="mt-8">
          {inside ? 'Continue' : 'Sign in'}
        </ButtonLink>
      ),
    });
  }
  const words = linkWords[mode];
  return frame({
    title: words?.title ?? 'Checking your link',
    lead: words?.lead ?? 'One moment while we read the link from your email.',
    children: (
      <>
        {state.is === 'open' && words ? (
          <IdentityForm error={error} onSend={(fields) => press(state.link, fields)}>
            <Question link={state.link} weak={weak} />
            <Button type="submit" busy={busy} className="sm:justify-self-start">
              {words.button}
            </Button>
          </IdentityForm>
        ) : (
          <IdentityError text={error} />
        )}
      </>
    ),
  });
}
