import { createStore } from '#lib/run/store.ts';

/** Somebody, as the claims of Google's credential tell it. For showing; the server believes the credential alone. */
export interface GoogleUser {
  id: string;
  email: string;
  name: string;
  picture: string;
}

interface GoogleState {
  user: GoogleUser | null;
  /** True from the start where a credential is kept; whether it still counts is the server's to say. */
  isAuthenticated: boolean;
  loading: boolean;
  error: string | null;
}

/** What the flow says when it fails. */
export const googleErrors = {
  failed: 'An error occurred during Google sign in',
  unreadable: 'Failed to process Google sign in response',
  empty: 'No credential received from Google',
  script: 'Failed to load Google script',
} as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A user from claims or from what was kept; throws where there is nobody in it. */
function userFrom(json: string, idName: 'sub' | 'id'): GoogleUser {
  const value: Record<string, unknown> = Object(JSON.parse(json));
  const id = text(value[idName]);
  if (!id) throw new Error('nobody is named');
  return { id, email: text(value.email), name: text(value.name), picture: text(value.picture) };
}

const entries = ['authToken', 'user', 'google_user'] as const;

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

function keptUser(): GoogleUser | null {
  try {
    return userFrom(storage()?.getItem('user') ?? '', 'id');
  } catch {
    return null;
  }
}

const nobody: GoogleState = { user: null, isAuthenticated: false, loading: false, error: null };

/** Google's own button: its user, apart from the identity service's. */
export const googleStore = createStore<GoogleState>(
  { ...nobody, user: keptUser(), isAuthenticated: Boolean(storage()?.getItem('authToken')) },
  nobody,
);

type Succeeded = (user: GoogleUser, credential: string) => void | Promise<void>;
let succeeded: Succeeded | null = null;

/** Calls back after each sign-in by the button, until the sign-out. */
export function onGoogleSuccess(callback: Succeeded | null): void {
  succeeded = callback;
}

/** The user that a credential names. It is not checked here: nothing but a display depends on it. */
export function readCredential(credential: string): GoogleUser {
  const body = credential.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return userFrom(new TextDecoder().decode(bytes), 'sub');
}

/** Takes what Google's button answers with. */
export async function takeCredential(answer: { credential?: string }): Promise<void> {
  googleStore.set({ loading: true, error: null });
  const { credential } = answer;
  if (!credential) {
    googleStore.set({ loading: false, error: googleErrors.empty });
    return;
  }
  try {
    const user = readCredential(credential);
    const text = JSON.stringify(user);
    storage()?.setItem('authToken', credential);
    storage()?.setItem('user', text);
    storage()?.setItem('google_user', text);
    googleStore.set({ user, isAuthenticated: true });
    await succeeded?.(user, credential);
    googleStore.set({ loading: false });
  } catch (error) {
    forgetGoogle();
    const refused = error instanceof Error && error.name === 'SessionError';
    googleStore.set({ error: refused ? error.message : googleErrors.unreadable });
  }
}

/** Says what kept the button from coming or answering. */
export const failGoogle = (error: string): void => googleStore.set({ loading: false, error });

/** Clears user, flag, error, callback and everything kept. */
export function forgetGoogle(): void {
  succeeded = null;
  for (const entry of entries) storage()?.removeItem(entry);
  googleStore.set(nobody);
}
