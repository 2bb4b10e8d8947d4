import type { PasswordValidationStatus } from '@firebase/auth';

/** One rule of the policy, and whether what is typed keeps it. */
export interface PasswordRule {
  /** What is asked for, as a line of a list. */
  text: string;
  met: boolean;
}

/** As much of the SDK's finding as the rules are read from. */
export type PasswordFinding = Omit<PasswordValidationStatus, 'passwordPolicy'> & {
  passwordPolicy: Pick<PasswordValidationStatus['passwordPolicy'], 'customStrengthOptions'>;
};

/** The rules that the server's policy has, in the order in which they are read; a rule it has not is left out. */
export function rulesOf(finding: PasswordFinding, password: string): PasswordRule[] {
  const { minPasswordLength, maxPasswordLength } = finding.passwordPolicy.customStrengthOptions;
  const rules: [text: string, met: boolean | undefined][] = [
    [`${minPasswordLength} characters or more`, finding.meetsMinPasswordLength],
    ['A lowercase letter', finding.containsLowercaseLetter],
    ['A capital letter', finding.containsUppercaseLetter],
    ['A digit', finding.containsNumericCharacter],
    ['A symbol, such as ? or -', finding.containsNonAlphanumericCharacter],
  ];
  // Nobody needs to read of the longest one until it is too long.
  if (finding.meetsMaxPasswordLength === false)
    rules.push([`${maxPasswordLength} characters or fewer`, false]);
  return rules.flatMap(([text, met]) => (met === undefined ? [] : [{ text, met: met && password !== '' }]));
}

/** The rule that only the server can judge: it knows the common passwords, and what people guess of somebody. */
export const hardToGuess = (met: boolean): PasswordRule => ({ text: 'Hard to guess', met });
