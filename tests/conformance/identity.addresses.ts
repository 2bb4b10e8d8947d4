import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { codeOf, goodPassword, ours, someEmail, type Target } from './target.ts';

/** Addresses: confirming and changing them by mailed codes. */
export function addressCases(target: Target): void {
  const fresh = async () => {
    const auth = target.auth();
    const { user } = await createUserWithEmailAndPassword(auth, someEmail(), goodPassword);
    return { auth, user, email: user.email ?? '' };
  };
  const confirmed = async () => {
    const person = await fresh();
    await target.admin('/v1/accounts:update', { localId: person.user.uid, emailVerified: true });
    return person;
  };

  describe('confirming an address', () => {
    it('takes the code of a mail, once', async () => {
      const { auth, user, email } = await fresh();
      await sendEmailVerification(user);
      const code = await target.code(email, 'VERIFY_EMAIL');
      expect(await checkActionCode(auth, code)).toMatchObject({
        operation: 'VERIFY_EMAIL',
        data: { email },
      });
      await applyActionCode(auth, code);
      await reload(user);
      expect(user.emailVerified).toBe(true);
      expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
    });

    it('is not what a code for it may be used for otherwise', async () => {
      const { auth, user, email } = await fresh();
      await sendEmailVerification(user);
      const code = await target.code(email, 'VERIFY_EMAIL');
      expect(await codeOf(confirmPasswordReset(auth, code, 'Louder-8-lanterns'))).toBe(
        'auth/invalid-action-code',
      );
    });

    ours('is not done by a code for a new password', async () => {
      const { auth, email } = await fresh();
      await sendPasswordResetEmail(auth, email);
      const code = await target.code(email, 'PASSWORD_RESET');
      expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
    });

    ours('is mailed again, within reason', async () => {
      const { user } = await fresh();
      for (let n = 0; n < 5; n += 1) await sendEmailVerification(user);
      expect(await codeOf(sendEmailVerification(user))).toBe('auth/too-many-requests');
    });
  });

  describe('changing an address', () => {
    it('asks the new one; the account then signs in with it', async () => {
      const { auth, user } = await fresh();
      const newEmail = someEmail();
      await verifyBeforeUpdateEmail(user, newEmail);
      // The list of codes shows it under the address that the account has.
      const code = await target.code(user.email ?? '', 'VERIFY_AND_CHANGE_EMAIL');
      const info = await checkActionCode(auth, code);
      expect(info).toMatchObject({
        operation: 'VERIFY_AND_CHANGE_EMAIL',
        data: { email: newEmail, previousEmail: user.email },
      });
      await applyActionCode(auth, code);
      const again = await signInWithEmailAndPassword(target.auth(), newEmail, goodPassword);
      expect([again.user.uid, again.user.emailVerified]).toEqual([user.uid, true]);
    });

    ours('answers for one that is taken as for a free one, and sends it no code', async () => {
      const { user } = await fresh();
      const other = await target.account();
      expect(await codeOf(verifyBeforeUpdateEmail(user, other.email))).toBe('no error');
      expect(await target.code(user.email ?? '', 'VERIFY_AND_CHANGE_EMAIL')).toBe('');
    });

    ours.each(['old first', 'new first'])('asks both where the old one was confirmed: %s', async (order) => {
      const { auth, user, email } = await confirmed();
      const newEmail = someEmail();
      await verifyBeforeUpdateEmail(user, newEmail);
      const codes = await Promise.all(
        [undefined, newEmail].map((sentTo) => target.code(email, 'VERIFY_AND_CHANGE_EMAIL', sentTo)),
      );
      const [first = '', second = ''] = order === 'old first' ? codes : codes.reverse();
      await applyActionCode(auth, first);
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), newEmail, goodPassword))).toBe(
        'auth/invalid-credential',
      );
      expect(await codeOf(applyActionCode(auth, first))).toBe('auth/invalid-action-code');
      await applyActionCode(auth, second);
      await signInWithEmailAndPassword(target.auth(), newEmail, goodPassword);
      expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    });
  });
}
