import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  getIdTokenResult,
  reauthenticateWithCredential,
  reload,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  updateProfile,
} from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { codeOf, goodPassword, ours, someEmail, type Target } from './target.ts';

/** Accounts: opening, using, changing and deleting them. */
export function accountCases(target: Target): void {
  const fresh = async () => {
    const auth = target.auth();
    const { user } = await createUserWithEmailAndPassword(auth, someEmail(), goodPassword);
    return { auth, user };
  };

  describe('signing up', () => {
    it('makes an account and signs it in', async () => {
      const auth = target.auth();
      const email = someEmail();
      const credential = await createUserWithEmailAndPassword(auth, email, goodPassword);
      expect(auth.currentUser).toBe(credential.user);
      expect(credential.user).toMatchObject({
        email,
        emailVerified: false,
        isAnonymous: false,
        displayName: null,
      });
      expect(credential.user.providerData.map((data) => data.providerId)).toEqual(['password']);
      expect(getAdditionalUserInfo(credential)?.isNewUser).toBe(true);
    });

    it('keeps an address in lower case', async () => {
      const email = someEmail();
      const auth = target.auth();
      const { user } = await createUserWithEmailAndPassword(auth, email.toUpperCase(), goodPassword);
      expect(user.email).toBe(email);
      await signInWithEmailAndPassword(target.auth(), email, goodPassword);
    });

    it('writes a token with all the claims', async () => {
      const { user } = await fresh();
      const { claims } = await getIdTokenResult(user);
      expect(claims).toMatchObject({
        iss: `https://securetoken.google.com/${target.project}`,
        aud: target.project,
        sub: user.uid,
        user_id: user.uid,
        email: user.email,
        email_verified: false,
        firebase: { sign_in_provider: 'password', identities: { email: [user.email] } },
      });
      expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
      expect(Number(claims.auth_time)).toBeLessThanOrEqual(Number(claims.iat));
    });

    it.each([
      [
        'an address that is taken',
        () => target.account().then(({ email }) => [email, goodPassword] as const),
        'auth/email-already-in-use',
      ],
      ['no address', async () => ['', goodPassword] as const, 'auth/missing-email'],
      ['something that is no address', async () => ['nobody', goodPassword] as const, 'auth/invalid-email'],
      ['no password', async () => [someEmail(), ''] as const, 'auth/missing-password'],
      ['a short password', async () => [someEmail(), 'abcde'] as const, 'auth/weak-password'],
    ])('refuses %s', async (_, given, code) => {
      const [email, password] = await given();
      expect(await codeOf(createUserWithEmailAndPassword(target.auth(), email, password))).toBe(code);
    });

    ours('refuses a password that everybody tries first', async () => {
      expect(await codeOf(createUserWithEmailAndPassword(target.auth(), someEmail(), 'password123'))).toBe(
        'auth/weak-password',
      );
    });

    ours('offers no accounts without an address', async () => {
      expect(await codeOf(signInAnonymously(target.auth()))).toBe('auth/admin-restricted-operation');
    });

    it('lets nobody choose an id', async () => {
      const answer = await target.raw('/v1/accounts:signUp', {
        email: someEmail(),
        password: goodPassword,
        localId: 'mine',
      });
      expect(answer.body.error?.message).toBe('UNEXPECTED_PARAMETER : User ID');
    });

    it('gives one account to people who ask at the same moment', async () => {
      const email = someEmail();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          target.raw('/v1/accounts:signUp', { email, password: goodPassword, returnSecureToken: true }),
        ),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      expect(answers.filter((answer) => answer.body.error?.message === 'EMAIL_EXISTS')).toHaveLength(5);
    });
  });

  describe('signing in', () => {
    it('lets in with the right password', async () => {
      const { email, localId } = await target.account();
      const auth = target.auth();
      const credential = await signInWithEmailAndPassword(auth, email, goodPassword);
      expect(credential.user.uid).toBe(localId);
      expect(getAdditionalUserInfo(credential)?.isNewUser).toBe(false);
      await signOut(auth);
      expect(auth.currentUser).toBeNull();
    });

    it('says the same of a wrong password and of an unknown address', async () => {
      const { email } = await target.account();
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), email, 'something else'))).toBe(
        'auth/invalid-credential',
      );
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), someEmail(), goodPassword))).toBe(
        'auth/invalid-credential',
      );
    });

    it.each([
      ['no password', 'auth/missing-password', () => ['a@example.com', '']],
      ['something that is no address', 'auth/invalid-email', () => ['nobody', goodPassword]],
    ])('refuses %s', async (_, code, given) => {
      const [email = '', password = ''] = given();
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), email, password))).toBe(code);
    });

    it('tells a blocked account only with the right password, and at once', async () => {
      const auth = target.auth();
      const { user } = await createUserWithEmailAndPassword(auth, someEmail(), goodPassword);
      await target.admin('/v1/accounts:update', { localId: user.uid, disableUser: true });
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), user.email ?? '', goodPassword))).toBe(
        'auth/user-disabled',
      );
      expect(await codeOf(reload(user))).toMatch(/^auth\/user-(disabled|token-expired)$/);
      expect(await codeOf(user.getIdToken(true))).toMatch(/^auth\/user-(disabled|token-expired)$/);
      expect(auth.currentUser).toBeNull();
    });

    it('tells nobody which ways an address signs in with', async () => {
      const { email } = await target.account();
      const auth = target.auth();
      Object.assign(globalThis, { location: { href: 'http://localhost/', protocol: 'http:' } });
      expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([]);
      expect(await fetchSignInMethodsForEmail(auth, someEmail())).toEqual([]);
      expect(await codeOf(fetchSignInMethodsForEmail(auth, 'nobody'))).toBe('auth/invalid-email');
      Reflect.deleteProperty(globalThis, 'location');
    });
  });

  describe('one’s own account', () => {
    it('takes a name and a picture, and loses them again', async () => {
      const { user } = await fresh();
      await updateProfile(user, { displayName: 'Ada Lovelace', photoURL: 'https://example.com/ada.png' });
      await reload(user);
      expect(user).toMatchObject({ displayName: 'Ada Lovelace', photoURL: 'https://example.com/ada.png' });
      await user.getIdToken(true);
      expect((await getIdTokenResult(user)).claims).toMatchObject({ name: 'Ada Lovelace' });
      await updateProfile(user, { displayName: '', photoURL: '' });
      await reload(user);
      expect(user).toMatchObject({ displayName: null, photoURL: null });
    });

    ours('takes no picture that would run', async () => {
      const { user } = await fresh();
      expect(await codeOf(updateProfile(user, { photoURL: 'javascript:alert(1)' }))).toBe(
        'auth/invalid-photo-url',
      );
    });

    it('changes the password: the old one ends, the browser at hand stays', async () => {
      const { auth, user } = await fresh();
      const next = 'Louder-8-lanterns';
      await updatePassword(user, next);
      expect(auth.currentUser).toBe(user);
      await user.getIdToken(true);
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), user.email ?? '', goodPassword))).toBe(
        'auth/invalid-credential',
      );
      await signInWithEmailAndPassword(target.auth(), user.email ?? '', next);
      expect(await codeOf(updatePassword(user, 'short'))).toBe('auth/weak-password');
    });

    ours('asks to confirm a new address instead of taking it', async () => {
      const { user } = await fresh();
      expect(await codeOf(updateEmail(user, someEmail()))).toBe('auth/operation-not-allowed');
    });

    it('shows once more who one is, and notices somebody else', async () => {
      const { auth, user } = await fresh();
      const other = await target.account();
      const own = EmailAuthProvider.credential(user.email ?? '', goodPassword);
      await reauthenticateWithCredential(user, own);
      expect(auth.currentUser?.uid).toBe(user.uid);
      const foreign = EmailAuthProvider.credential(other.email, other.password);
      expect(await codeOf(reauthenticateWithCredential(user, foreign))).toBe('auth/user-mismatch');
      const wrong = EmailAuthProvider.credential(user.email ?? '', 'not the one');
      expect(await codeOf(reauthenticateWithCredential(user, wrong))).toBe('auth/invalid-credential');
    });

    it('is deleted, and gone everywhere', async () => {
      const { auth, user } = await fresh();
      const elsewhere = target.auth();
      await signInWithEmailAndPassword(elsewhere, user.email ?? '', goodPassword);
      await deleteUser(user);
      expect(auth.currentUser).toBeNull();
      const left = elsewhere.currentUser;
      expect(left && (await codeOf(reload(left)))).toBe('auth/user-token-expired');
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), user.email ?? '', goodPassword))).toBe(
        'auth/invalid-credential',
      );
    });

    it('may be opened again under the same address, as another account', async () => {
      const { user } = await fresh();
      const { email, uid } = user;
      await deleteUser(user);
      const again = await createUserWithEmailAndPassword(target.auth(), email ?? '', goodPassword);
      expect(again.user.uid).not.toBe(uid);
    });
  });
}
