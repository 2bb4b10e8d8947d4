import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { features } from '#app/features.server.ts';
import { createHttpApp } from '#app/http-app.server.ts';
import type { Pages } from '#app/pages.server.ts';
import { solvePuzzle } from '#lib/run/puzzle.ts';
import { holdClock, moveClock, releaseClock } from '#server/clock.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { openServices } from '#server/open-services.ts';
import { makePuzzle } from '#server/puzzle/puzzle.ts';
import { closeServices } from '#server/services.ts';
import { goodPassword, someEmail } from './target.ts';

// The whole server behind a proxy, so that every guess can come from a network of its own.
const secret = 's'.repeat(32);
let database: TestDatabase;
let app: Hono<{ Bindings: HttpBindings }>;

beforeAll(async () => {
  database = await makeTestDatabase();
  const env = loadEnv({
    DATABASE_URL: database.url,
    APP_SECRET: secret,
    TRUST_PROXY: '1',
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
afterEach(async () => {
  releaseClock();
  await database.pool.query('delete from limit_counters');
});

interface From {
  address: string;
  cookie?: string;
}
const peer = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
async function call(path: string, body: object, { address, cookie = '' }: From) {
  const answer = await app.request(
    `http://localhost:3000${path}?key=embedded-identity`,
    {
      method: 'POST',
      headers: {
        Host: 'localhost:3000',
        'Content-Type': 'application/json',
        'X-Forwarded-For': address,
        Cookie: cookie,
      },
      body: JSON.stringify(body),
    },
    peer,
  );
  const said = (await answer.json()) as { email?: string; error?: { message: string } };
  return {
    said: String(said.error?.message ?? 'let in'),
    retryAfter: Number(answer.headers.get('retry-after') ?? 0),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    email: String(said.email),
  };
}

/** Each time another network. */
let networks = 0;
const elsewhere = () => {
  networks += 1;
  return `198.18.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
};
const enter = async (email: string, password: string, from: From = { address: elsewhere() }) =>
  call(
    '/v1/accounts:signInWithPassword',
    { email, password, captchaResponse: await solvePuzzle(makePuzzle(secret, 1)) },
    from,
  );
const open = (email = someEmail()) =>
  call(
    '/v1/accounts:signUp',
    { email, password: goodPassword, returnSecureToken: true },
    { address: elsewhere() },
  );
const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const wrong = 'INVALID_LOGIN_CREDENTIALS';

/** Wrong passwords, each from a network of its own, some at the same moment; gives what was answered. */
async function guess(email: string, times: number, atOnce: number): Promise<string[]> {
  const said: string[] = [];
  for (let n = 0; n < times; n += atOnce)
    said.push(
      ...(await Promise.all(
        Array.from({ length: atOnce }, (_, k) => enter(email, `guess ${n + k}`).then((got) => got.said)),
      )),
    );
  return said;
}

/** As if the account that was tried last had been guessed at until this many failures were counted. */
const afterFailures = (used: number) =>
  database.pool.query("update limit_counters set used = $1 where key like 'identity:%:account'", [used]);

describe('an account whose password is guessed from a hundred networks', () => {
  it('refuses strangers, and lets its owner in on a known browser and with a new password', async () => {
    holdClock(new Date());
    const owner = await open();
    const { email } = owner;
    const said = await guess(email, 120, 12);
    expect([
      said.filter((one) => one === wrong).length,
      said.filter((one) => one === tooMany).length,
    ]).toEqual([60, 60]);
    const stranger = await enter(email, goodPassword);
    expect([stranger.said, stranger.retryAfter]).toEqual([tooMany, 15]);

    const atHome = { address: elsewhere(), cookie: owner.cookie };
    expect((await enter(email, goodPassword, atHome)).said).toBe('let in');
    expect((await enter(email, goodPassword)).said).toBe(tooMany);

    // Somewhere new: by the mailed link, whatever the strangers do meanwhile.
    const link = { requestType: 'PASSWORD_RESET', email };
    const away = { address: elsewhere() };
    await call('/v1/accounts:sendOobCode', link, away);
    const { rows } = await database.pool.query(
      "select payload->>'text' as text from outbox where recipient = $1 and purpose = 'identity.reset'",
      [email],
    );
    const oobCode = /oobCode=([\w-]+)/.exec(rows[0]?.text)?.[1];
    const newPassword = 'Louder-8-lanterns';
    const reset = await call('/v1/accounts:resetPassword', { oobCode, newPassword }, away);
    await enter(email, 'wrong');
    await afterFailures(60);
    expect((await enter(email, newPassword)).said).toBe(tooMany);
    expect((await enter(email, newPassword, { ...away, cookie: reset.cookie })).said).toBe('let in');
  });

  it('makes strangers wait longer and longer, and lets the right password in after the wait', async () => {
    holdClock(new Date());
    const { email } = await open();
    await enter(email, 'wrong');
    for (const [used, seconds] of [
      [64, 15],
      [65, 30],
      [89, 480],
      [100, 900],
    ] as const) {
      await afterFailures(used);
      const refused = await enter(email, goodPassword);
      expect([refused.said, refused.retryAfter]).toEqual([tooMany, seconds]);
      moveClock(seconds * 1000 - 1);
      expect((await enter(email, goodPassword)).said).toBe(tooMany);
      moveClock(1);
      expect((await enter(email, 'wrong again')).said).toBe(wrong);
    }
    moveClock(900_000);
    expect((await enter(email, goodPassword)).said).toBe('let in');
  });

  it('treats an address without an account alike', async () => {
    holdClock(new Date());
    const email = someEmail();
    expect((await enter(email, 'wrong')).said).toBe(wrong);
    await afterFailures(60);
    expect((await enter(email, 'wrong')).said).toBe(tooMany);
  });

  it('counts no failure for its owner, who signs in from ever new browsers', async () => {
    holdClock(new Date());
    const { email } = await open();
    await enter(email, 'wrong');
    await afterFailures(59);
    for (let n = 0; n < 3; n += 1) expect((await enter(email, goodPassword)).said).toBe('let in');
    expect((await enter(email, 'wrong')).said).toBe(wrong);
    expect((await enter(email, goodPassword)).said).toBe(tooMany);
  });
});
