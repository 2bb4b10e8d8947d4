import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdClock, moveClock, now, releaseClock } from '#server/clock.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/testing/test-database.ts';
import { loadEnv } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { closeGround, openGround } from '#server/ground.ts';
import { identityRoutes } from '#server/identity/routes.ts';
import { clientId, type GoogleStandIn, startGoogle } from '#tests/conformance/google-stand-in.ts';
import { forgetSessions } from './commands/forget-sessions.server.ts';
import { markStaff } from './commands/mark-staff.server.ts';
import { visitorOf } from './queries.server.ts';
import { sessionRoutes } from './routes.server.ts';

const password = 'Quiet-7-lanterns';
const day = 86_400_000;
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
  await openGround(env);
  app = new Hono();
  const address = () => `192.0.2.${people % 250}`;
  app.route('/', identityRoutes({ env, clientAddress: address, peerAddress: () => '192.0.2.1' }));
  app.route('/', sessionRoutes({ clientAddress: address }));
  app.onError((error) => new Response('{}', { status: error instanceof AppError ? error.status : 500 }));
});
afterAll(async () => {
  await closeGround();
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
    return { status: answer.status, set: answer.headers.getSetCookie(), body: await answer.json() };
  };
  const identity = (path: string, body: object) =>
    call('POST', `${path}?key=embedded-identity`, body).then((answer) => answer.body);
  return {
    cookies,
    call,
    identity,
    visitor: () => visitorOf(new Request('https://akra.example/', { headers: { cookie: header() } })),
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

const refresh = async (refreshToken: string) => {
  const answer = await app.request('/v1/token?key=embedded-identity', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  return (await answer.json()).error?.message ?? 'good';
};

describe('a session', () => {
  it('is a cookie that no script reads, of which only the hash is kept, and one for showing a name', async () => {
    const tab = browser();
    const account = await tab.signUp();
    const { status, set, body } = await tab.open(account.idToken);
    expect(status).toBe(200);
    const sid = set.find((line) => line.startsWith('sid=')) ?? '';
    expect(sid).toMatch(/^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const who = set.find((line) => line.startsWith('who=')) ?? '';
    expect(who).not.toMatch(/HttpOnly/);
    const shown = JSON.parse(decodeURIComponent(tab.cookies.get('who') ?? ''));
    expect(shown).toEqual({ name: account.email.split('@')[0], initials: expect.any(String), staff: false });
    expect(body.user).toMatchObject({ id: account.localId, email: account.email, emailVerified: false });
    const { rows } = await database.pool.query('select * from sessions');
    expect(JSON.stringify(rows)).not.toContain(tab.cookies.get('sid'));
  });

  it('tells loaders who sent a request', async () => {
    const { tab, account } = await signedIn();
    expect(await tab.visitor()).toMatchObject({
      userId: account.localId,
      email: account.email,
      staff: false,
    });
    expect(await browser().visitor()).toBeNull();
    const forged = browser();
    forged.cookies.set('sid', 'A'.repeat(43));
    forged.cookies.set('who', encodeURIComponent(JSON.stringify({ name: 'Root', staff: true })));
    expect(await forged.visitor()).toBeNull();
  });

  it('takes tokens of the last five minutes only, and none that are forged', async () => {
    const tab = browser();
    const { idToken } = await tab.signUp();
    const [head, , signature] = idToken.split('.');
    expect((await tab.open(`${head}.e30.${signature}`)).status).toBe(401);
    moveClock(301_000);
    expect((await tab.open(idToken)).status).toBe(401);
    expect(tab.cookies.has('sid')).toBe(false);
    expect((await tab.call('POST', '/api/session', { idToken: 5 })).status).toBe(422);
  });

  it('gets a new secret at each sign-in, and ends the one before', async () => {
    const { tab, account } = await signedIn();
    const first = tab.cookies.get('sid') ?? '';
    await tab.open(account.idToken);
    expect(tab.cookies.get('sid')).toBe(first);
    moveClock(1000);
    const again = await tab.signIn(account.email);
    await tab.open(again.idToken);
    expect(tab.cookies.get('sid')).not.toBe(first);
    const old = browser();
    old.cookies.set('sid', first);
    expect(await old.visitor()).toBeNull();
  });

  it('lasts 30 days after its last use and 90 at most', async () => {
    const { tab } = await signedIn();
    for (let n = 0; n < 3; n += 1) {
      moveClock(29 * day);
      expect(await tab.visitor(), `after ${n + 1} times 29 days`).not.toBeNull();
    }
    moveClock(4 * day);
    expect(await tab.visitor()).toBeNull();
    const { tab: idle } = await signedIn();
    moveClock(31 * day);
    expect(await idle.visitor()).toBeNull();
    expect(await forgetSessions()).toBeGreaterThan(0);
  });

  it('ends by signing out, with the refresh token', async () => {
    const { tab, account } = await signedIn();
    const { set } = await tab.call('DELETE', '/api/session');
    expect(set.filter((line) => line.includes('Max-Age=0'))).toHaveLength(2);
    expect(await tab.visitor()).toBeNull();
    expect(await refresh(account.refreshToken)).toBe('TOKEN_EXPIRED');
  });

  it('is not needed for signing out: an ID token will do', async () => {
    const tab = browser();
    const account = await tab.signUp();
    await tab.call('DELETE', '/api/session', { idToken: account.idToken });
    expect(await refresh(account.refreshToken)).toBe('TOKEN_EXPIRED');
  });

  it('takes the readable cookie away when it has ended elsewhere', async () => {
    const { tab } = await signedIn();
    await database.pool.query('delete from sessions');
    expect((await tab.call('GET', '/api/session')).body).toEqual({ user: null });
    expect(tab.cookies.has('who')).toBe(false);
  });
});

describe('the list of sessions', () => {
  it('shows one’s own, and ends another with its sign-in', async () => {
    const { tab, account } = await signedIn();
    const phone = browser();
    const other = await phone.signIn(account.email);
    await phone.call(
      'POST',
      '/api/session',
      { idToken: other.idToken },
      {
        'User-Agent':
          'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
      },
    );
    const stranger = await signedIn();
    const { body } = await tab.call('GET', '/api/sessions');
    expect(body.sessions).toHaveLength(2);
    const line = body.sessions.find((one: { current: boolean }) => !one.current);
    expect(line.device).toBe('Safari on iPhone');
    expect((await stranger.tab.call('DELETE', `/api/sessions/${line.id}`)).status).toBe(404);
    expect(await phone.visitor()).not.toBeNull();
    expect((await tab.call('DELETE', `/api/sessions/${line.id}`)).body).toEqual({ ended: 1 });
    expect(await phone.visitor()).toBeNull();
    expect(await refresh(other.refreshToken)).toBe('TOKEN_EXPIRED');
    expect(await tab.visitor()).not.toBeNull();
  });

  it('ends all others at once, and is closed to strangers', async () => {
    const { tab, account } = await signedIn();
    const phone = browser();
    await phone.open((await phone.signIn(account.email)).idToken);
    expect((await tab.call('DELETE', '/api/sessions')).body).toEqual({ ended: 1 });
    expect(await phone.visitor()).toBeNull();
    expect((await browser().call('GET', '/api/sessions')).status).toBe(401);
    expect((await tab.call('DELETE', '/api/sessions/nonsense')).status).toBe(404);
  });
});

describe('what happens to the account', () => {
  it('a new password ends the other sessions and keeps the one at hand', async () => {
    const { tab, account } = await signedIn();
    const phone = browser();
    await phone.open((await phone.signIn(account.email)).idToken);
    await tab.identity('/v1/accounts:update', { idToken: account.idToken, password: 'Louder-8-lanterns' });
    expect(await phone.visitor()).toBeNull();
    expect(await tab.visitor()).not.toBeNull();
    expect((await tab.open(account.idToken)).status).toBe(401);
  });

  it('blocking puts it out at once, deleting too', async () => {
    const { tab, account } = await signedIn();
    await admin({ localId: account.localId, disableUser: true });
    expect(await tab.visitor()).toBeNull();
    const other = await signedIn();
    await other.tab.identity('/v1/accounts:delete', { idToken: other.account.idToken });
    expect(await other.tab.visitor()).toBeNull();
  });

  it('a new name is seen at once', async () => {
    const { tab, account } = await signedIn();
    await tab.identity('/v1/accounts:update', { idToken: account.idToken, displayName: 'Ada Lovelace' });
    expect((await tab.visitor())?.name).toBe('Ada Lovelace');
    await tab.call('GET', '/api/session');
    expect(JSON.parse(decodeURIComponent(tab.cookies.get('who') ?? ''))).toMatchObject({ initials: 'AL' });
  });

  it('a mark for staff counts once the address is confirmed', async () => {
    const { tab, account } = await signedIn();
    await markStaff(account.email.toUpperCase(), true, 'test');
    expect((await tab.visitor())?.staff).toBe(false);
    await admin({ localId: account.localId, emailVerified: true });
    expect((await tab.visitor())?.staff).toBe(true);
    await markStaff(account.email, false, 'test');
    expect((await tab.visitor())?.staff).toBe(false);
  });
});

describe('Google’s button', () => {
  const person = () => ({
    sub: crypto.randomUUID(),
    email: `g-${crypto.randomUUID()}@example.com`,
    email_verified: true,
    name: 'Gwen Go',
  });
  const pressed = async (claims: Record<string, unknown> = person()) => {
    const tab = browser();
    const { body } = await tab.call('GET', '/api/session/nonce');
    return { tab, credential: await google.credential({ nonce: body.nonce, ...claims }) };
  };

  it('opens a session for a credential that fits the browser’s nonce, once', async () => {
    const { tab, credential } = await pressed();
    const nonce = tab.cookies.get('g_nonce') ?? '';
    const { status, body } = await tab.open(credential);
    expect([status, body.user.name]).toEqual([200, 'Gwen Go']);
    expect(await tab.visitor()).toMatchObject({ emailVerified: true });
    const thief = browser();
    thief.cookies.set('g_nonce', nonce);
    expect((await thief.open(credential)).status).toBe(401);
  });

  it('opens none without the nonce, with another, or for an old credential', async () => {
    const { credential } = await pressed();
    expect((await browser().open(credential)).status).toBe(401);
    const other = await pressed();
    expect((await other.tab.open(credential)).status).toBe(401);
    const at = Math.floor(now().getTime() / 1000);
    const old = await pressed({ ...person(), iat: at - 301, exp: at + 3000 });
    expect((await old.tab.open(old.credential)).status).toBe(401);
  });

  it('finds the same account again by Google’s id', async () => {
    const claims = person();
    const first = await pressed(claims);
    const second = await pressed(claims);
    const [one, two] = [await first.tab.open(first.credential), await second.tab.open(second.credential)];
    expect(two.body.user.id).toBe(one.body.user.id);
  });

  it('asks for the password where Google does not vouch for the address', async () => {
    const account = await browser().signUp();
    const { tab, credential } = await pressed({ ...person(), email: account.email, email_verified: false });
    expect((await tab.open(credential)).status).toBe(409);
  });
});
