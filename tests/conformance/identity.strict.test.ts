import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  multiFactor,
  reauthenticateWithCredential,
  signInWithCredential,
  TotpMultiFactorGenerator,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth';
import { describe, expect } from 'vitest';
import { solvePuzzle } from '#lib/run/puzzle.ts';
import { makePuzzle } from '#server/puzzle/puzzle.ts';
import { appSecret, codeOf, emulator, goodPassword, openTarget, ours, someEmail } from './target.ts';

// A service with every option set the other way: no hooks, no administrator, no Google, a strict policy.
const target = openTarget({
  TEST_HOOKS: '0',
  IDENTITY_ADMIN_TOKEN: '',
  GOOGLE_CLIENT_ID: '',
  IDENTITY_RECENT_LOGIN_S: '1',
  IDENTITY_PASSWORD_MIN: '10',
  IDENTITY_PASSWORD_NEEDS: 'lowercase, uppercase, numeric, symbol',
});
const later = () => new Promise((resolve) => setTimeout(resolve, 1300));

describe.skipIf(emulator !== undefined)('a strict service', () => {
  ours('asks for a fresh sign-in before what cannot be undone', async () => {
    const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
    await later();
    const late = 'auth/requires-recent-login';
    expect(await codeOf(updatePassword(user, 'Louder-8-lanterns'))).toBe(late);
    expect(await codeOf(deleteUser(user))).toBe(late);
    expect(await codeOf(verifyBeforeUpdateEmail(user, someEmail()))).toBe(late);
    const session = await multiFactor(user).getSession();
    expect(await codeOf(TotpMultiFactorGenerator.generateSecret(session))).toBe(late);
    // A new ID token is no new sign-in.
    await user.getIdToken(true);
    expect(await codeOf(deleteUser(user))).toBe(late);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', goodPassword));
    await deleteUser(user);
  });

  ours.each(['short-1A', 'no-numbers-HERE', 'NO-LOWER-123', 'no-upper-123', 'NoSymbols123'])(
    'refuses the password %s',
    async (password) => {
      expect(await codeOf(createUserWithEmailAndPassword(target.auth(), someEmail(), password))).toBe(
        'auth/password-does-not-meet-requirements',
      );
    },
  );

  ours('tells its policy to the SDK', async () => {
    const status = await validatePassword(target.auth(), 'lowercase');
    expect(status).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    });
  });

  ours('shows no mailed codes', async () => {
    expect((await target.raw(`/emulator/v1/projects/${target.project}/oobCodes`)).status).toBe(404);
  });

  ours('knows no administrator', async () => {
    const answer = await target.admin('/v1/accounts:lookup', { email: [someEmail()] });
    expect([answer.status, answer.body.error?.message]).toEqual([403, 'INSUFFICIENT_PERMISSION']);
  });

  ours('offers no Google', async () => {
    const credential = GoogleAuthProvider.credential((await target.google?.credential({ sub: '1' })) ?? '');
    expect(await codeOf(signInWithCredential(target.auth(), credential))).toBe('auth/operation-not-allowed');
  });

  ours('refuses a password made of the name that is sent along with a sign-up', async () => {
    const open = (displayName?: string) =>
      target.raw(
        '/v1/accounts:signUp',
        { email: someEmail(), password: 'Lovelace-1815-Ada', displayName },
        { headers: { 'X-Test-Address': '192.0.2.76' } },
      );
    expect((await open('Ada Lovelace')).body.error?.message).toContain('part of your name');
    expect((await open()).status).toBe(200);
  });

  ours('lets one network open some accounts, then asks for a puzzle', async () => {
    const open = () =>
      target.raw(
        '/v1/accounts:signUp',
        { email: someEmail(), password: goodPassword },
        { headers: { 'X-Test-Address': '192.0.2.77' } },
      );
    for (let n = 0; n < 10; n += 1) expect((await open()).status).toBe(200);
    expect((await open()).body.error?.message).toBe('MISSING_RECAPTCHA_TOKEN');
  });

  ours(
    'tells one network of few addresses that they are taken, then asks for a puzzle, then stops',
    async () => {
      const { email } = await target.account();
      const ask = async (captchaResponse?: string, address = email) => {
        const { status, body } = await target.raw(
          '/v1/accounts:signUp',
          { email: address, password: goodPassword, captchaResponse },
          { headers: { 'X-Test-Address': '192.0.2.78' } },
        );
        return body.error?.message ?? status;
      };
      const puzzle = () => solvePuzzle(makePuzzle(appSecret, 4));
      for (let n = 0; n < 3; n += 1) expect(await ask()).toBe('EMAIL_EXISTS');
      expect(await ask()).toBe('MISSING_RECAPTCHA_TOKEN');
      // Whoever signs up with a free address uses up nothing of this.
      expect(await ask(await puzzle(), someEmail())).toBe(200);
      const answers = await Promise.all(Array.from({ length: 10 }, async () => ask(await puzzle())));
      expect(answers.filter((answer) => answer === 'EMAIL_EXISTS')).toHaveLength(7);
      expect(await ask(await puzzle(), someEmail())).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    },
  );

  ours('answers a flood in a form that the SDK reads', async () => {
    const answers = await Promise.all(
      Array.from({ length: 120 }, () =>
        target.raw('/v1/accounts:lookup', {}, { headers: { 'X-Test-Address': '192.0.2.88' } }),
      ),
    );
    const flooded = answers.filter((answer) => answer.body.error?.message.startsWith('TOO_MANY_ATTEMPTS'));
    expect(flooded.length).toBeGreaterThan(10);
    expect(flooded[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});
