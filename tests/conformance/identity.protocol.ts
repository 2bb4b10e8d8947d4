import {
  createUserWithEmailAndPassword,
  initializeRecaptchaConfig,
  signInWithEmailAndPassword,
  validatePassword,
} from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { codeOf, emulator, goodPassword, ours, someEmail, type Target } from './target.ts';

/** What holds for every call: keys, forms of errors, and what the service says of itself. */
export function protocolCases(target: Target): void {
  describe('the key', () => {
    ours('must be there', async () => {
      const answer = await target.raw('/v1/accounts:signUp', { email: someEmail() }, { key: null });
      expect([answer.status, answer.body.error?.message]).toEqual([
        403,
        'The request is missing a valid API key.',
      ]);
    });

    ours('must be right', async () => {
      const answer = await target.raw('/v1/accounts:lookup', {}, { key: 'another' });
      expect([answer.status, answer.body.error?.message]).toEqual([
        400,
        'API key not valid. Please pass a valid API key.',
      ]);
      expect(await codeOf(signInWithEmailAndPassword(target.auth('another'), someEmail(), 'x'))).toMatch(
        /^auth\/api-key-not-valid/,
      );
    });
  });

  describe('an error', () => {
    it('has the form that the SDK reads', async () => {
      const { status, body } = await target.raw('/v1/accounts:lookup', {});
      expect(status).toBe(400);
      expect(body.error).toMatchObject({
        code: 400,
        message: 'MISSING_ID_TOKEN',
        errors: [{ message: 'MISSING_ID_TOKEN', domain: 'global', reason: 'invalid' }],
      });
    });

    ours.each<[string, string, unknown, number]>([
      ['broken JSON', '/v1/accounts:signUp', '{"email":', 400],
      ['a list instead of an object', '/v1/accounts:signUp', '[]', 400],
      ['a number instead of a text', '/v1/accounts:signUp', { email: 5, password: goodPassword }, 400],
      ['an unknown call', '/v1/accounts:open', {}, 404],
      ['a call named like a property of objects', '/v1/constructor', {}, 404],
      ['far too much', '/v1/accounts:signUp', { email: 'x'.repeat(70_000) }, 413],
    ])('has it for %s', async (_, path, body, status) => {
      const answer = await target.raw(path, body);
      expect(answer.status).toBe(status);
      expect(answer.body.error).toMatchObject({ code: status });
      expect(answer.body.error?.errors).toHaveLength(1);
    });

    ours('has it for another site’s request', async () => {
      const answer = await target.raw(
        '/v1/accounts:signUp',
        { email: someEmail(), password: goodPassword },
        { headers: { Origin: 'https://evil.example' } },
      );
      expect([answer.status, answer.body.error?.code]).toEqual([403, 403]);
    });

    it('is auth/network-request-failed where nobody answers', async () => {
      const auth = target.auth();
      Object.assign(auth.config, { apiScheme: 'http', apiHost: '127.0.0.1:9', emulator: undefined });
      expect(await codeOf(signInWithEmailAndPassword(auth, someEmail(), goodPassword))).toBe(
        'auth/network-request-failed',
      );
    });
  });

  describe('the service says', () => {
    ours('where popups may come from', async () => {
      const { body } = await target.raw('/v1/projects');
      expect(body.projectId).toBe(target.project);
      expect(body.authorizedDomains).toContain('localhost');
    });

    ours('what a password must be like', async () => {
      const auth = target.auth();
      const status = await validatePassword(auth, 'abc');
      expect(status).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
      expect(status.passwordPolicy.customStrengthOptions.minPasswordLength).toBe(emulator ? 6 : 8);
      expect((await validatePassword(auth, goodPassword)).isValid).toBe(true);
    });

    ours('that its puzzle is asked for only when it is needed', async () => {
      expect(await codeOf(initializeRecaptchaConfig(target.auth()))).toBe('no error');
      const { body } = await target.raw('/v2/recaptchaConfig');
      expect(body.recaptchaKey).toMatch(/^projects\/[^/]+\/keys\/[^/]+$/);
    });

    ours('nothing that may be kept', async () => {
      const { idToken } = await target.account();
      const { headers } = await target.raw('/v1/accounts:lookup', { idToken });
      expect(headers.get('cache-control')).toBe('no-store');
    });
  });

  describe('the hook of tests', () => {
    const path = `/emulator/v1/projects/${target.project}/oobCodes`;

    ours('answers to this machine alone', async () => {
      expect((await target.raw(path)).status).toBe(200);
      for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])
        expect((await target.raw(path, undefined, { headers: { [header]: '127.0.0.1' } })).status).toBe(404);
    });

    ours('knows its project alone', async () => {
      expect((await target.raw('/emulator/v1/projects/another/oobCodes')).status).toBe(404);
    });
  });

  describe('a new browser', () => {
    const mailsOf = async (email: string) => {
      const { rows } = await target.database.pool.query('select purpose from outbox where recipient = $1', [
        email,
      ]);
      return rows.map((row) => row.purpose);
    };

    ours('is told to the account’s owner, a known one is not', async () => {
      const signUp = await target.raw('/v1/accounts:signUp', {
        email: someEmail(),
        password: goodPassword,
        returnSecureToken: true,
      });
      const email = String(signUp.body.email);
      const cookie = signUp.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect(signUp.headers.get('set-cookie')).toMatch(/^device=[\w-]{22}; .*HttpOnly; SameSite=Lax/);
      const enter = (headers: Record<string, string>) =>
        target.raw('/v1/accounts:signInWithPassword', { email, password: goodPassword }, { headers });
      await enter({ Cookie: cookie });
      expect(await mailsOf(email)).toEqual([]);
      await enter({});
      expect(await mailsOf(email)).toEqual(['identity.new-device']);
    });

    ours('is none right after signing up', async () => {
      const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
      expect(await mailsOf(user.email ?? '')).toEqual([]);
    });
  });
}
