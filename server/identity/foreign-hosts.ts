import type { Env } from '../env.ts';
import type { ForeignHosts } from '../http/security-headers.ts';

type Keys = 'GOOGLE_CLIENT_ID' | 'FIREBASE_PROJECT_ID' | 'FIREBASE_AUTH_DOMAIN';

/** The hosts outside our own that sign-in needs as it is configured; none with the embedded service alone. */
export function identityHosts(env: Pick<Env, Keys>): ForeignHosts {
  const google = 'https://accounts.google.com/gsi/';
  const button: ForeignHosts = env.GOOGLE_CLIENT_ID
    ? {
        'script-src': [`${google}client`],
        'style-src': [`${google}style`],
        'connect-src': [google],
        'frame-src': [google],
        'img-src': ['https://lh3.googleusercontent.com'],
      }
    : {};
  if (!env.FIREBASE_PROJECT_ID) return button;
  const alsoAt = (name: keyof ForeignHosts, ...hosts: string[]) => [...(button[name] ?? []), ...hosts];
  return {
    ...button,
    // The SDK's own window and its frame on the project's domain.
    'script-src': alsoAt('script-src', 'https://apis.google.com'),
    'frame-src': alsoAt('frame-src', `https://${env.FIREBASE_AUTH_DOMAIN}`),
    'connect-src': alsoAt(
      'connect-src',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ),
  };
}
