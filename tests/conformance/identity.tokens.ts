import { createPublicKey } from 'node:crypto';
import {
  createUserWithEmailAndPassword,
  onIdTokenChanged,
  reload,
  signInWithEmailAndPassword,
  updatePassword,
} from '@firebase/auth';
import { describe, expect, it } from 'vitest';
import { readJwt } from '#server/identity/jwt.ts';
import { claimsOf, codeOf, goodPassword, ours, someEmail, type Target } from './target.ts';

const headOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));

/** Tokens: refreshing them, ending them, and going on after a restart or with new keys. */
export function tokenCases(target: Target): void {
  const keySet = async () =>
    (await target.raw('/.well-known/jwks.json')).body.keys as {
      kid: string;
      n: string;
      e: string;
      d?: string;
    }[];
  const lookup = async (idToken: string) =>
    (await target.raw('/v1/accounts:lookup', { idToken })).body.error?.message ?? 'believed';

  describe('refreshing', () => {
    it('gives a new token for the same person', async () => {
      const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
      const before = claimsOf(await user.getIdToken());
      const after = claimsOf(await user.getIdToken(true));
      expect(after.sub).toBe(before.sub);
      expect(after.auth_time).toBe(before.auth_time);
    });

    it('answers in the form of the token service', async () => {
      const { refreshToken, localId } = await target.account();
      const { body } = await target.refresh(refreshToken);
      expect(body).toMatchObject({ token_type: 'Bearer', expires_in: '3600', user_id: localId });
      expect(body.id_token).toBe(body.access_token);
      expect(claimsOf(String(body.id_token)).sub).toBe(localId);
    });

    it.each([
      ['another kind', { grant_type: 'password' }, 'INVALID_GRANT_TYPE'],
      ['no token', { grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
      ['a made-up token', { grant_type: 'refresh_token', refresh_token: 'made-up' }, 'INVALID_REFRESH_TOKEN'],
    ])('refuses %s', async (_, fields, message) => {
      const { body } = await target.raw('/v1/token', new URLSearchParams(Object.entries(fields)));
      expect(body.error?.message).toBe(message);
    });

    ours('refuses a request without a kind', async () => {
      const { body } = await target.raw('/v1/token', new URLSearchParams({ refresh_token: 'made-up' }));
      expect(body.error?.message).toBe('MISSING_GRANT_TYPE');
    });

    ours('knows a token whose last sign is another as ended, so that the SDK signs out', async () => {
      const { refreshToken } = await target.account();
      const other = refreshToken.slice(0, -1) + (refreshToken.endsWith('A') ? 'B' : 'A');
      expect((await target.refresh(other)).body.error?.message).toBe('TOKEN_EXPIRED');
    });

    ours('ends with the password, within the same second, and the other browser is signed out', async () => {
      const email = someEmail();
      const { user } = await createUserWithEmailAndPassword(target.auth(), email, goodPassword);
      const elsewhere = target.auth();
      const other = await signInWithEmailAndPassword(elsewhere, email, goodPassword);
      const old = user.refreshToken;
      await updatePassword(user, 'Louder-8-lanterns');
      expect(await codeOf(other.user.getIdToken(true))).toBe('auth/user-token-expired');
      expect(elsewhere.currentUser).toBeNull();
      expect((await target.refresh(old)).body.error?.message).toBe('TOKEN_EXPIRED');
      expect((await target.refresh(user.refreshToken)).status).toBe(200);
    });

    ours('ends an ID token of the same second with the password, too', async () => {
      const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
      const old = await user.getIdToken();
      await updatePassword(user, 'Louder-8-lanterns');
      expect(await lookup(old)).toBe('TOKEN_EXPIRED');
      expect(await lookup(await user.getIdToken())).toBe('believed');
    });

    ours('keeps the moment of signing in for each browser', async () => {
      const { email, idToken, refreshToken } = await target.account();
      await new Promise((resolve) => setTimeout(resolve, 1100));
      await signInWithEmailAndPassword(target.auth(), email, goodPassword);
      const { body } = await target.refresh(refreshToken);
      expect(claimsOf(String(body.id_token)).auth_time).toBe(claimsOf(idToken).auth_time);
    });

    ours('keeps only the hash of a refresh token', async () => {
      const { refreshToken, localId } = await target.account();
      const { rows } = await target.database.pool.query('select * from identity_logins where user_id = $1', [
        localId,
      ]);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(refreshToken.split('.')[1]);
      expect(Buffer.from(refreshToken.split('.')[1] ?? '', 'base64url')).toHaveLength(32);
    });

    ours('gets a successor, which the SDK keeps, and which two tabs share', async () => {
      const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
      const first = user.refreshToken;
      const [one, two] = await Promise.all([target.refresh(first), target.refresh(first)]);
      await user.getIdToken(true);
      expect(user.refreshToken).not.toBe(first);
      expect([one.body.refresh_token, two.body.refresh_token]).toEqual([
        user.refreshToken,
        user.refreshToken,
      ]);
    });

    ours('ends the sign-in when one that was replaced comes back, and the SDK signs out', async () => {
      const auth = target.auth();
      const email = someEmail();
      const { user } = await createUserWithEmailAndPassword(auth, email, goodPassword);
      const first = user.refreshToken;
      const idToken = await user.getIdToken(true);
      await target.database.pool.query(
        "update identity_logins set rotated_at = rotated_at - interval '61 seconds' where user_id = $1",
        [user.uid],
      );
      expect((await target.refresh(first)).body.error?.message).toBe('TOKEN_EXPIRED');
      expect(await lookup(idToken)).toBe('TOKEN_EXPIRED');
      expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
      expect(auth.currentUser).toBeNull();
      const { rows } = await target.database.pool.query('select purpose from outbox where recipient = $1', [
        email,
      ]);
      expect(rows).toEqual([{ purpose: 'identity.token-reused' }]);
    });

    it('tells listeners of the SDK', async () => {
      const auth = target.auth();
      const seen: (string | undefined)[] = [];
      onIdTokenChanged(auth, (user) => void seen.push(user?.uid));
      const { user } = await createUserWithEmailAndPassword(auth, someEmail(), goodPassword);
      await auth.signOut();
      expect(seen).toEqual(expect.arrayContaining([user.uid, undefined]));
    });
  });

  describe('the public keys', () => {
    ours('verify tokens, and hold nothing private', async () => {
      const { idToken, localId } = await target.account();
      const keys = await keySet();
      expect(keys[0]).toMatchObject({ alg: 'RS256', use: 'sig', kty: 'RSA' });
      expect(keys.every((key) => key.d === undefined)).toBe(true);
      const verdict = await readJwt(idToken, {
        issuers: [`https://securetoken.google.com/${target.project}`],
        audience: target.project,
        keyOf: async (kid) => {
          const jwk = keys.find((key) => key.kid === kid);
          return jwk ? createPublicKey({ key: { kty: 'RSA', n: jwk.n, e: jwk.e }, format: 'jwk' }) : null;
        },
        now: Math.floor(Date.now() / 1000),
      });
      expect(verdict).toMatchObject({ is: 'good', claims: { sub: localId } });
    });

    ours('are the only ones: the private half is sealed in the database', async () => {
      const { rows } = await target.database.pool.query('select private_sealed from identity_keys');
      expect(rows).toHaveLength(1);
      expect(rows[0].private_sealed).not.toMatch(/PRIVATE|MII/);
    });
  });

  describe('the service, started again', () => {
    ours('goes on with the same key, sessions and accounts after it was killed', async () => {
      const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
      const before = await user.getIdToken();
      await target.stop('SIGKILL');
      expect(await codeOf(reload(user))).toBe('auth/network-request-failed');
      await target.start();
      await reload(user);
      const after = await user.getIdToken(true);
      expect(headOf(after).kid).toBe(headOf(before).kid);
      expect(await lookup(before)).toBe('believed');
      await signInWithEmailAndPassword(target.auth(), user.email ?? '', goodPassword);
    });

    ours(
      'signs with a new key after the command, believes the old one’s tokens, in running processes too',
      async () => {
        const { user } = await createUserWithEmailAndPassword(target.auth(), someEmail(), goodPassword);
        const before = await user.getIdToken();
        await target.rotateKeys();
        const kids = (await keySet()).map((key) => key.kid);
        expect(kids).toHaveLength(2);
        expect(await lookup(before)).toBe('believed');
        const after = await user.getIdToken(true);
        expect(headOf(after).kid).not.toBe(headOf(before).kid);
        expect(kids).toContain(headOf(after).kid);
        // Once the last token of the old key has ended, the key has, too.
        await target.database.pool.query(
          "update identity_keys set verify_until = now() - interval '1 second' where not current",
        );
        await new Promise((resolve) => setTimeout(resolve, 1100));
        expect(await keySet()).toHaveLength(1);
        expect(await lookup(before)).toBe('INVALID_ID_TOKEN');
        expect(await lookup(after)).toBe('believed');
      },
    );
  });
}
