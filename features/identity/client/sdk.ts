import type { Auth } from '@firebase/auth';
import { identityConfig } from './config.ts';
import type { sdk } from './sdk-parts.ts';

/** The SDK, opened on this site's accounts. */
export interface Identity {
  auth: Auth;
  sdk: typeof sdk;
  mode: 'embedded' | 'firebase';
}

let opened: Promise<Identity> | null = null;

async function open(): Promise<Identity> {
  const [config, sdk] = await Promise.all([
    identityConfig(),
    import('./sdk-parts.ts').then(({ sdk }) => sdk),
  ]);
  const app = sdk.initializeApp({
    apiKey: config.apiKey,
    projectId: config.projectId,
    ...(config.authDomain ? { authDomain: config.authDomain } : {}),
  });
  const auth = sdk.initializeAuth(app, { persistence: sdk.browserLocalPersistence });
  if (config.mode === 'embedded') {
    // In the same tick as initializeAuth, before its first call goes out.
    Object.assign(auth.config, {
      apiScheme: location.protocol.slice(0, -1),
      apiHost: location.host,
      tokenApiHost: location.host,
    });
    // Asked for a captcha, the SDK would load Google's script; we answer with a puzzle of our own (puzzle.ts).
    auth.settings.appVerificationDisabledForTesting = true;
    // A page that the browser brings back as it was slept through what other tabs were given since: its refresh
    // token may have been replaced, and using it again would end the sign-in.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && storedTokens()?.refreshToken !== auth.currentUser?.refreshToken) location.reload();
    });
  }
  return { auth, sdk, mode: config.mode };
}

/** Loads and opens the SDK once; after a failure the next caller tries again. */
export function openIdentity(): Promise<Identity> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Whether the SDK is in use on this page. */
export const isIdentityOpen = (): boolean => opened !== null;

const storedKeys = (): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser:'));
  } catch {
    return [];
  }
};

/** Whether the SDK keeps somebody signed in here, told without loading it. */
export const hasStoredUser = (): boolean => storedKeys().length > 0;

function storedTokens(): { accessToken?: string; refreshToken?: string } | undefined {
  try {
    return JSON.parse(localStorage.getItem(storedKeys()[0] ?? '') ?? '{}').stsTokenManager;
  } catch {
    return undefined;
  }
}

/** The token that the SDK keeps, which may have ended; read without loading it. */
export const storedToken = (): string | undefined => storedTokens()?.accessToken;

/** Takes away what the SDK keeps; where it is in use in another tab, it notices and signs out. */
export function dropStoredUser(): void {
  for (const key of storedKeys()) localStorage.removeItem(key);
}
