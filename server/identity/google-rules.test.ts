import { expect, it } from 'vitest';
import { googleStep } from './google-rules.ts';

const vouched = { email: 'a@b.example', emailVerified: true };
const claimed = { email: 'a@b.example', emailVerified: false };

it.each([
  ['nobody has the address', vouched, null, 'create'],
  ['nobody has the address, not vouched for', claimed, null, 'create'],
  ['a confirmed account has it', vouched, { emailVerified: true }, 'join'],
  ['an unconfirmed account has it', vouched, { emailVerified: false }, 'take-over'],
  ['a confirmed account has it, not vouched for', claimed, { emailVerified: true }, 'ask'],
  ['an unconfirmed account has it, not vouched for', claimed, { emailVerified: false }, 'ask'],
] as const)('%s', (_, google, account, step) => expect(googleStep(google, account)).toBe(step));
