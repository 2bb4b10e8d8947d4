import type { PasswordNeed } from '../env-identity.ts';
import { isCommonPassword } from './common-passwords.ts';
import { demand } from './errors.ts';

/** What a password must be like. */
export interface PasswordRules {
  min: number;
  needs: readonly PasswordNeed[];
}

/** Longer ones would only cost time: what is beyond adds nothing to guess. */
const longest = 1024;
const shortestEver = 6;
const symbols = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~+=-`'];

const tests: Record<PasswordNeed, { test: (password: string) => boolean; says: string }> = {
  lowercase: { test: (p) => /[a-z]/.test(p), says: 'Password must contain a lower case character' },
  uppercase: { test: (p) => /[A-Z]/.test(p), says: 'Password must contain an upper case character' },
  numeric: { test: (p) => /[0-9]/.test(p), says: 'Password must contain a numeric character' },
  symbol: {
    test: (p) => symbols.some((symbol) => p.includes(symbol)),
    says: 'Password must contain a non-alphanumeric character',
  },
};

/** The policy as the SDK reads it; what is not asked for is left out. */
export function policyAnswer({ min, needs }: PasswordRules) {
  const has = (need: PasswordNeed) => (needs.includes(need) ? true : undefined);
  return {
    customStrengthOptions: {
      minPasswordLength: min,
      maxPasswordLength: longest,
      containsLowercaseCharacter: has('lowercase'),
      containsUppercaseCharacter: has('uppercase'),
      containsNumericCharacter: has('numeric'),
      containsNonAlphanumericCharacter: has('symbol'),
    },
    allowedNonAlphanumericCharacters: symbols,
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  };
}

/** Throws what the SDK makes auth/weak-password or auth/password-does-not-meet-requirements of. */
export function demandPassword(password: string, { min, needs }: PasswordRules): void {
  demand(
    password.length >= shortestEver,
    `WEAK_PASSWORD : Password should be at least ${shortestEver} characters`,
  );
  const missing = needs.filter((need) => !tests[need].test(password)).map((need) => tests[need].says);
  if (password.length < min) missing.unshift(`Password must contain at least ${min} characters`);
  if (password.length > longest) missing.unshift(`Password may contain at most ${longest} characters`);
  demand(
    missing.length === 0,
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
  );
  demand(
    !isCommonPassword(password),
    'WEAK_PASSWORD : This is one of the first passwords people try. Choose another one.',
  );
}
