import { createStore } from '#lib/run/store.ts';

interface DemoState {
  name: string;
  email: string;
}

/** The one account of the demo sign-in; it opens nothing real. */
export const demoAccount = { name: 'Demo', email: 'demo@example.com', password: 'demo-1234' };

const nobody: DemoState = { name: '', email: '' };
const keys = { name: 'demo-name', email: 'demo-email' } as const;

const kept = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** The fake sign-in of demo pages (the specification's test-auth store). */
export const demoStore = createStore<DemoState>(
  typeof localStorage === 'undefined' ? nobody : { name: kept(keys.name), email: kept(keys.email) },
  nobody,
);

function keep(state: DemoState): void {
  demoStore.set(state);
  try {
    for (const field of ['name', 'email'] as const) {
      if (state[field]) localStorage.setItem(keys[field], state[field]);
      else localStorage.removeItem(keys[field]);
    }
  } catch {
    // A browser that keeps nothing forgets the demo user with the page.
  }
}

/** Signed in when both name and address are there. */
export const isDemoUser = ({ name, email }: DemoState): boolean => name !== '' && email !== '';

/** Takes anybody who gives a name, an address and a password; false otherwise. */
export function demoSignUp(account: { name: string; email: string; password: string }): boolean {
  if (!account.name || !account.email || !account.password) return false;
  keep({ name: account.name, email: account.email });
  return true;
}

/** Knows the demo account alone. */
export function demoSignIn(email: string, password: string): boolean {
  if (email !== demoAccount.email || password !== demoAccount.password) return false;
  keep({ name: demoAccount.name, email });
  return true;
}

/** Forgets both. */
export const demoSignOut = (): void => keep(nobody);
