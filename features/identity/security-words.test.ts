import { expect, it } from 'vitest';
import { securityEvents, securityText } from './security-words.ts';

it('names the browser where it is known', () => {
  expect(securityText('session.opened', { device: 'Firefox on Linux' })).toBe(
    'Signed in on Firefox on Linux',
  );
  expect(securityText('session.opened', {})).toBe('Signed in');
  expect(securityText('identity.password-changed', { device: 4 })).toBe('The password was changed');
});

it('tells of every change of the ways in', () => {
  const told = securityEvents.filter(({ notice }) => notice).map(({ kind }) => kind);
  for (const kind of ['identity.new-device', 'identity.password-changed', 'identity.email-changed'])
    expect(told).toContain(kind);
  expect(told).not.toContain('session.opened');
});
