import { describe, expect, it } from 'vitest';
import { identityHosts } from './foreign-hosts.ts';

const none = { GOOGLE_CLIENT_ID: undefined, FIREBASE_PROJECT_ID: undefined, FIREBASE_AUTH_DOMAIN: undefined };

describe('identityHosts', () => {
  it('names nobody with the embedded service alone', () => expect(identityHosts(none)).toEqual({}));

  it('lets in the parts of Google that its button needs, and no more', () => {
    const hosts = identityHosts({ ...none, GOOGLE_CLIENT_ID: 'client' });
    expect(hosts['script-src']).toEqual(['https://accounts.google.com/gsi/client']);
    expect(hosts['frame-src']).toEqual(['https://accounts.google.com/gsi/']);
  });

  it('lets the SDK reach Firebase where accounts are there', () => {
    const hosts = identityHosts({ ...none, FIREBASE_PROJECT_ID: 'p', FIREBASE_AUTH_DOMAIN: 'p.example' });
    expect(hosts['connect-src']).toContain('https://identitytoolkit.googleapis.com');
    expect(hosts['frame-src']).toEqual(['https://p.example']);
    expect(hosts['img-src']).toBeUndefined();
  });
});
