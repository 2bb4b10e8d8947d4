import {
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  type MultiFactorAssertion,
  type MultiFactorError,
  multiFactor,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type User,
} from '@firebase/auth';
import { describe, expect } from 'vitest';
import { fromBase32, stepAt, totpCode } from '#server/identity/totp.ts';
import { claimsOf, codeOf, goodPassword, ours, someEmail, type Target } from './target.ts';

/** Two-step sign-in by an app, and recovery codes; the emulator knows second factors by phone only. */
export function factorCases(target: Target): void {
  const confirmedUser = async () => {
    const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
    await target.admin('/v1/accounts:update', { localId: user.uid, emailVerified: true });
    return user;
  };
  /** The app's codes: each call gives that of a later period, as an app would. */
  const appWith = (secret: string) => {
    let step = stepAt(new Date()) - 1;
    return () => {
      step += 1;
      return totpCode(fromBase32(secret), step);
    };
  };
  const enrol = async (user: User) => {
    const session = await multiFactor(user).getSession();
    const secret = await TotpMultiFactorGenerator.generateSecret(session);
    const app = appWith(secret.secretKey);
    await multiFactor(user).enroll(
      TotpMultiFactorGenerator.assertionForEnrollment(secret, app()),
      'My phone',
    );
    return app;
  };
  const firstStep = async (email: string) => {
    const auth = target.auth();
    const error = await signInWithEmailAndPassword(auth, email, goodPassword).then(
      () => null,
      (reason: MultiFactorError) => reason,
    );
    if (error?.code !== 'auth/multi-factor-auth-required') throw new Error(`no second step: ${error?.code}`);
    return { auth, resolver: getMultiFactorResolver(auth, error) };
  };
  const assertion = (id: string | undefined, code: string) =>
    TotpMultiFactorGenerator.assertionForSignIn(id ?? '', code);
  const newCodes = async (user: User): Promise<string[]> => {
    const { body } = await target.raw('/api/identity/recovery-codes', { idToken: await user.getIdToken() });
    return body.codes as string[];
  };
  /** The SDK knows no recovery codes; an assertion of our own lets it end the sign-in with one. */
  const recoveryAssertion = (code: string): MultiFactorAssertion =>
    Object.assign(
      { factorId: 'totp' as const },
      {
        _process: async (_: unknown, session: { credential: string }) => {
          const answer = await target.raw('/api/identity/recovery', {
            mfaPendingCredential: session.credential,
            code,
          });
          if (answer.body.error) throw new Error(answer.body.error.message);
          return answer.body;
        },
      },
    );

  describe('two-step sign-in', () => {
    ours('asks for the app’s code', async () => {
      const user = await confirmedUser();
      const app = await enrol(user);
      const { auth, resolver } = await firstStep(user.email ?? '');
      expect(resolver.hints.map((hint) => [hint.factorId, hint.displayName])).toEqual([['totp', 'My phone']]);
      const { user: again } = await resolver.resolveSignIn(assertion(resolver.hints[0]?.uid, app()));
      expect([again.uid, auth.currentUser?.uid]).toEqual([user.uid, user.uid]);
      expect(claimsOf(await again.getIdToken()).firebase).toMatchObject({ sign_in_second_factor: 'totp' });
      expect(multiFactor(again).enrolledFactors).toHaveLength(1);
    });

    ours('refuses a wrong code, and one that was used', async () => {
      const user = await confirmedUser();
      const app = await enrol(user);
      const { resolver } = await firstStep(user.email ?? '');
      const id = resolver.hints[0]?.uid;
      expect(await codeOf(resolver.resolveSignIn(assertion(id, '000000')))).toBe(
        'auth/invalid-verification-code',
      );
      const code = app();
      await resolver.resolveSignIn(assertion(id, code));
      const second = await firstStep(user.email ?? '');
      expect(await codeOf(second.resolver.resolveSignIn(assertion(id, code)))).toBe(
        'auth/invalid-verification-code',
      );
    });

    ours('lets a first step be used once', async () => {
      const user = await confirmedUser();
      await enrol(user);
      const [one, two] = await newCodes(user);
      const { body } = await target.raw('/v1/accounts:signInWithPassword', {
        email: user.email,
        password: goodPassword,
      });
      const redeem = (code = '') =>
        target.raw('/api/identity/recovery', { mfaPendingCredential: body.mfaPendingCredential, code });
      expect((await redeem(one)).status).toBe(200);
      expect((await redeem(two)).body.error?.message).toBe('INVALID_MFA_PENDING_CREDENTIAL');
    });

    ours('takes no first step that somebody made up', async () => {
      const answer = await target.raw('/v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential: 'made-up',
        mfaEnrollmentId: crypto.randomUUID(),
        totpVerificationInfo: { verificationCode: '123456' },
      });
      expect(answer.body.error?.message).toBe('INVALID_MFA_PENDING_CREDENTIAL');
    });

    ours('needs a confirmed address', async () => {
      const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
      const session = await multiFactor(user).getSession();
      expect(await codeOf(TotpMultiFactorGenerator.generateSecret(session))).toBe('auth/unverified-email');
    });

    ours('begins with a right code only', async () => {
      const user = await confirmedUser();
      const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
      const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, '000000');
      expect(await codeOf(multiFactor(user).enroll(wrong))).toBe('auth/invalid-verification-code');
      expect(multiFactor(user).enrolledFactors).toHaveLength(0);
    });

    ours('ends sign-ins that showed no second factor', async () => {
      const user = await confirmedUser();
      const elsewhere = await signInWithEmailAndPassword(target.auth(), user.email ?? '', goodPassword);
      await enrol(user);
      expect(await codeOf(elsewhere.user.getIdToken(true))).toBe('auth/user-token-expired');
      await user.getIdToken(true);
    });

    ours('is turned off again', async () => {
      const user = await confirmedUser();
      await enrol(user);
      const [factor] = multiFactor(user).enrolledFactors;
      await multiFactor(user).unenroll(factor?.uid ?? '');
      await signInWithEmailAndPassword(target.auth(), user.email ?? '', goodPassword);
      expect(await codeOf(multiFactor(user).unenroll(factor?.uid ?? ''))).toBe(
        'auth/multi-factor-info-not-found',
      );
    });

    ours('lets codes be guessed a dozen times', async () => {
      const user = await confirmedUser();
      await enrol(user);
      const { resolver } = await firstStep(user.email ?? '');
      const codes: string[] = [];
      for (let n = 0; n < 13; n += 1)
        codes.push(await codeOf(resolver.resolveSignIn(assertion(resolver.hints[0]?.uid, '000000'))));
      expect(codes.at(0)).toBe('auth/invalid-verification-code');
      expect(codes.at(-1)).toBe('auth/too-many-requests');
    });

    ours('is not got around by Google', async () => {
      const user = await confirmedUser();
      await enrol(user);
      const idToken = await target.google?.credential({
        sub: crypto.randomUUID(),
        email: user.email,
        email_verified: true,
      });
      const { body } = await target.raw('/v1/accounts:signInWithIdp', {
        postBody: `&id_token=${idToken}&providerId=google.com`,
        requestUri: 'http://localhost',
        returnIdpCredential: true,
      });
      expect(body.idToken).toBeUndefined();
      expect(body.mfaPendingCredential).toBeTruthy();
    });
  });

  describe('recovery codes', () => {
    ours('let in without the app, each once', async () => {
      const user = await confirmedUser();
      await enrol(user);
      const codes = await newCodes(user);
      expect(codes).toHaveLength(10);
      const { auth, resolver } = await firstStep(user.email ?? '');
      await resolver.resolveSignIn(recoveryAssertion(codes[0]?.toUpperCase() ?? ''));
      expect(auth.currentUser?.uid).toBe(user.uid);
      const second = await firstStep(user.email ?? '');
      expect(await codeOf(second.resolver.resolveSignIn(recoveryAssertion(codes[0] ?? '')))).toContain(
        'INVALID_CODE',
      );
      await second.resolver.resolveSignIn(recoveryAssertion(codes[1] ?? ''));
    });

    ours('end when new ones are made, and are kept as hashes', async () => {
      const user = await confirmedUser();
      await enrol(user);
      const [old = ''] = await newCodes(user);
      const [fresh = ''] = await newCodes(user);
      const { rows } = await target.database.pool.query(
        'select hash from identity_recovery_codes where user_id = $1',
        [user.uid],
      );
      expect(rows).toHaveLength(10);
      expect(JSON.stringify(rows)).not.toContain(fresh);
      const { resolver } = await firstStep(user.email ?? '');
      expect(await codeOf(resolver.resolveSignIn(recoveryAssertion(old)))).toContain('INVALID_CODE');
    });

    ours('are for accounts with two steps only', async () => {
      const user = await confirmedUser();
      const { body } = await target.raw('/api/identity/recovery-codes', { idToken: await user.getIdToken() });
      expect(body.error?.message).toBe('MFA_ENROLLMENT_NOT_FOUND');
    });
  });
}
