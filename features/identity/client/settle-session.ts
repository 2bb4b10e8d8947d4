import { whoTextIn } from '../who-cookie.ts';
import { hasStoredUser } from './sdk.ts';

/**
 * Opens a session again for somebody whom the SDK keeps signed in here while the site's own has ended. True when it
 * did. It loads nothing for anybody else. What Google's button left behind counts once, so it is the sign-in page's.
 */
export async function settleSession(): Promise<boolean> {
  if (whoTextIn(document.cookie) !== null || !hasStoredUser()) return false;
  try {
    const { renewSession, startIdentity } = await import('../stores/identity-store.ts');
    if (!(await startIdentity())) return false;
    await renewSession();
    return true;
  } catch {
    // The server then sends them to the sign-in page, which says what to do.
    return false;
  }
}
