import { beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};

/** The store of a page that was just opened. */
async function freshPage() {
  vi.resetModules();
  return import('./demo-store.ts');
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
});

it('knows the one demo account, and nobody else', async () => {
  const { demoSignIn, demoStore, isDemoUser } = await freshPage();
  expect(demoSignIn('demo@example.com', 'wrong')).toBe(false);
  expect(demoSignIn('someone@example.com', 'demo-1234')).toBe(false);
  expect(isDemoUser(demoStore.get())).toBe(false);
  expect(demoSignIn('demo@example.com', 'demo-1234')).toBe(true);
  expect(isDemoUser(demoStore.get())).toBe(true);
});

it.each([
  { name: '', email: 'a@example.com', password: 'x' },
  { name: 'A', email: '', password: 'x' },
  { name: 'A', email: 'a@example.com', password: '' },
])('takes no sign-up with a gap: %j', async (account) => {
  const { demoSignUp, demoStore, isDemoUser } = await freshPage();
  expect(demoSignUp(account)).toBe(false);
  expect(isDemoUser(demoStore.get())).toBe(false);
});

it('keeps name and address for the next page, and forgets both', async () => {
  const page = await freshPage();
  expect(page.demoSignUp({ name: 'A', email: 'a@example.com', password: 'x' })).toBe(true);
  const next = await freshPage();
  expect(next.demoStore.get()).toEqual({ name: 'A', email: 'a@example.com' });
  expect(next.demoStore.atFirst).toEqual({ name: '', email: '' });
  next.demoSignOut();
  expect(next.isDemoUser((await freshPage()).demoStore.get())).toBe(false);
  expect(kept.size).toBe(0);
});
