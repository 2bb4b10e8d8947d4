import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claimedIssuer, readJwt, type TokenRules, writeToken } from './jwt.ts';
import { keepFor } from './remote-keys.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rules: TokenRules = {
  issuers: ['https://issuer.example'],
  audience: 'us',
  keyOf: async (kid) => (kid === 'k' ? publicKey : null),
  now: 1000,
};
const claims = { iss: 'https://issuer.example', aud: 'us', sub: 'ada', iat: 990, exp: 2000 };
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const verdict = async (more: object, change: Partial<TokenRules> = {}) =>
  (await readJwt(await writeToken('k', privateKey, { ...claims, ...more }), { ...rules, ...change })).is;

describe('a token', () => {
  it('says what its writer said', async () => {
    const token = await writeToken('k', privateKey, { ...claims, more: 1 });
    expect(await readJwt(token, rules)).toEqual({ is: 'good', claims: { ...claims, more: 1 } });
    expect(claimedIssuer(token)).toBe('https://issuer.example');
  });

  it.each([
    ['of another issuer', { iss: 'https://other.example' }, 'bad'],
    ['for somebody else', { aud: 'them' }, 'bad'],
    ['for several', { aud: ['us', 'them'] }, 'bad'],
    ['of nobody', { sub: '' }, 'bad'],
    ['of the future', { iat: 1001 }, 'bad'],
    ['that is over', { exp: 1000 }, 'over'],
    ['without an end', { exp: undefined }, 'bad'],
    ['with an end in words', { exp: '2000' }, 'bad'],
  ])('%s is %s', async (_, more, is) => expect(await verdict(more)).toBe(is));

  it('may be of a clock that is a little ahead, where that is allowed', async () => {
    expect(await verdict({ iat: 1030 }, { leeway: 30 })).toBe('good');
    expect(await verdict({ iat: 1031 }, { leeway: 30 })).toBe('bad');
  });

  it.each([
    { alg: 'none', kid: 'k' },
    { alg: 'HS256', kid: 'k' },
    { alg: 'PS256', kid: 'k' },
    { alg: 'RS512', kid: 'k' },
    { alg: 'RS256' },
    { alg: 'RS256', kid: 'other' },
    { alg: 'RS256', kid: 'k', crit: ['b64'], b64: false },
  ])('with the header %o is bad, whatever its signature', async (header) => {
    const head = `${part(header)}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(head), privateKey).toString('base64url');
    expect((await readJwt(`${head}.${signature}`, rules)).is).toBe('bad');
    expect((await readJwt(`${head}.`, rules)).is).toBe('bad');
  });

  it.each(['', '.', '..', 'a.b.c', 'null.null.null', `${part(null)}.${part(null)}.x`])(
    'is not %j',
    async (text) => {
      expect((await readJwt(text, rules)).is).toBe('bad');
      expect(claimedIssuer(text)).toBeNull();
    },
  );
});

it.each([
  ['public, max-age=3600', 3_600_000],
  ['max-age=5', 60_000],
  ['s-maxage=9, max-age=120', 120_000],
  ['max-age=99999999', 86_400_000],
  ['no-store', 60_000],
  [null, 60_000],
])('keys sent with %j are kept for %i ms', (header, ms) => expect(keepFor(header)).toBe(ms));
