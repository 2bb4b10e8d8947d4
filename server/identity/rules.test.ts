import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../seal.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { demandPassword, policyAnswer } from './password-policy.ts';
import { makeRecoveryCode, recoveryHash } from './recovery-codes.ts';
import { fromBase32, matchTotp, stepAt, toBase32, totpCode } from './totp.ts';

describe('common passwords', () => {
  it.each([
    '123456',
    'password',
    'Password1',
    'P@ssw0rd!',
    'qwerty123',
    'aaaaaa',
    '121212',
    'abc123',
    '1q2w3e4r',
    'Summer2024!',
    'iloveyou',
    'letmein1',
    '987654321',
    'zxcvbnm',
    'admin123',
  ])('%s is one', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'correct horse battery',
    'korrekt7!',
    'tr0mbone-walk',
    'demo-1234',
    'geheim-1234',
    'Zebra$Quilt',
    'pa55-hidden-lake',
    'hunter-gatherer',
    'xK9#mQ2v',
    'sunflower-sunshine-9',
  ])('%s is none', (password) => expect(isCommonPassword(password)).toBe(false));
});

describe('the password policy', () => {
  const code = (password: string, rules: Parameters<typeof demandPassword>[1]) => {
    try {
      demandPassword(password, rules);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message.split(' : ')[0] : String(error);
    }
  };
  it.each([
    ['short', { min: 6, needs: [] }, 'WEAK_PASSWORD'],
    ['sixfox', { min: 6, needs: [] }, ''],
    ['sevense', { min: 8, needs: [] }, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['lowercase-only', { min: 6, needs: ['uppercase', 'numeric'] }, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
    ['Mixed-0-of-all', { min: 6, needs: ['lowercase', 'uppercase', 'numeric', 'symbol'] }, ''],
    ['password1', { min: 6, needs: [] }, 'WEAK_PASSWORD'],
    ['x'.repeat(1025), { min: 6, needs: [] }, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'],
  ] as const)('%s under %o', (password, rules, expected) => expect(code(password, rules)).toBe(expected));

  it('tells the SDK only what is asked for', () => {
    const { customStrengthOptions: options } = policyAnswer({ min: 8, needs: ['symbol'] });
    expect(options).toMatchObject({ minPasswordLength: 8, containsNonAlphanumericCharacter: true });
    expect(options.containsLowercaseCharacter).toBeUndefined();
  });
});

describe('password hashes', () => {
  it('fit their password alone, and are never the same twice', async () => {
    const [one, two] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('a password', one)).toBe(true);
    expect(await verifyPassword('a passwore', one)).toBe(false);
    expect(await verifyPassword('a password', null)).toBe(false);
  });

  it('take as long where there is no account', async () => {
    const stored = await hashPassword('a password');
    const time = async (hash: string | null) => {
      const from = performance.now();
      await verifyPassword('guess', hash);
      return performance.now() - from;
    };
    // By turns, so that a busy machine slows both alike.
    let [known, unknown] = [0, 0];
    for (let n = 0; n < 6; n += 1) {
      known += await time(stored);
      unknown += await time(null);
    }
    expect(unknown / known).toBeGreaterThan(0.4);
  });
});

describe('one-time codes', () => {
  // RFC 6238, appendix B, cut to six digits.
  const secret = Buffer.from('12345678901234567890');
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [2000000000, '279037'],
  ])('at %i', (seconds, code) => expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code));

  it('count once, and not after two periods', () => {
    const at = new Date(59_000);
    expect(matchTotp(secret, '287 082', at, 0)).toBe(1);
    expect(matchTotp(secret, '287082', at, 1)).toBeNull();
    expect(matchTotp(secret, '287082', new Date(89_000), 0)).toBe(1);
    expect(matchTotp(secret, '287082', new Date(120_000), 0)).toBeNull();
    expect(matchTotp(secret, '28708', at, 0)).toBeNull();
  });

  it('go through base32 and back', () => {
    expect(toBase32(Buffer.from('12345678901234567890'))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(fromBase32('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ').toString()).toBe('12345678901234567890');
  });
});

describe('recovery codes', () => {
  it('are read however they are typed, for their person alone', () => {
    const code = makeRecoveryCode();
    expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
    expect(recoveryHash('s', 'u', ` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(
      recoveryHash('s', 'u', code),
    );
    expect(recoveryHash('s', 'v', code)).not.toBe(recoveryHash('s', 'u', code));
  });
});

describe('sealing', () => {
  it('opens with the same secret and purpose alone', () => {
    const sealed = seal('secret', 'keys', 'text');
    expect(unseal('secret', 'keys', sealed)).toBe('text');
    expect(unseal('other', 'keys', sealed)).toBeNull();
    expect(unseal('secret', 'totp', sealed)).toBeNull();
    const tampered = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
    expect(unseal('secret', 'keys', tampered)).toBeNull();
    expect(unseal('secret', 'keys', '')).toBeNull();
  });
});
