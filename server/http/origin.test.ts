import { describe, expect, it } from 'vitest';
import { checkOrigin, visibleOrigin } from './origin.ts';

describe('visibleOrigin', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000', 'http://localhost:3000'],
    ['127.0.0.1:3000', 'http://localhost:3000', 'http://127.0.0.1:3000'],
    ['internal:8080', 'https://example.com', 'https://example.com'],
    ['localhost:8080', 'https://example.com', 'https://example.com'],
    [undefined, 'https://example.com', 'https://example.com'],
  ])('host %s with public address %s is seen as %s', (host, publicUrl, seen) => {
    expect(visibleOrigin(host, publicUrl)).toBe(seen);
  });
});

describe('checkOrigin', () => {
  const own = 'https://example.com';
  const passes = (method: string, headers: Record<string, string>) => () =>
    checkOrigin({ method, headers: new Headers(headers) }, own);

  it('lets reading, our own forms and programs through', () => {
    expect(passes('GET', { origin: 'https://evil.example' })).not.toThrow();
    expect(passes('POST', { origin: own })).not.toThrow();
    expect(passes('POST', {})).not.toThrow();
    expect(passes('POST', { referer: `${own}/contact-us` })).not.toThrow();
    expect(passes('POST', { 'sec-fetch-site': 'same-origin' })).not.toThrow();
  });

  it('refuses what another site sends', () => {
    expect(passes('POST', { origin: 'https://evil.example' })).toThrow(/another site/);
    expect(passes('POST', { origin: 'null' })).toThrow(/another site/);
    expect(passes('DELETE', { 'sec-fetch-site': 'cross-site' })).toThrow(/another site/);
    expect(passes('POST', { referer: 'https://evil.example/form' })).toThrow(/another site/);
    expect(passes('POST', { referer: 'nonsense' })).toThrow(/another site/);
  });
});
