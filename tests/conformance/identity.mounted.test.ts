import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '#app/features.server.ts';
import { createHttpApp } from '#app/http-app.server.ts';
import type { Pages } from '#app/pages.server.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { openServices } from '#server/open-services.ts';
import { closeServices } from '#server/services.ts';
import { goodPassword, someEmail } from './target.ts';

// The whole server as it is composed, without its pages: the service's errors must be its own, not the site's.
let database: TestDatabase;
let app: Hono<{ Bindings: HttpBindings }>;

beforeAll(async () => {
  database = await makeTestDatabase();
  const env = loadEnv({
    DATABASE_URL: database.url,
    APP_SECRET: 's'.repeat(32),
    LOG_LEVEL: 'silent',
  });
  await openServices(env, { features });
  const pages: Pick<Pages, 'keeps' | 'forRequest'> = {
    keeps: true,
    forRequest: async () => new Response('a page'),
  };
  app = createHttpApp({
    env,
    pages: pages as Pages,
    security: securityHeaders({ https: false }),
    served: () => ({}),
  });
});
afterAll(async () => {
  await closeServices();
  await database.close();
});

const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const ask = (path: string, init: RequestInit = {}) => app.request(`http://localhost:3000${path}`, init, peer);
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { Host: 'localhost:3000', 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('in the whole server', () => {
  it('accounts are opened and exchanged for a session', async () => {
    const account = { email: someEmail(), password: goodPassword, returnSecureToken: true };
    const opened = await post('/v1/accounts:signUp?key=embedded-identity', account);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { idToken } = (await opened.json()) as { idToken: string };
    const session = await post('/api/session', { idToken });
    expect(session.status).toBe(200);
    expect(session.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['sid', 'who']);
  });

  it('errors of the service have the form that the SDK reads, also for too much and for other sites', async () => {
    const large = await post('/v1/accounts:signUp?key=embedded-identity', { email: 'x'.repeat(2_000_000) });
    expect([large.status, await large.json()]).toMatchObject([413, { error: { code: 413 } }]);
    const foreign = await post(
      '/v1/accounts:signUp?key=embedded-identity',
      {},
      { Origin: 'https://evil.example' },
    );
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { error: { code: 403 } }]);
    const unknown = await post('/v1/accounts:nothing?key=embedded-identity', {});
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { error: { code: 404 } }]);
  });

  it('sessions are not opened or ended from other sites', async () => {
    const foreign = { Origin: 'https://evil.example' };
    expect((await post('/api/session', { idToken: 'x'.repeat(40) }, foreign)).status).toBe(403);
    const ended = await ask('/api/session', {
      method: 'DELETE',
      headers: foreign,
    });
    expect(ended.status).toBe(403);
  });

  it('the rest of the site is as before', async () => {
    const large = await post('/api/tools/none', { text: 'x'.repeat(100_000) });
    expect(large.status).toBe(404);
    expect((await ask('/.well-known/jwks.json')).status).toBe(200);
    expect((await ask('/v1/other')).status).toBe(404);
    expect((await ask('/emulator/v1/projects/embedded/oobCodes')).status).toBe(404);
  });
});
