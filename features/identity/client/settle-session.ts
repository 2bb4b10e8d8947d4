import { whoText } from '#lib/text/who-text.ts';
import { tellTabs } from './channel.ts';
import { hasStoredUser } from './sdk.ts';
import { sessionUser } from './session.ts';

/**
 * Opens a session again for somebody whom the SDK keeps signed in here while the site's own has ended. True when it
 * did. It loads nothing for anybody else. `hasEnded` says that the server knows nobody, whatever the header shows. What Google's button left behind counts once, so it is the sign-in page's.
 */
export async function settleSession(hasEnded = false): Promise<boolean> {
  try {
    if (whoText() !== null) {
      if (!hasEnded) return false;
      // The mark in the header outlived the session: the server takes it away.
      await sessionUser();
      tellTabs('signed-out');
    }
    if (!hasStoredUser()) return false;
    const { renewSession, startIdentity } = await import('../stores/identity-store.ts');
    if (!(await startIdentity())) return false;
    await renewSession();
    return true;
  } catch {
    // The server then sends them to the sign-in page, which says what to do.
    return false;
  }
}
