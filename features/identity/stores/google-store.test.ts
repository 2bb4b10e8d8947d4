import { beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

async function freshPage() {
  vi.resetModules();
  return import('./google-store.ts');
}

const claims = {
  sub: '17',
  email: 'zoë@example.com',
  name: 'Zoë Ärmel',
  picture: 'https://example.com/z.png',
};
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const credential = `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
const zoe = { id: '17', email: claims.email, name: claims.name, picture: claims.picture };

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
});

it('keeps credential and user, and calls back with both', async () => {
  const { googleStore, onGoogleSuccess, takeCredential } = await freshPage();
  const succeeded = vi.fn();
  onGoogleSuccess(succeeded);
  await takeCredential({ credential });
  expect(succeeded).toHaveBeenCalledWith(zoe, credential);
  expect(googleStore.get()).toEqual({ user: zoe, isAuthenticated: true, loading: false, error: null });
  expect(Object.fromEntries(kept)).toEqual({
    authToken: credential,
    user: JSON.stringify(zoe),
    google_user: JSON.stringify(zoe),
  });
});

it('starts signed in where a token is kept, but draws as the server did first', async () => {
  kept.set('authToken', credential);
  const { googleStore } = await freshPage();
  expect(googleStore.get().isAuthenticated).toBe(true);
  expect(googleStore.atFirst.isAuthenticated).toBe(false);
});

it.each([
  [{}, 'No credential received from Google'],
  [{ credential: 'no.token' }, 'Failed to process Google sign in response'],
  [{ credential: `a.${part({ name: 'nobody' })}.b` }, 'Failed to process Google sign in response'],
])('says what is wrong with %j', async (answer, text) => {
  const { googleStore, takeCredential } = await freshPage();
  await takeCredential(answer);
  expect(googleStore.get()).toEqual({ user: null, isAuthenticated: false, loading: false, error: text });
  expect(kept.size).toBe(0);
});

it('clears user, flag, error, callback and entries at sign-out', async () => {
  const { forgetGoogle, googleStore, onGoogleSuccess, takeCredential } = await freshPage();
  const succeeded = vi.fn();
  onGoogleSuccess(succeeded);
  await takeCredential({ credential });
  forgetGoogle();
  expect(googleStore.get()).toEqual({ user: null, isAuthenticated: false, loading: false, error: null });
  expect(kept.size).toBe(0);
  await takeCredential({ credential });
  expect(succeeded).toHaveBeenCalledTimes(1);
});
