import { expect, it } from 'vitest';
import { codeOf, errorText } from './error-texts.ts';

const specified = [
  'password-does-not-meet-requirements',
  'missing-recaptcha-token',
  'multi-factor-auth-required',
  'network-request-failed',
  'user-mismatch',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'web-storage-unsupported',
  'invalid-api-key',
];

it('has a text of its own for every code of the specification', () => {
  const texts = specified.map((code) => errorText({ code: `auth/${code}` }));
  expect(new Set([...texts, errorText({ code: 'auth/anything-else' })]).size).toBe(specified.length + 1);
});

it.each([null, undefined, 'text', {}, { code: 7 }])(
  'has no code for %j, and still says something',
  (error) => {
    expect(codeOf(error)).toBe('');
    expect(errorText(error)).toContain('nothing was changed');
  },
);

it('hands on what the server says of a weak password', () => {
  const said = 'This password is little more than “ada”, which is part of your name.';
  const error = Object.assign(new Error(`Firebase: ${said} (auth/weak-password).`), {
    code: 'auth/weak-password',
  });
  expect(errorText(error)).toBe(said);
  expect(errorText({ code: 'auth/weak-password' })).toContain('too easy to guess');
});
