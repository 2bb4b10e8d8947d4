import type { MultiFactorError, MultiFactorResolver, User } from '@firebase/auth';
import { createStore } from '#lib/run/store.ts';
import { ownPopupResolver } from '../client/popup-resolver.ts';
import { withPuzzle } from '../client/puzzle.ts';
import { hasStoredUser, type Identity, openIdentity } from '../client/sdk.ts';
import { openSession } from '../client/session.ts';
import { errorText } from '../error-texts.ts';

/** Somebody whom the identity service knows. */
export interface IdentityUser {
  id: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  picture: string | null;
  hasPassword: boolean;
  hasGoogle: boolean;
  /** The authenticator app, if one is set up. */
  factorId: string | null;
}

interface IdentityState {
  user: IdentityUser | null;
  /** True until the first state is known. */
  loading: boolean;
  /** What went wrong with the last action, as one can say it to a person. */
  error: string | null;
}

/** The identity service's user, for the whole page. */
export const identityStore = createStore<IdentityState>({ user: null, loading: true, error: null });

function known(user: User | null, { sdk }: Identity): IdentityUser | null {
  if (!user) return null;
  const providers = user.providerData.map(({ providerId }) => providerId);
  return {
    id: user.uid,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.displayName,
    picture: user.photoURL,
    hasPassword: providers.includes('password'),
    hasGoogle: providers.includes('google.com'),
    factorId: sdk.multiFactor(user).enrolledFactors[0]?.uid ?? null,
  };
}

const freshMs = 300_000;

/** The server's session follows the SDK: a token that was just written is exchanged, an old one is not. */
async function follow(user: User | null): Promise<void> {
  if (!user) return;
  const { token, issuedAtTime } = await user.getIdTokenResult();
  if (Date.now() - Date.parse(issuedAtTime) < freshMs) await openSession(token);
}

let ready: Promise<Identity> | null = null;

/** The SDK with its first state known. From here on the store follows it. */
function opened(): Promise<Identity> {
  ready ??= (async () => {
    const identity = await openIdentity();
    await identity.auth.authStateReady();
    identity.sdk.onIdTokenChanged(identity.auth, (user) => {
      identityStore.set({ user: known(user, identity), loading: false });
      // A session that could not be opened now is opened by the page that needs one.
      follow(user).catch(() => {});
    });
    return identity;
  })().catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}

/** Ends `loading`: at once where nobody is kept signed in, otherwise when the SDK has said who it is. */
export async function startIdentity(): Promise<IdentityUser | null> {
  if (!hasStoredUser() && !ready) {
    identityStore.set({ loading: false });
    return null;
  }
  try {
    const identity = await opened();
    identityStore.set({ user: known(identity.auth.currentUser, identity), loading: false });
  } catch (error) {
    identityStore.set({ loading: false, error: errorText(error) });
  }
  return identityStore.get().user;
}

/** Begins loading the SDK, for a hand that is about to need it. */
export function warmIdentity(): void {
  opened().catch(() => {});
}

/** Every action: the last error is forgotten, a puzzle is solved where one is asked for, a failure is kept and thrown. */
export async function act<Result>(
  work: (identity: Identity, puzzleAnswer?: string) => Promise<Result>,
  open: () => Promise<Identity> = opened,
): Promise<Result> {
  identityStore.set({ error: null });
  try {
    const identity = await open();
    const result = await withPuzzle((answer) => work(identity, answer));
    identityStore.set({ user: known(identity.auth.currentUser, identity), loading: false });
    return result;
  } catch (error) {
    identityStore.set({ error: errorText(error) });
    throw error;
  }
}

/** Does something with the account that is signed in. */
export function actAs<Result>(work: (user: User, identity: Identity) => Promise<Result>): Promise<Result> {
  return act((identity) => {
    const { currentUser } = identity.auth;
    if (!currentUser) throw Object.assign(new Error('signed out'), { code: 'auth/user-token-expired' });
    return work(currentUser, identity);
  });
}

/** A session of this site for the account that is signed in, by a token written now. */
export const renewSession = (): Promise<void> =>
  actAs(async (user) => openSession(await user.getIdToken(true)));

/** Makes an account, signs it in and emails the link that confirms the address. */
export const signUp = (account: { email: string; password: string; name: string }): Promise<void> =>
  act(async ({ auth, sdk }) => {
    const { user } = await sdk.createUserWithEmailAndPassword(auth, account.email, account.password);
    if (account.name) await sdk.updateProfile(user, { displayName: account.name });
    // The account stands whether or not the mail goes out; the link can be asked for again.
    await sdk.sendEmailVerification(user).catch(() => {});
    await openSession(await user.getIdToken(true));
  });

/** Signs in with address and password. An account with two steps throws `auth/multi-factor-auth-required`. */
export const signIn = (email: string, password: string): Promise<void> =>
  act(async ({ auth, sdk }) => {
    const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
    await openSession(await user.getIdToken());
  });

/** Where the SDK's own way through Google's servers is needed, and where ours. */
export const popupResolver = ({ mode, sdk }: Identity) =>
  mode === 'firebase' ? sdk.browserPopupRedirectResolver : ownPopupResolver;

/** Signs in with Google in a window of its own. */
export const signInWithGoogle = (): Promise<void> =>
  act(async (identity) => {
    const { auth, sdk } = identity;
    const provider = new sdk.GoogleAuthProvider();
    const { user } = await sdk.signInWithPopup(auth, provider, popupResolver(identity));
    await openSession(await user.getIdToken());
  });

/** What a sign-in with two steps still needs, from the error that asked for it. */
export const secondStepOf = (error: unknown): Promise<MultiFactorResolver> =>
  openIdentity().then(({ auth, sdk }) => sdk.getMultiFactorResolver(auth, error as MultiFactorError));

/** The second step: the six digits of the authenticator app. */
export const finishWithCode = (step: MultiFactorResolver, code: string): Promise<void> =>
  act(async ({ sdk }) => {
    const factor = step.hints[0]?.uid ?? '';
    const { user } = await step.resolveSignIn(sdk.TotpMultiFactorGenerator.assertionForSignIn(factor, code));
    await openSession(await user.getIdToken());
  });

/** Forgets whoever is signed in here; the server is told by `signOutEverywhere`. */
export const forgetIdentity = (): Promise<void> =>
  // Not by `opened`: a user who is about to go is not followed into a session any more.
  act(({ auth, sdk }) => sdk.signOut(auth), openIdentity);
