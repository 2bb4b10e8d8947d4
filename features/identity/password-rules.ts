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
    ['Another sign, such as ? or -', finding.containsNonAlphanumericCharacter],
  ];
  // Nobody needs to read of the longest one until it is too long.
  if (finding.meetsMaxPasswordLength === false)
    rules.push([`${maxPasswordLength} characters or fewer`, false]);
  return rules.flatMap(([text, met]) => (met === undefined ? [] : [{ text, met: met && password !== '' }]));
}

const words = ['Nothing typed yet', 'Easy to guess', 'Fair', 'Good', 'Strong'] as const;

/** How hard a password is to guess: 0 for nothing typed, 4 for the hardest, and the word for it. */
export interface Strength {
  level: number;
  word: (typeof words)[number];
}

/** Signs that repeat the one before, or go on counting from it, are hardly anything to guess. */
function newSigns(password: string): number {
  const signs = [...password];
  return signs.filter((sign, index) => {
    const step = (sign.codePointAt(0) ?? 0) - (signs[index - 1]?.codePointAt(0) ?? Number.NaN);
    return !(Math.abs(step) <= 1);
  }).length;
}

const kinds: readonly [form: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/** A rough measure by length and variety, for a line below the field; what counts is the server's policy. */
export function strengthOf(password: string): Strength {
  const pool = kinds.reduce((sum, [form, size]) => sum + (form.test(password) ? size : 0), 0);
  const different = new Set(password.toLowerCase()).size;
  const length = Math.min(newSigns(password), different * 2);
  const bits = length * Math.log2(Math.max(pool, 2));
  const level = password === '' ? 0 : 1 + [40, 60, 80].filter((least) => bits >= least).length;
  return { level, word: words[level] ?? words[0] };
}
