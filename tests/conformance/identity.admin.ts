import { signInWithEmailAndPassword } from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { claimsOf, codeOf, goodPassword, ours, someEmail, type Target } from './target.ts';

/** What only an administrator may do, and who is none. */
export function adminCases(target: Target): void {
  describe('administrators', () => {
    it('look accounts up by id and by address', async () => {
      const one = await target.account();
      const two = await target.account();
      const { body } = await target.admin('/v1/accounts:lookup', {
        localId: [one.localId],
        email: [two.email],
      });
      const ids = (body.users as { localId: string }[]).map((user) => user.localId);
      expect(ids.sort()).toEqual([one.localId, two.localId].sort());
    });

    it('open accounts without signing them in', async () => {
      const { status, body } = await target.admin('/v1/accounts:signUp', {
        email: someEmail(),
        password: goodPassword,
        emailVerified: true,
      });
      expect(status).toBe(200);
      expect(body.idToken).toBeUndefined();
    });

    it('put claims into tokens, but none of ours', async () => {
      const { email, localId } = await target.account();
      const set = (claims: object) =>
        target.admin('/v1/accounts:update', { localId, customAttributes: JSON.stringify(claims) });
      expect((await set({ role: 'editor' })).status).toBe(200);
      expect((await set({ sub: 'somebody' })).body.error?.message).toMatch(/^FORBIDDEN_CLAIM/);
      const { user } = await signInWithEmailAndPassword(target.auth(), email, goodPassword);
      expect(claimsOf(await user.getIdToken())).toMatchObject({ role: 'editor', sub: localId });
    });

    it('delete accounts', async () => {
      const { localId, email } = await target.account();
      expect((await target.admin('/v1/accounts:delete', { localId })).status).toBe(200);
      expect(await codeOf(signInWithEmailAndPassword(target.auth(), email, goodPassword))).toBe(
        'auth/invalid-credential',
      );
    });

    it('is nobody by wishing', async () => {
      const { idToken, localId } = await target.account();
      const claims = await target.raw('/v1/accounts:update', { idToken, customAttributes: '{"a":1}' });
      expect(claims.body.error?.message).toBe('INSUFFICIENT_PERMISSION');
      const link = await target.raw('/v1/accounts:sendOobCode', {
        requestType: 'PASSWORD_RESET',
        email: someEmail(),
        returnOobLink: true,
      });
      expect(link.body.error?.message).toBe('INSUFFICIENT_PERMISSION');
      const foreign = await target.raw('/v1/accounts:delete', { localId });
      expect(foreign.body.error?.message).toBe('MISSING_ID_TOKEN');
    });

    ours('is nobody with a wrong token', async () => {
      const { localId } = await target.account();
      const answer = await target.raw(
        '/v1/accounts:delete',
        { localId },
        { headers: { Authorization: 'Bearer owner' } },
      );
      expect([answer.status, answer.body.error?.message]).toEqual([403, 'INSUFFICIENT_PERMISSION']);
    });
  });
}
