import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect } from 'vitest';
import { writeToken } from '#server/identity/jwt.ts';
import { claimsOf, ours, someEmail, type Target } from './target.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const headOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));

/** Everything that only looks like one of our tokens. */
export function forgedCases(target: Target): void {
  const keySet = async () =>
    (await target.raw('/.well-known/jwks.json')).body.keys as { kid: string; n: string; e: string }[];
  const lookup = async (idToken: string) =>
    (await target.raw('/v1/accounts:lookup', { idToken })).body.error?.message ?? 'believed';

  describe('a forged token', () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rs256 = (header: object, claims: object, key: KeyObject = stranger.privateKey) => {
      const head = `${part(header)}.${part(claims)}`;
      return `${head}.${sign('sha256', Buffer.from(head), key).toString('base64url')}`;
    };
    const genuine = async () => {
      const { idToken } = await target.account();
      return { idToken, header: headOf(idToken), claims: claimsOf(idToken) };
    };

    ours('without a signature (alg none) is refused', async () => {
      const { claims, header, idToken } = await genuine();
      for (const alg of ['none', 'None', 'NONE', '']) {
        expect(await lookup(`${part({ ...header, alg })}.${part(claims)}.`)).toBe('INVALID_ID_TOKEN');
        expect(await lookup(`${part({ ...header, alg })}.${part(claims)}.${idToken.split('.')[2]}`)).toBe(
          'INVALID_ID_TOKEN',
        );
      }
    });

    ours('signed with HS256 and the public key is refused', async () => {
      const { claims, header } = await genuine();
      const jwk = (await keySet()).find((key) => key.kid === header.kid);
      const publicKey = createPublicKey({
        key: { kty: 'RSA', n: jwk?.n ?? '', e: jwk?.e ?? '' },
        format: 'jwk',
      });
      for (const secret of [
        publicKey.export({ type: 'spki', format: 'pem' }),
        JSON.stringify(jwk),
        jwk?.n ?? '',
      ]) {
        const head = `${part({ ...header, alg: 'HS256' })}.${part(claims)}`;
        const mac = createHmac('sha256', secret).update(head).digest('base64url');
        expect(await lookup(`${head}.${mac}`)).toBe('INVALID_ID_TOKEN');
      }
    });

    ours('of a foreign key is refused, under our key’s id and under its own', async () => {
      const { claims, header } = await genuine();
      expect(await lookup(rs256(header, claims))).toBe('INVALID_ID_TOKEN');
      expect(await lookup(rs256({ ...header, kid: 'mine' }, claims))).toBe('INVALID_ID_TOKEN');
      expect(await lookup(await writeToken(String(header.kid), stranger.privateKey, claims))).toBe(
        'INVALID_ID_TOKEN',
      );
    });

    ours('that brings its own key along (jwk, jku, x5u, x5c) is refused', async () => {
      const { claims, header } = await genuine();
      const jwk = stranger.publicKey.export({ format: 'jwk' });
      for (const more of [
        { jwk },
        { jku: `${target.google?.certsUrl}` },
        { x5u: 'https://evil.example/key.pem' },
        { x5c: ['MIIB'] },
        { jwk, kid: undefined },
      ])
        expect(await lookup(rs256({ ...header, ...more }, claims))).toBe('INVALID_ID_TOKEN');
    });

    ours('with other claims under a genuine signature is refused', async () => {
      const { claims, idToken } = await genuine();
      const [head, , signature] = idToken.split('.');
      expect(await lookup(`${head}.${part({ ...claims, sub: 'somebody-else' })}.${signature}`)).toBe(
        'INVALID_ID_TOKEN',
      );
    });

    ours('of Google, for this very site, is no ID token of ours', async () => {
      const credential = await target.google?.credential({
        sub: '1',
        email: someEmail(),
        email_verified: true,
      });
      expect(await lookup(credential ?? '')).toBe('INVALID_ID_TOKEN');
    });

    ours.each(['', 'a.b', 'a.b.c', 'a.b.c.d', '..', '💥.💥.💥', `${'x'.repeat(4900)}`])(
      'that is no token is refused: %s',
      async (text) => {
        expect(await lookup(text)).toMatch(/^(INVALID_ID_TOKEN|MISSING_ID_TOKEN)$/);
      },
    );
  });
}
