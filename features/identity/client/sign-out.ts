import { demoSignOut } from '../stores/demo-store.ts';
import { forgetGoogle } from '../stores/google-store.ts';
import { forgetAskedAddress } from './asked-address.ts';
import { dropStoredUser, isIdentityOpen, storedToken } from './sdk.ts';
import { endSession } from './session.ts';

/** Signs out on the server, in the three stores and in every other tab. Nobody waits for the SDK in order to leave. */
export async function signOutEverywhere(): Promise<void> {
  await endSession(storedToken());
  forgetGoogle();
  forgetAskedAddress();
  demoSignOut();
  if (isIdentityOpen()) await (await import('../stores/identity-store.ts')).forgetIdentity();
  else dropStoredUser();
}
