import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath, signInFor } from './return-path.ts';

const home = 'https://studio.example';

describe('returnPath', () => {
  it('comes back to the page that asked, with all of its address', () => {
    expect(returnPath('/account/events?page=2#next')).toBe('/account/events?page=2#next');
    expect(returnPath(new URL(signInFor('/a?b=c&d=e'), home).searchParams.get('redirectFrom'))).toBe(
      '/a?b=c&d=e',
    );
  });

  it.each([
    null,
    '',
    'account',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('never leaves the site: %j', (from) => expect(new URL(returnPath(from), home).origin).toBe(home));

  it('never leaves the site, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const asked of [text, `/${text}`, `//${text}`, `/\\${text}`])
          expect(new URL(returnPath(asked), home).origin).toBe(home);
      }),
    );
  });

  it.each(['/sign-in', '/sign-up?x=1', '/auth/action?oobCode=1'])(
    'does not come back to a door: %s',
    (door) => expect(returnPath(door)).toBe('/account/details'),
  );
});
