import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { authorizedDomains } from '../call.ts';
import { checkContinueUrl } from './send-oob-code.ts';
import { nonceFits, providerAnswer } from './sign-in-with-idp.ts';
import { readClaims } from './update-by-admin.ts';

const messageOf = (work: () => unknown): string => {
  try {
    return JSON.stringify(work()) ?? 'nothing';
  } catch (error) {
    return error instanceof Error ? (error.message.split(' : ')[0] ?? '') : String(error);
  }
};

describe('where a mail may lead afterwards', () => {
  const domains = authorizedDomains({ PUBLIC_URL: 'https://akra.example' });
  it.each([
    [undefined, 'nothing'],
    ['https://akra.example/account', '"https://akra.example/account"'],
    ['https://akra.example.evil.example/', 'UNAUTHORIZED_DOMAIN'],
    ['https://evil.example/?akra.example', 'UNAUTHORIZED_DOMAIN'],
    ['https://akra.example@evil.example/', 'UNAUTHORIZED_DOMAIN'],
    ['javascript:alert(1)', 'INVALID_CONTINUE_URI'],
    ['/account', 'INVALID_CONTINUE_URI'],
  ])('%s', (url, said) => expect(messageOf(() => checkContinueUrl(url, domains))).toBe(said));

  it('is any name of this machine while developing', () => {
    expect(authorizedDomains({ PUBLIC_URL: 'http://localhost:3000' })).toContain('127.0.0.1');
    expect(domains).toEqual(['akra.example']);
  });
});

describe('what a provider answered', () => {
  const expected = { providerId: 'google.com', idToken: 'a.b.c', nonce: null };
  it.each([
    ['in the body', 'id_token=a.b.c&providerId=google.com', 'http://localhost'],
    ['in a body that begins oddly', '&id_token=a.b.c&providerId=google.com', null],
    ['in the address', null, 'http://localhost/auth/popup?providerId=google.com&id_token=a.b.c'],
    ['behind the address', null, 'http://localhost/auth/popup?providerId=google.com#id_token=a.b.c'],
  ])('stands %s', (_, body, uri) => expect(providerAnswer(body, uri)).toEqual(expected));

  it('may be missing', () => {
    expect(providerAnswer(null, 'not an address')).toEqual({ providerId: null, idToken: null, nonce: null });
  });
});

it.each([
  ['none asked, none given', null, null, true],
  ['none asked, one given', null, 'n', true],
  ['the same', 'n', 'n', true],
  ['its hash', createHash('sha256').update('n').digest('hex'), 'n', true],
  ['another', 'n', 'm', false],
  ['none given', 'n', null, false],
])('a nonce: %s', (_, nonce, given, fits) => expect(nonceFits({ nonce }, given)).toBe(fits));

it.each([
  ['{"role":"editor"}', '{"role":"editor"}'],
  ['', '{}'],
  ['[]', 'INVALID_CLAIMS'],
  ['"text"', 'INVALID_CLAIMS'],
  ['{', 'INVALID_CLAIMS'],
  ['{"sub":"me"}', 'FORBIDDEN_CLAIM'],
  ['{"login":"x"}', 'FORBIDDEN_CLAIM'],
  [`{"a":"${'x'.repeat(1000)}"}`, 'CLAIMS_TOO_LARGE'],
])('claims %s', (json, said) => expect(messageOf(() => readClaims(json))).toBe(said));
