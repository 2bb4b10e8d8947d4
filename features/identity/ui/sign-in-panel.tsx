import type { MultiFactorResolver } from '@firebase/auth';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { settleVisit } from '../client/settle-visit.ts';
import { identityStore, secondStepOf } from '../stores/identity-store.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { GoogleWays } from './google-ways.tsx';
import type { OtherWaysOffered } from './other-ways.tsx';
import { PasswordStep } from './password-step.tsx';
import { SecondStep, secondStepWords } from './second-step.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useReturnPath } from './use-return-path.ts';

type Step =
  | { is: 'password' }
  | { is: 'second'; step: MultiFactorResolver }
  | { is: 'forgotten' | 'link'; email: string };

const words = {
  password: {
    title: 'Sign in',
    lead: 'See your meetings, messages and saved items. You can use the demos and tools and book a call without an account.',
  },
  second: secondStepWords,
  forgotten: {
    title: 'Set a new password',
    lead: 'We’ll email you a link to set it. Setting a new password signs you out on all other devices.',
  },
  link: {
    title: 'Sign in by email',
    lead: 'We’ll send you a link that signs you in. No password needed.',
  },
};

interface SignInPanelProps {
  /** Whether a Google client is set up here. */
  withGoogle: boolean;
  /** Whether links are emailed from here. */
  byMail: boolean;
  /** The other ways to sign in besides the password. */
  others: OtherWaysOffered;
  /** Draws the page around a step. */
  frame: (parts: { title: string; lead: string; children: ReactNode }) => ReactNode;
}

/** Everything between a visitor and their account, one step at a time; who is signed in already goes back at once. */
export function SignInPanel({ withGoogle, byMail, others, frame }: SignInPanelProps) {
  const navigate = useNavigate();
  const { back } = useReturnPath();
  const [step, setStep] = useState<Step>({ is: 'password' });
  const goTo = (next: Step) => {
    identityStore.set({ error: null });
    setStep(next);
  };
  const leave = () => navigate(back, { replace: true });
  const again = () => goTo({ is: 'password' });

  useEffect(() => {
    let here = true;
    settleVisit().then((signedIn) => {
      if (signedIn && here) navigate(back, { replace: true });
    });
    return () => {
      here = false;
    };
  }, [back, navigate]);

  const parts = {
    password: () => (
      <>
        <PasswordStep
          onDone={leave}
          onSecondStep={async (error) => goTo({ is: 'second', step: await secondStepOf(error) })}
          onForgotten={(email) => goTo({ is: 'forgotten', email })}
          others={others}
          onLink={(email) => goTo({ is: 'link', email })}
        />
        <GoogleWays offered={withGoogle} onDone={leave} />
      </>
    ),
    second: () =>
      step.is === 'second' ? <SecondStep step={step.step} onDone={leave} onBack={again} /> : null,
    forgotten: () =>
      step.is === 'forgotten' ? (
        <ForgottenPassword email={step.email} byMail={byMail} onBack={again} />
      ) : null,
    link: () => (step.is === 'link' ? <SignInLink email={step.email} onBack={again} /> : null),
  };
  return frame({ ...words[step.is], children: parts[step.is]() });
}
