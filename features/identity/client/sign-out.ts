import { demoSignOut } from '../stores/demo-store.ts';
import { forgetGoogle } from '../stores/google-store.ts';
import { forgetIdentity } from '../stores/identity-store.ts';
import { hasStoredUser, openIdentity } from './sdk.ts';
import { endSession } from './session.ts';

/** The token that is kept, for ending its sign-in too; none where nobody is kept or it cannot be had any more. */
async function keptToken(): Promise<string | undefined> {
  if (!hasStoredUser()) return undefined;
  try {
    const { auth } = await openIdentity();
    await auth.authStateReady();
    return await auth.currentUser?.getIdToken();
  } catch {
    return undefined;
  }
}

/** Signs out on the server, in the three stores and in every other tab. */
export async function signOutEverywhere(): Promise<void> {
  await endSession(await keptToken());
  forgetGoogle();
  demoSignOut();
  if (hasStoredUser()) await forgetIdentity();
}
