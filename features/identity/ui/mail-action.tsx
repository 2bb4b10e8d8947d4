import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import {
  followLink,
  type MailedLink,
  readLink,
  resetPassword,
  signInByLink,
} from '../client/mail-actions.ts';
import { codeOf, errorText } from '../error-texts.ts';
import { brokenLink, deadLink, linkWords } from '../mail-action-words.ts';
import { IdentityError } from './identity-error.tsx';
import { IdentityForm } from './identity-form.tsx';
import { NewPasswordField } from './password-rules.tsx';
import { useAction } from './use-action.ts';

type State = { is: 'looking' | 'broken' | 'dead' | 'done' } | { is: 'open'; link: MailedLink };

interface MailActionProps {
  /** Draws the page around what is to be done. */
  frame: (parts: { title: string; lead: string; children: ReactNode }) => ReactNode;
}

const isDead = (error: unknown) =>
  ['auth/invalid-action-code', 'auth/expired-action-code'].includes(codeOf(error));

/** What the address of this page asks for; a kept page learns it in the browser. */
function asked(): { mode: string; code: string } {
  const query = new URLSearchParams(location.search);
  return { mode: query.get('mode') ?? '', code: query.get('oobCode') ?? '' };
}

/** What is typed beside the button, by what the link is for. */
function Question({ link }: { link: MailedLink }) {
  if (link.mode === 'resetPassword')
    return (
      <>
        {/* A password manager learns which account the new password is of. */}
        <input type="hidden" name="username" autoComplete="username" value={link.email ?? ''} readOnly />
        <NewPasswordField
          label={`New password for ${link.email}`}
          name="password"
          required
          maxLength={4096}
        />
      </>
    );
  if (link.mode === 'signIn')
    return <TextField label="E-mail address" name="email" type="email" required autoComplete="username" />;
  return link.email ? <p className="font-[540]">{link.email}</p> : null;
}

/** The page that mailed links lead to. Opening it changes nothing: mail programs open links by themselves. */
export function MailAction({ frame }: MailActionProps) {
  const [state, setState] = useState<State>({ is: 'looking' });
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useAction();
  const mode = state.is === 'open' ? state.link.mode : '';
  const [done, setDone] = useState('');

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

  async function press(link: MailedLink, form: FormData) {
    setError(null);
    const went = await run(async () => {
      try {
        if (link.mode === 'resetPassword') await resetPassword(link.code, String(form.get('password')));
        else if (link.mode === 'signIn') await signInByLink(String(form.get('email')).trim());
        else await followLink(link);
      } catch (problem) {
        if (isDead(problem)) setState({ is: 'dead' });
        else setError(errorText(problem));
        throw problem;
      }
    });
    if (!went) return;
    setDone(link.mode);
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
  if (state.is === 'done') {
    const inside = done === 'verifyEmail' || done === 'signIn';
    return frame({
      ...(linkWords[done]?.done ?? deadLink),
      children: (
        <ButtonLink href={inside ? '/account/details' : '/sign-in'} className="mt-8">
          {inside ? 'Go to your account' : 'Sign in'}
        </ButtonLink>
      ),
    });
  }
  const words = linkWords[mode];
  return frame({
    title: words?.title ?? 'A link from a mail',
    lead: words?.lead ?? 'One moment: we look at what it is for.',
    children: (
      <>
        {state.is === 'open' && words ? (
          <IdentityForm error={error} onSend={(fields) => press(state.link, fields)}>
            <Question link={state.link} />
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
