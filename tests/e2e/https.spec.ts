import { expect, test } from '@playwright/test';
import { type Site, startSite } from '../../scripts/test/site.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

// Behind a proxy that speaks https with visitors, as every public site is.
const origin = 'https://akra.example';
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: origin });
});
test.afterAll(() => site.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.address + path, { redirect: 'manual', ...init });

test('every kind of answer promises https', { tag: '@smoke' }, async () => {
  const home = await ask('/');
  const asset = /\/assets\/[\w.-]+\.css/.exec(await home.text())?.[0] ?? '';
  const answers = {
    'cached page': [home, 200],
    'the same, known already': [
      await ask('/', { headers: { 'If-None-Match': home.headers.get('etag') ?? '' } }),
      304,
    ],
    asset: [await ask(asset), 200],
    'page of a request': [await ask('/sign-in?redirectFrom=%2Faccount%2Fdetails'), 200],
    'page of the panel': [await ask('/admin-panel'), 200],
    redirect: [await ask('/account/details'), 302],
    'moved address': [await ask('/events/'), 308],
    'address of nothing': [await ask('/assets/nothing.js'), 404],
    'refused call': [await ask('/api/sessions'), 401],
    'refused identity call': [await ask('/v1/accounts:lookup', { method: 'POST' }), 403],
    'foreign form': [
      await ask('/api/session', { method: 'POST', headers: { Origin: 'https://elsewhere.example' } }),
      403,
    ],
    health: [await ask('/readyz'), 200],
  } as const;
  for (const [kind, [answer, status]] of Object.entries(answers)) {
    expect(answer.status, kind).toBe(status);
    expect(answer.headers.get('strict-transport-security'), kind).toBe('max-age=63072000; includeSubDomains');
  }
});

test('every cookie belongs to this host alone', { tag: '@smoke' }, async () => {
  const json = { 'Content-Type': 'application/json', Origin: origin };
  const signUp = await ask('/v1/accounts:signUp?key=embedded-identity', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery 41' }),
  });
  const { idToken } = (await signUp.json()) as { idToken: string };
  const session = await ask('/api/session', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ idToken }),
  });
  const nonce = await ask('/api/session/nonce');
  const solved = await ask('/api/captcha', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ answer: 'a.b:1' }),
  });
  const lines = [signUp, session, nonce, solved].flatMap((answer) => answer.headers.getSetCookie());
  expect(lines.map((line) => line.split('=')[0]).toSorted()).toEqual([
    '__Host-captcha',
    '__Host-device',
    '__Host-g_nonce',
    '__Host-sid',
    '__Host-who',
  ]);
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/;.* Secure; SameSite=(Lax|Strict)$/);
    expect(line).not.toContain('Domain');
    expect(line.includes('HttpOnly'), line).toBe(!line.startsWith('__Host-who='));
  }
  const cookie = lines.find((line) => line.startsWith('__Host-sid='))?.split(';')[0] ?? '';
  const user = async (header: string) => {
    const answer = await ask('/api/session', { headers: { cookie: header } });
    return ((await answer.json()) as { user: { email: string } | null }).user?.email ?? null;
  };
  expect(await user(cookie)).toBe('ada@example.com');
  expect(await user(cookie.replace('__Host-', ''))).toBeNull();
});
