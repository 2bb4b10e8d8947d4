import { expect, test } from 'vitest';
import { type PasswordFinding, rulesOf } from './password-strength.ts';

const finding = (found: Partial<PasswordFinding>): PasswordFinding => ({
  isValid: false,
  passwordPolicy: { customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 64 } },
  ...found,
});

test('only the rules that the policy has are shown, each as it stands', () => {
  expect(rulesOf(finding({ meetsMinPasswordLength: true }), 'abcdef')).toEqual([
    { text: '6 characters or more', met: true },
  ]);
  const all = finding({
    meetsMinPasswordLength: false,
    containsLowercaseLetter: true,
    containsUppercaseLetter: false,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: false,
  });
  expect(rulesOf(all, 'abc1').map(({ met }) => met)).toEqual([false, true, false, true, false]);
});

test('the longest length is said only to somebody who is over it', () => {
  expect(rulesOf(finding({ meetsMaxPasswordLength: true }), 'abc')).toEqual([]);
  expect(rulesOf(finding({ meetsMaxPasswordLength: false }), 'x'.repeat(65))).toEqual([
    { text: '64 characters or fewer', met: false },
  ]);
});
