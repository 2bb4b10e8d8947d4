import { describe, expect, it } from 'vitest';
import { securityHeaders, transportHeaders } from './security-headers.ts';

const security = securityHeaders({ https: true });

describe('the content security policy', () => {
  it('names our scripts by hash on a cached page, takes the nonce out, and knows no other script', () => {
    const { html, headers } = security.withHashes(
      '<script nonce="abc">one()</script><script>evil()</script>',
      'abc',
    );
    expect(html).toBe('<script>one()</script><script>evil()</script>');
    const policy = headers['Content-Security-Policy'];
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline');
  });

  it('lets foreign hosts in only where a feature asked for them', () => {
    const foreign = securityHeaders({
      https: false,
      foreign: { 'script-src': ['https://accounts.example'] },
    });
    expect(foreign.withNonce('n')['Content-Security-Policy']).toContain(
      "script-src 'self' 'nonce-n' https://accounts.example",
    );
    expect(security.withNonce('n')['Content-Security-Policy']).not.toContain('https://');
  });
});

it('gives the microphone to pages that ask for it, and to no other', () => {
  expect(security.always['Permissions-Policy']).toContain('microphone=(),');
  expect(security.microphone['Permissions-Policy']).toBe(
    security.always['Permissions-Policy']?.replace('microphone=()', 'microphone=(self)'),
  );
});

it('promises https only where visitors come by it', () => {
  expect(transportHeaders(true)).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
  expect(transportHeaders(false)).toEqual({});
});
