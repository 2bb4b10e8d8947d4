import { useState } from 'react';
import type { Outcome } from './work.ts';

/** What a visitor asked for that is not on the screen yet: it is being worked on, or it has failed. */
export interface Attempt {
  /** What it is about: an address, or what was pasted. */
  name: string;
  /** The example that was asked for; null for what a visitor brought. */
  example: string | null;
  /** Why it failed; null while it is worked on. */
  problem: string | null;
}

export interface Attempts {
  attempt: Attempt | null;
  /** Works on something else than what is shown. What comes of it is handed on, unless something else was asked since. */
  make: <Result>(
    of: Omit<Attempt, 'problem'>,
    work: Promise<Outcome<Result>>,
    onDone: (result: Result) => void,
  ) => Promise<void>;
  /** Gives up what failed: the last result is shown again. */
  dismiss: () => void;
}

/** Keeps what was asked for apart from what is shown, so that no result ever stands under another's name. */
export function useAttempt(): Attempts {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  return {
    attempt,
    async make(of, work, onDone) {
      const own: Attempt = { ...of, problem: null };
      setAttempt(own);
      const outcome = await work;
      const after = outcome.is === 'failed' ? { ...own, problem: outcome.message } : null;
      setAttempt((now) => (now === own ? after : now));
      if (outcome.is === 'done') onDone(outcome.result);
    },
    dismiss: () => setAttempt(null),
  };
}
