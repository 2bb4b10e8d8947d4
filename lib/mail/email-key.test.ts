import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKeyOf } from './email-key.ts';

describe('emailKeyOf', () => {
  it.each([
    ['  Ann.Smith+news@Example.COM ', 'ann.smith+news@example.com'],
    ['ann@exämple.de', 'ann@exämple.de'],
    ["o'brien@sub.example.co.uk", "o'brien@sub.example.co.uk"],
    ['ａｎｎ@example.com', 'ann@example.com'],
  ])('%j is kept as %j', (email, key) => expect(emailKeyOf(email)).toBe(key));

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'a b@example.com',
    'ann@exa mple.com',
    'ann@@',
    'a..b@example.com',
    '.a@example.com',
    'ann@-x.com',
    'ann@x..com',
    'ann@1.2.3.4',
    'a@b.com\nBcc: c@d.com',
    '<a@b.com>',
  ])('%j is no address', (email) => expect(emailKeyOf(email)).toBeNull());

  it('gives the same for its own result, whatever the address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const key = emailKeyOf(email);
        return key === null || emailKeyOf(key) === key;
      }),
    );
  });
});
