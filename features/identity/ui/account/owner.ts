import { createContext, type ReactNode, useContext, useState } from 'react';
import { codeOf, errorText } from '../../error-texts.ts';
import type { OwnAccount, Ways } from '../../own-account.ts';
import { asOwner, wantsProof } from '../../stores/owner.ts';

/** What is done once somebody has proved again who they are, and how they are asked. */
export interface ProofWish {
  heading: string;
  about: ReactNode;
  /** The answer that does it: a verb and the result. */
  confirm: string;
  keep: string;
  tone?: 'plain' | 'danger';
  work: () => Promise<void>;
  /** The error of a proof that was begun and still needs its second step. */
  begun?: unknown;
}

interface Owner {
  account: OwnAccount;
  /** Null while it is not known yet, or cannot be had. */
  ways: Ways | null;
  /** They are being asked for. */
  waysAsked: boolean;
  /** Asks for a proof, then does the work; false when the person would rather not. */
  prove: (wish: ProofWish) => Promise<boolean>;
  /** What the page shows of the account is no longer so. */
  changed: () => void;
}

export const OwnerContext = createContext<Owner | null>(null);

/** Whoever's account the page shows. */
export function useOwner(): Owner {
  const owner = useContext(OwnerContext);
  if (!owner) throw new Error('there is no OwnerPlace around this');
  return owner;
}

/** What went wrong: the words for it, and the code where there is a way to mend it. */
export interface Failure {
  code: string;
  text: string;
}

/** Whether the password that was given as a proof is the wrong one. */
export const isWrongPassword = (failure: Failure | null): failure is Failure =>
  failure !== null && ['auth/invalid-credential', 'auth/wrong-password'].includes(failure.code);

/** The failure that an error is; whoever is signed in already cannot have got the address wrong. */
export function failureOf(error: unknown): Failure {
  const failure = { code: codeOf(error), text: errorText(error) };
  return isWrongPassword(failure) ? { ...failure, text: 'That isn’t your password. Try again.' } : failure;
}

type Asked = Partial<Omit<ProofWish, 'work' | 'begun'>> & {
  /** Asks for the proof before anything is tried. */
  first?: boolean;
};

const plainWish = {
  heading: 'Confirm it’s you',
  about: 'It’s been a while since you signed in, so we need to check before we change this.',
  confirm: 'Continue',
  keep: 'Not now',
};

/** Does things with the account: one at a time, asking for a proof where the service wants one. */
export function useOwnerAction() {
  const { account, prove, changed } = useOwner();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function attempt(work: () => Promise<void>, { first = false, ...words }: Asked): Promise<boolean> {
    const wish = { ...plainWish, ...words, work };
    if (first) return prove(wish);
    try {
      await asOwner(account, work);
      return true;
    } catch (error) {
      if (!wantsProof(error)) throw error;
      return prove({ ...wish, begun: error });
    }
  }

  /** True when it was done; what went wrong stands in `failure`. */
  async function run(work: () => Promise<void>, asked: Asked = {}): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      const done = await attempt(work, asked);
      if (done) changed();
      return done;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, run };
}
