import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  reload,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  verifyPasswordResetCode,
} from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { codeOf, goodPassword, ours, someEmail, type Target } from './target.ts';

const next = 'Louder-8-lanterns';

/** Codes that are mailed: for a new password, and for signing in by link. */
export function codeCases(target: Target): void {
  const fresh = async () => {
    const auth = target.auth();
    const { user } = await createUserWithEmailAndPassword(auth, someEmail(), goodPassword);
    return { auth, user, email: user.email ?? '' };
  };
  const resetCode = async (email: string) => {
    await sendPasswordResetEmail(target.auth(), email);
    return target.code(email, 'PASSWORD_RESET');
  };

  describe('a forgotten password', () => {
    it('is replaced by the code of a mail', async () => {
      const { email } = await fresh();
      const code = await resetCode(email);
      const auth = target.auth();
      expect(await verifyPasswordResetCode(auth, code)).toBe(email);
      await confirmPasswordReset(auth, code, next);
      const { user } = await signInWithEmailAndPassword(auth, email, next);
      // Who read the mail owns the address.
      expect(user.emailVerified).toBe(true);
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), email, goodPassword))).toBe(
        'auth/invalid-credential',
      );
    });

    it('is replaced once', async () => {
      const { email } = await fresh();
      const code = await resetCode(email);
      await confirmPasswordReset(target.auth(), code, next);
      expect(await codeOf(confirmPasswordReset(target.auth(), code, goodPassword))).toBe(
        'auth/invalid-action-code',
      );
      expect(await codeOf(verifyPasswordResetCode(target.auth(), code))).toBe('auth/invalid-action-code');
    });

    ours('is replaced once, also by two at the same moment', async () => {
      const { email } = await fresh();
      const oobCode = await resetCode(email);
      const answers = await Promise.all(
        [next, `${next}-2`].map((newPassword) =>
          target.raw('/v1/accounts:resetPassword', { oobCode, newPassword }),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    });

    it('tells nobody whether an address has an account', async () => {
      const email = someEmail();
      expect(await codeOf(sendPasswordResetEmail(target.auth(), email))).toBe('no error');
      expect(await target.code(email, 'PASSWORD_RESET')).toBe('');
    });

    it('survives a new one that is too weak', async () => {
      const { email } = await fresh();
      const code = await resetCode(email);
      expect(await codeOf(confirmPasswordReset(target.auth(), code, 'abc'))).toBe('auth/weak-password');
      await confirmPasswordReset(target.auth(), code, next);
    });

    it.each(['never-mailed', 'AAAAAAAAAAAAAAAAAAAAAA'])('is not replaced by %s', async (code) => {
      expect(await codeOf(confirmPasswordReset(target.auth(), code, next))).toBe('auth/invalid-action-code');
    });

    ours('is not replaced after an hour', async () => {
      const { email, user } = await fresh();
      const code = await resetCode(email);
      await target.database.pool.query(
        "update identity_oob_codes set expires_at = now() - interval '1 second' where user_id = $1",
        [user.uid],
      );
      expect(await codeOf(confirmPasswordReset(target.auth(), code, next))).toBe('auth/expired-action-code');
    });

    ours('is not replaced by the code of an earlier mail once it was changed', async () => {
      const { email } = await fresh();
      const [first, second] = [await resetCode(email), await resetCode(email)];
      await confirmPasswordReset(target.auth(), second, next);
      expect(await codeOf(confirmPasswordReset(target.auth(), first, goodPassword))).toBe(
        'auth/invalid-action-code',
      );
    });

    ours('ends every sign-in when it is replaced', async () => {
      const { email, user } = await fresh();
      const { refreshToken } = user;
      await confirmPasswordReset(target.auth(), await resetCode(email), next);
      expect((await target.refresh(refreshToken)).body.error?.message).toBe('TOKEN_EXPIRED');
      expect(await codeOf(reload(user))).toBe('auth/user-token-expired');
    });

    ours('is kept as a hash, its code too', async () => {
      const { email, user } = await fresh();
      const code = await resetCode(email);
      const { rows } = await target.database.pool.query(
        'select c.hash, u.password_hash from identity_oob_codes c join identity_users u on u.id = c.user_id where u.id = $1',
        [user.uid],
      );
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(rows[0].password_hash).toMatch(/^\$argon2id\$/);
    });

    ours('may not be asked for without end', async () => {
      const { email } = await fresh();
      for (let n = 0; n < 5; n += 1) await sendPasswordResetEmail(target.auth(), email);
      expect(await codeOf(sendPasswordResetEmail(target.auth(), email))).toBe('auth/too-many-requests');
    });
  });

  describe('signing in by link', () => {
    const settings = { url: 'http://localhost/back', handleCodeInApp: true };
    const linkFor = async (email: string) => {
      await sendSignInLinkToEmail(target.auth(), email, settings);
      const { body } = await target.raw(`/emulator/v1/projects/${target.project}/oobCodes`);
      const codes = body.oobCodes as { email: string; oobLink: string; requestType: string }[];
      return (
        codes.findLast((code) => code.email === email && code.requestType === 'EMAIL_SIGNIN')?.oobLink ?? ''
      );
    };

    it('opens an account with a confirmed address, once', async () => {
      const email = someEmail();
      const link = await linkFor(email);
      const { user } = await signInWithEmailLink(target.auth(), email, link);
      expect([user.email, user.emailVerified]).toEqual([email, true]);
      expect(await codeOf(signInWithEmailLink(target.auth(), email, link))).toBe('auth/invalid-action-code');
    });

    it('needs the address that the link was sent to', async () => {
      const link = await linkFor(someEmail());
      expect(await codeOf(signInWithEmailLink(target.auth(), someEmail(), link))).toBe('auth/invalid-email');
    });
  });

  describe('asking for a code', () => {
    it('needs to say what for', async () => {
      const { body } = await target.raw('/v1/accounts:sendOobCode', { email: someEmail() });
      expect(body.error?.message).toBe('MISSING_REQ_TYPE');
    });

    it.each([['no address to go back to', 'nowhere', /^INVALID_CONTINUE_URI/]])(
      'refuses %s',
      async (_, continueUrl, message) => {
        const { email } = await fresh();
        const { body } = await target.raw('/v1/accounts:sendOobCode', {
          requestType: 'PASSWORD_RESET',
          email,
          continueUrl,
        });
        expect(body.error?.message).toMatch(message);
      },
    );

    ours('sends nobody to another site afterwards', async () => {
      const { email } = await fresh();
      const url = 'https://evil.example/';
      expect(await codeOf(sendPasswordResetEmail(target.auth(), email, { url }))).toBe(
        'auth/unauthorized-continue-uri',
      );
    });

    it('gives an administrator the link', async () => {
      const { email } = await fresh();
      const { body } = await target.admin('/v1/accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email,
        returnOobLink: true,
      });
      const code = new URL(String(body.oobLink)).searchParams.get('oobCode') ?? '';
      expect(await verifyPasswordResetCode(target.auth(), code)).toBe(email);
    });
  });
}
