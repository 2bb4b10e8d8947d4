import { whoText } from '#lib/text/who-text.ts';
import { forgetGoogle, googleStore } from '../stores/google-store.ts';
import { forgetIdentity, renewSession, startIdentity } from '../stores/identity-store.ts';
import { sessionUser } from './session.ts';

/**
 * Finds out whether somebody is signed in here already. The identity service's user gets a fresh token and a
 * session; Google's stands as long as its session does, and is forgotten with it.
 */
export async function settleVisit(): Promise<boolean> {
  if (await startIdentity()) {
    try {
      await renewSession();
      return true;
    } catch {
      // The sign-in was ended elsewhere: what is kept here is worth nothing.
      await forgetIdentity();
    }
  }
  const { isAuthenticated } = googleStore.get();
  // Whoever was never here is not asked about.
  if (!isAuthenticated && whoText() === null) return false;
  try {
    if (await sessionUser()) return true;
    forgetGoogle();
  } catch {
    // The server is away for the moment; what is kept stays.
  }
  return false;
}
