import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';
import { type GoogleStandIn, startGoogle } from '#tests/conformance/google-stand-in.ts';
import { openSession } from './commands/open-session.server.ts';
import { identityClientConfig, standingSession, visitorOf } from './queries.server.ts';
import { vouch } from './vouch.server.ts';

// Accounts at Firebase: this server checks tokens with Firebase's public keys, here a stand-in's on loopback.
let database: TestDatabase;
let firebase: GoogleStandIn;

beforeAll(async () => {
  database = await makeTestDatabase();
  firebase = await startGoogle();
  await openServices(
    loadEnv({
      DATABASE_URL: database.url,
      APP_SECRET: 's'.repeat(32),
      LOG_LEVEL: 'silent',
      TEST_HOOKS: '1',
      FIREBASE_API_KEY: 'AIza-key',
      FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com',
      FIREBASE_PROJECT_ID: 'my-project',
      FIREBASE_CERTS_URL: firebase.certsUrl,
    }),
  );
});
afterAll(async () => {
  await closeServices();
  await firebase.close();
  await database.close();
});

const at = () => Math.floor(Date.now() / 1000);
const token = (claims: Record<string, unknown> = {}) =>
  firebase.credential({
    iss: 'https://securetoken.google.com/my-project',
    aud: 'my-project',
    sub: 'firebase-user-1',
    auth_time: at() - 10,
    email: 'Ada@Example.com',
    email_verified: true,
    name: 'Ada Lovelace',
    ...claims,
  });

it('opens a session for a token of Firebase', async () => {
  const vouched = await vouch(await token(), undefined);
  const { sid } = await openSession({
    vouched,
    sid: undefined,
    browser: { userAgent: '', device: null, keepDevice: () => {} },
  });
  const visitor = await visitorOf(new Request('http://localhost/', { headers: { cookie: `sid=${sid}` } }));
  expect(visitor).toMatchObject({
    userId: 'firebase-user-1',
    email: 'ada@example.com',
    emailVerified: true,
    name: 'Ada Lovelace',
    staff: false,
  });
  expect(await standingSession(database.db, `${sid.slice(1)}A`)).toBeNull();
});

it.each<[string, Record<string, unknown>]>([
  ['of another project', { iss: 'https://securetoken.google.com/other', aud: 'other' }],
  ['for another audience', { aud: 'other' }],
  ['that is old', { iat: at() - 301 }],
  ['that is over', { iat: at() - 4000, exp: at() - 400 }],
  ['of a sign-in to come', { auth_time: at() + 600 }],
])('refuses a token %s', async (_, claims) => {
  await expect(vouch(await token(claims), undefined)).rejects.toThrow('sign in again');
});

it('tells browsers whom to talk to', () => {
  expect(identityClientConfig()).toEqual({
    mode: 'firebase',
    apiKey: 'AIza-key',
    authDomain: 'my-project.firebaseapp.com',
    projectId: 'my-project',
    googleClientId: null,
  });
});
