import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { holdClock, releaseClock } from '#server/clock.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { identityRoutes } from '#server/identity/routes.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';
import { clientId, type GoogleStandIn, startGoogle } from '#tests/conformance/google-stand-in.ts';
import { identityFeature } from '../feature.server.ts';
import { visitorOf } from '../queries.server.ts';
import { sessionRoutes } from '../routes.server.ts';

const password = 'Quiet-7-lanterns';

/** What the service and the sessions say, as far as tests read it; each call says only some of it. */
interface Said {
  localId: string;
  email: string;
  idToken: string;
  refreshToken: string;
  id_token: string;
  refresh_token: string;
  state: string;
  options: { challenge: string };
  nonce: string;
  user: { id: string; name: string } | null;
  sessions: { id: string; device: string; current: boolean }[];
  error: { message: string };
}

/** The identity service and the sessions over a database of its own, for the tests of one file; each has a held clock. */
export function openSite() {
  let database: TestDatabase;
  let google: GoogleStandIn;
  let app: Hono;
  let people = 0;

  beforeAll(async () => {
    database = await makeTestDatabase();
    google = await startGoogle();
    const env = loadEnv({
      DATABASE_URL: database.url,
      APP_SECRET: 's'.repeat(32),
      PUBLIC_URL: 'https://akra.example',
      IDENTITY_ADMIN_TOKEN: 'a'.repeat(32),
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_CERTS_URL: google.certsUrl,
      LOG_LEVEL: 'silent',
    });
    await openServices(env, { features: [identityFeature] });
    app = new Hono();
    const address = () => `192.0.2.${people % 250}`;
    app.route('/', identityRoutes({ env, clientAddress: address, peerAddress: () => '192.0.2.1' }));
    app.route('/', sessionRoutes({ clientAddress: address }));
    app.onError((error) => new Response('{}', { status: error instanceof AppError ? error.status : 500 }));
  });
  afterAll(async () => {
    await closeServices();
    await google.close();
    await database.close();
  });
  beforeEach(() => {
    people += 1;
    holdClock(new Date());
  });
  afterEach(releaseClock);

  /** A browser: keeps its cookies, speaks JSON. */
  function browser() {
    const cookies = new Map<string, string>();
    const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const call = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
      const answer = await app.request(path, {
        method,
        headers: { 'Content-Type': 'application/json', Cookie: header(), ...more },
        body: body ? JSON.stringify(body) : null,
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0\b/.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return {
        status: answer.status,
        set: answer.headers.getSetCookie(),
        body: (await answer.json()) as Said,
      };
    };
    const identity = (path: string, body: object) =>
      call('POST', `${path}?key=embedded-identity`, body).then((answer) => answer.body);
    return {
      cookies,
      call,
      identity,
      visitor: (accept = 'text/html') =>
        visitorOf(new Request('https://akra.example/', { headers: { cookie: header(), accept } })),
      signUp: (email = `p${people}-${crypto.randomUUID()}@example.com`) =>
        identity('/v1/accounts:signUp', { email, password, returnSecureToken: true }),
      signIn: (email: string) => identity('/v1/accounts:signInWithPassword', { email, password }),
      open: (idToken: string) => call('POST', '/api/session', { idToken }),
    };
  }

  async function signedIn() {
    const tab = browser();
    const account = await tab.signUp();
    await tab.open(account.idToken);
    return { tab, account };
  }

  const admin = (body: object) =>
    app.request('/v1/accounts:update', {
      method: 'POST',
      headers: { Authorization: `Bearer ${'a'.repeat(32)}` },
      body: JSON.stringify(body),
    });

  const refreshed = async (refreshToken: string) => {
    const answer = await app.request('/v1/token?key=embedded-identity', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    return (await answer.json()) as Said;
  };
  const refresh = async (refreshToken: string) => (await refreshed(refreshToken)).error?.message ?? 'good';

  return { admin, browser, refresh, refreshed, signedIn, database: () => database, google: () => google };
}
