import { useCallback, useEffect, useRef, useState } from 'react';
import {
  checkPassword,
  type PasswordOwner,
  passwordProblem,
  refetchPolicy,
} from '../client/password-policy.ts';
import { hardToGuess, type PasswordRule, rulesOf } from '../password-strength.ts';

const notYet = 'This password doesn’t meet all the rules below yet.';
// The server is asked when the hand rests, not at every letter.
const restMs = 250;

/** What the rules say to what is typed; nothing until the policy is here. */
interface Verdict {
  rules: readonly PasswordRule[];
  /** Why the server would refuse it, in its own words. */
  problem: string | undefined;
}

const unknown: Verdict = { rules: [], problem: undefined };

/**
 * Watches a field for a new password. The rules of the policy are known here; whether it is hard to guess the
 * server says, by the rule with which it decides later.
 */
export function usePasswordRules(refused: string | undefined, ownerIn: (form: FormData) => PasswordOwner) {
  const input = useRef<HTMLInputElement>(null);
  const owner = useRef(ownerIn);
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState(unknown);
  useEffect(() => {
    owner.current = ownerIn;
  });

  const check = useCallback(async () => {
    const field = input.current;
    if (!field) return;
    const password = field.value;
    const isOld = () => field.value !== password;
    setTyped(password);
    try {
      const finding = await checkPassword(password);
      if (isOld()) return;
      const rules = rulesOf(finding, password);
      field.setCustomValidity(finding.isValid || password === '' ? '' : notYet);
      setVerdict({ rules: [...rules, hardToGuess(false)], problem: undefined });
      if (!finding.isValid || password === '') return;
      await new Promise((rested) => setTimeout(rested, restMs));
      if (isOld()) return;
      const problem = await passwordProblem(password, owner.current(new FormData(field.form ?? undefined)));
      if (isOld()) return;
      field.setCustomValidity(problem ?? '');
      setVerdict({ rules: [...rules, hardToGuess(!problem)], problem: problem ?? undefined });
    } catch {
      // Without an answer the server still decides when the form is sent, and says why.
      if (!isOld()) field.setCustomValidity('');
    }
  }, []);

  useEffect(() => {
    // Something may have been typed before the scripts arrived.
    if (input.current?.value) check();
  }, [check]);
  useEffect(() => {
    // The server refused it, perhaps by a policy that is newer than the one shown.
    if (refused && input.current?.value) refetchPolicy().then(check, check);
  }, [refused, check]);

  return { input, typed, check, ...verdict };
}
