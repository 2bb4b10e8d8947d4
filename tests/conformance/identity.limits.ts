import { signInWithEmailAndPassword } from '@firebase/auth';
import { describe, expect } from 'vitest';
import { solvePuzzle } from '#lib/run/puzzle.ts';
import { makePuzzle } from '#server/puzzle/puzzle.ts';
import { appSecret, codeOf, goodPassword, ours, type Target } from './target.ts';

/** Guessing: a puzzle after some failures from one place, and nobody locked out by a stranger. */
export function limitCases(target: Target): void {
  const enter = (email: string, password: string, more: object = {}, address = '198.51.100.7') =>
    target.raw(
      '/v1/accounts:signInWithPassword',
      { email, password, ...more },
      { headers: { 'X-Test-Address': address } },
    );
  const given = async () => {
    const { body } = await target.raw('/api/captcha');
    return solvePuzzle({ challenge: String(body.challenge), difficulty: Number(body.difficulty) });
  };
  /** An easy one with the service's own signature: to count for long proves nothing more each time. */
  const puzzle = () => solvePuzzle(makePuzzle(appSecret, 4));
  /** One that was not solved: a guess at so many bits is right once in a million. */
  const unsolved = () => `${makePuzzle(appSecret, 20).challenge}:1`;
  const guess = async (email: string, times: number, address?: string) => {
    for (let n = 0; n < times; n += 1) await enter(email, `guess number ${n}`, {}, address);
  };

  describe('after five failures from one place', () => {
    ours('a puzzle is asked for, its answer counts once, and what only looks like one does not', async () => {
      const { email } = await target.account();
      await guess(email, 5);
      expect((await enter(email, goodPassword)).body.error?.message).toBe('MISSING_RECAPTCHA_TOKEN');
      for (const captchaResponse of ['NO_RECAPTCHA', 'made:1', 'made.up:1', unsolved()])
        expect((await enter(email, goodPassword, { captchaResponse })).body.error?.message).toBe(
          'INVALID_RECAPTCHA_TOKEN',
        );
      const captchaResponse = await given();
      expect((await enter(email, 'wrong once more', { captchaResponse })).body.error?.message).toBe(
        'INVALID_LOGIN_CREDENTIALS',
      );
      expect((await enter(email, goodPassword, { captchaResponse })).body.error?.message).toBe(
        'INVALID_RECAPTCHA_TOKEN',
      );
      expect((await enter(email, goodPassword, { captchaResponse: await puzzle() })).status).toBe(200);
      await guess(email, 5);
      const cookie = `captcha=${await puzzle()}`;
      const carried = await target.raw(
        '/v1/accounts:signInWithPassword',
        { email, password: goodPassword, captchaResponse: 'token' },
        { headers: { 'X-Test-Address': '198.51.100.7', Cookie: cookie } },
      );
      expect(carried.status).toBe(200);
      // Its owner was let in: no puzzle for the next time.
      expect((await enter(email, goodPassword)).status).toBe(200);
    });

    ours('its owner elsewhere notices nothing', async () => {
      const { email } = await target.account();
      await guess(email, 6);
      expect((await enter(email, goodPassword, {}, '203.0.113.9')).status).toBe(200);
    });

    ours('an address without an account is treated alike', async () => {
      const email = `nobody-${crypto.randomUUID()}@example.com`;
      await guess(email, 5);
      expect((await enter(email, goodPassword)).body.error?.message).toBe('MISSING_RECAPTCHA_TOKEN');
    });

    ours('the SDK says so too', async () => {
      const { email } = await target.account();
      const auth = target.auth();
      // In a browser the SDK asks grecaptcha.enterprise; its own stand-in for tests answers with a made-up token.
      auth.settings.appVerificationDisabledForTesting = true;
      for (let n = 0; n < 5; n += 1) await codeOf(signInWithEmailAndPassword(auth, email, `guess ${n}`));
      expect(await codeOf(signInWithEmailAndPassword(auth, email, goodPassword))).toBe(
        'auth/invalid-recaptcha-token',
      );
    });
  });

  describe('after very many failures from one place', () => {
    ours('that place waits, a known browser does not, nor does anybody elsewhere', async () => {
      const signUp = await target.raw('/v1/accounts:signUp', {
        email: `often-${crypto.randomUUID()}@example.com`,
        password: goodPassword,
        returnSecureToken: true,
      });
      const email = String(signUp.body.email);
      const cookie = signUp.headers.get('set-cookie')?.split(';')[0] ?? '';
      await guess(email, 1);
      await target.database.pool.query(
        "update limit_counters set used = 40 where key like 'identity:%' and used = 1",
      );
      const closed = await enter(email, goodPassword, { captchaResponse: await puzzle() });
      expect(closed.body.error?.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
      const known = await target.raw(
        '/v1/accounts:signInWithPassword',
        { email, password: goodPassword, captchaResponse: await puzzle() },
        { headers: { 'X-Test-Address': '198.51.100.7', Cookie: cookie } },
      );
      expect(known.status).toBe(200);
      await target.database.pool.query('delete from limit_counters');
    });
  });
}
