import { generateKeyPairSync } from 'node:crypto';
import {
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  linkWithCredential,
  reauthenticateWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
} from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { writeCredential } from './google-stand-in.ts';
import { codeOf, goodPassword, ours, someEmail, type Target } from './target.ts';

/** Signing in with Google: who gets which account, and which credentials count. */
export function googleCases(target: Target): void {
  const person = () => ({
    sub: crypto.randomUUID(),
    email: someEmail(),
    email_verified: true,
    name: 'Gwen Go',
  });
  const credential = async (claims: Record<string, unknown>) =>
    GoogleAuthProvider.credential((await target.google?.credential(claims)) ?? '');
  const enter = async (claims: Record<string, unknown>) =>
    signInWithCredential(target.auth(), await credential(claims));

  describe('a Google user', () => {
    it('gets an account, and the same one the next time', async () => {
      const claims = person();
      const first = await enter(claims);
      expect(first.user).toMatchObject({ email: claims.email, emailVerified: true, displayName: 'Gwen Go' });
      expect(first.user.providerData.map((data) => data.providerId)).toEqual(['google.com']);
      expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });
      expect(getAdditionalUserInfo(first)?.profile).toMatchObject({ id: claims.sub });
      const second = await enter(claims);
      expect(second.user.uid).toBe(first.user.uid);
      expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false);
    });

    ours('is known by Google’s id, not by the address', async () => {
      const claims = person();
      const first = await enter(claims);
      const moved = await enter({ ...claims, email: someEmail() });
      expect(moved.user.uid).toBe(first.user.uid);
      expect(moved.user.email).toBe(claims.email);
    });

    it('joins the account that confirmed the same address', async () => {
      const auth = target.auth();
      const { user } = await createUserWithEmailAndPassword(auth, someEmail(), goodPassword);
      await target.admin('/v1/accounts:update', { localId: user.uid, emailVerified: true });
      const joined = await enter({ ...person(), email: user.email });
      expect(joined.user.uid).toBe(user.uid);
      await signInWithEmailAndPassword(target.auth(), user.email ?? '', goodPassword);
    });

    it('takes an account over whose address nobody confirmed: its password ends', async () => {
      const { email, localId } = await target.account();
      const taken = await enter({ ...person(), email });
      expect([taken.user.uid, taken.user.emailVerified]).toEqual([localId, true]);
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), email, goodPassword))).toBe(
        'auth/invalid-credential',
      );
    });

    ours('takes it over from whoever is signed in', async () => {
      const { email, refreshToken } = await target.account();
      await enter({ ...person(), email });
      expect((await target.refresh(refreshToken)).body.error?.message).toBe('TOKEN_EXPIRED');
    });

    it('gets no account by an address that Google does not vouch for', async () => {
      const { email } = await target.account();
      expect(await codeOf(enter({ ...person(), email, email_verified: false }))).toBe(
        'auth/account-exists-with-different-credential',
      );
    });
  });

  describe('linking', () => {
    it('adds Google to an account, and takes it away', async () => {
      const auth = target.auth();
      const { user } = await createUserWithEmailAndPassword(auth, someEmail(), goodPassword);
      await linkWithCredential(user, await credential({ ...person(), email: user.email }));
      expect(user.providerData.map((data) => data.providerId).sort()).toEqual(['google.com', 'password']);
      expect(await codeOf(linkWithCredential(user, await credential(person())))).toBe(
        'auth/provider-already-linked',
      );
      await unlink(user, 'google.com');
      expect(user.providerData.map((data) => data.providerId)).toEqual(['password']);
      expect(await codeOf(unlink(user, 'google.com'))).toBe('auth/no-such-provider');
    });

    it('refuses a Google user of another account', async () => {
      const claims = person();
      await enter(claims);
      const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
      expect(await codeOf(linkWithCredential(user, await credential(claims)))).toBe(
        'auth/credential-already-in-use',
      );
    });

    it('refuses one whose address another account has', async () => {
      const { email } = await target.account();
      const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
      expect(await codeOf(linkWithCredential(user, await credential({ ...person(), email })))).toBe(
        'auth/email-already-in-use',
      );
    });
  });

  describe('showing once more who one is', () => {
    it('takes the same Google user and notices another', async () => {
      const claims = person();
      const { user } = await enter(claims);
      await reauthenticateWithCredential(user, await credential(claims));
      const other = person();
      await enter(other);
      expect(await codeOf(reauthenticateWithCredential(user, await credential(other)))).toBe(
        'auth/user-mismatch',
      );
    });

    ours('makes no account for an unknown one', async () => {
      const { user } = await enter(person());
      const stranger = person();
      await codeOf(reauthenticateWithCredential(user, await credential(stranger)));
      const { body } = await target.admin('/v1/accounts:lookup', { email: [stranger.email] });
      expect(body.users).toBeUndefined();
    });
  });

  describe('a credential', () => {
    const refused = (token: string) =>
      codeOf(signInWithCredential(target.auth(), GoogleAuthProvider.credential(token)));
    const at = () => Math.floor(Date.now() / 1000);
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

    ours('may spell its issuer both ways', async () => {
      await enter({ ...person(), iss: 'accounts.google.com' });
    });

    ours.each<[string, Record<string, unknown>]>([
      ['another issuer', { iss: 'https://accounts.evil.example' }],
      ['another audience', { aud: 'somebody-else.apps.googleusercontent.com' }],
      ['a time that is over', { iat: at() - 7200, exp: at() - 3600 }],
      ['a time to come', { iat: at() + 3600, exp: at() + 7200 }],
      ['a nonce of another flow', { nonce: 'of-the-button' }],
    ])('with %s is refused', async (_, claims) => {
      const token = await target.google?.credential({ ...person(), ...claims });
      expect(await refused(token ?? '')).toBe('auth/invalid-credential');
    });

    ours('of another key is refused, under its id and under ours', async () => {
      expect(await refused(await writeCredential('google-1', foreign, person()))).toBe(
        'auth/invalid-credential',
      );
      expect(await refused(await writeCredential('unknown', foreign, person()))).toBe(
        'auth/invalid-credential',
      );
    });

    ours('without a signature is refused', async () => {
      const claims = { ...person(), iss: 'https://accounts.google.com', iat: at(), exp: at() + 3600 };
      expect(await refused(`${part({ alg: 'none', kid: 'google-1' })}.${part(claims)}.`)).toBe(
        'auth/invalid-credential',
      );
    });

    ours(
      'makes the keys be fetched once for many, and again for a new key, but not for every forgery',
      async () => {
        await enter(person());
        const before = target.google?.fetches() ?? 0;
        await enter(person());
        await enter(person());
        expect(target.google?.fetches()).toBe(before);
        for (let n = 0; n < 5; n += 1) await refused(await writeCredential(`forged-${n}`, foreign, person()));
        expect((target.google?.fetches() ?? 0) - before).toBeLessThanOrEqual(1);
      },
    );

    ours('of another provider is refused', async () => {
      const facebook = FacebookAuthProvider.credential('token');
      expect(await codeOf(signInWithCredential(target.auth(), facebook))).toBe('auth/operation-not-allowed');
    });
  });
}
